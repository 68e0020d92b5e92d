package org.ahoz.phones;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

/** Finds the cheapest ways of saying a word whose signs may each be said in several ways. */
final class PronunciationSearch {

  private final PhoneTable table;
  private final List<String> signs;

  /** By sign, its place among the different signs of the word. */
  private final Map<String, Integer> places = new LinkedHashMap<>();

  private final List<List<Pronunciation>> ways = new ArrayList<>();

  PronunciationSearch(PhoneTable table, List<String> signs) {
    this.table = table;
    this.signs = signs;
    for (String sign : signs) {
      if (places.putIfAbsent(sign, places.size()) == null) {
        ways.add(table.ways(sign));
      }
    }
  }

  /** For each different sign, which of its ways is taken. */
  private record Choice(List<Integer> taken, float cost) {}

  List<Pronunciation> cheapest(int most) {
    Map<List<String>, Pronunciation> found = new LinkedHashMap<>();
    PriorityQueue<Choice> open = new PriorityQueue<>(Comparator.comparing(Choice::cost));
    Set<List<Integer>> seen = new HashSet<>();
    Integer[] usual = new Integer[ways.size()];
    Arrays.fill(usual, 0);
    open.add(new Choice(List.of(usual), 0));
    while (!open.isEmpty() && found.size() < most) {
      Choice choice = open.remove();
      List<String> phones = table.repairedSymbols(phones(choice));
      if (!phones.isEmpty()) {
        found.putIfAbsent(phones, new Pronunciation(phones, choice.cost()));
      }
      for (int place = 0; place < ways.size(); place++) {
        List<Integer> taken = new ArrayList<>(choice.taken());
        int next = taken.get(place) + 1;
        taken.set(place, next);
        if (next < ways.get(place).size() && seen.add(taken)) {
          open.add(new Choice(List.copyOf(taken), cost(taken)));
        }
      }
    }
    return List.copyOf(found.values());
  }

  private List<String> phones(Choice choice) {
    List<String> phones = new ArrayList<>();
    for (String sign : signs) {
      int place = places.getOrDefault(sign, 0);
      for (String phone : ways.get(place).get(choice.taken().get(place)).phones()) {
        // Of two that are alike an ear hears one long one.
        if (phones.isEmpty() || !phones.get(phones.size() - 1).equals(phone)) {
          phones.add(phone);
        }
      }
    }
    return phones;
  }

  private float cost(List<Integer> taken) {
    float cost = 0;
    for (int place = 0; place < taken.size(); place++) {
      cost += ways.get(place).get(taken.get(place)).cost();
    }
    return cost;
  }
}
