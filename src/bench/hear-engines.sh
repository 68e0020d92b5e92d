#!/bin/sh
# Compares how recordings are heard by Ahoz, by Sphinx4 with its own linguists and by pocketsphinx_batch:
# src/bench/hear-engines.sh [INDEX.tsv]
# The table is that of `ahoz evaluate`; without one, index.tsv of ../shared/audio is taken (SHARED names
# another folder). All hear the same files, and are given the same sentences with the same sounds: the
# network of all that may be said in the position. Whatever they hear, one listener tells which move it
# is. What is printed for each voice:
#   first     of a hundred moves, how many were heard right
#   decode    CPU seconds for a second of sound, warm; of pocketsphinx_batch, what it tells
#   grammar   CPU milliseconds to make what hears of the sentences, for one position; pocketsphinx_batch
#             does not tell
#   process   CPU seconds of the whole process for a second of sound, start and warming up included
#   MB        the most memory that the process had
# SAMPLE (20) is how many moves of each voice are heard, 0 for all. ENGINES ("own plain pocket") are which:
# own is Ahoz as it is; plain by sound alone, without learning and without what is often played; pocket is
# pocketsphinx_batch; dynamic and flat are linguists of Sphinx4 itself, which take a minute and more for
# each voice, so that SAMPLE=4 and WORDS=few do for them: one style and alphabet, in place of all. HEAP
# (256m) is for Java. flat needs far more for most languages; an engine that fails is left out.
# Only CPU times are taken, so that other work on the machine disturbs little.
set -eu

home=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
engines=${ENGINES:-own plain pocket}
index=${1:-${SHARED:-$home/../shared}/audio/index.tsv}
acoustics=${POCKETSPHINX_MODEL:-/usr/share/pocketsphinx/model/en-us/en-us}
timer=${TIMER:-/usr/bin/time}

if ! [ -f "$index" ]; then
  echo "hear-engines: name a table of recordings; there is none at $index" >&2
  exit 2
fi
if ! [ -x "$timer" ]; then
  echo 'hear-engines: there is no time, which measures; on Debian: apt-get install time' >&2
  exit 69
fi
case " $engines " in
  *' pocket '*)
    if ! command -v pocketsphinx_batch >/dev/null 2>&1 || ! [ -d "$acoustics" ]; then
      echo 'hear-engines: there is no pocketsphinx_batch, or it has no model; on Debian:' \
        'apt-get install pocketsphinx pocketsphinx-en-us' >&2
      exit 69
    fi
    ;;
esac

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM

"$home/ahoz" --version >/dev/null
mkdir "$folder/classes"
javac -proc:none -d "$folder/classes" -cp "$home/target/ahoz.jar" \
  "$home"/src/bench/java/org/ahoz/bench/SaidMove.java "$home"/src/bench/java/org/ahoz/hear/sphinx/*.java
comparison() {
  "$timer" -o "$folder/java-time" -f '%U %S %M' java "-Xmx${HEAP:-256m}" -XX:+UseSerialGC \
    -cp "$folder/classes:$home/target/ahoz.jar" org.ahoz.hear.sphinx.EngineComparison "$@"
}
mkdir "$folder/voices"
comparison prepare "$index" "$folder/voices" "${SAMPLE:-20}" "${WORDS:-all}"

# What pocketsphinx_batch heard in a folder. Its defaults remove silence and take a running mean, which
# is worse for single utterances; each beam is as it comes.
pocket() {
  # shellcheck disable=SC2086
  "$timer" -o "$folder/time" -f '%U %S %M' pocketsphinx_batch -hmm "$acoustics" -dict "$1/words.dic" \
    -ctl "$1/utterances.ctl" -cepdir "$1" -cepext .wav -adcin yes -adchdr 44 \
    -fsgctl "$1/utterances.ctl" -fsgdir "$1" -fsgext .fsg -hyp "$folder/heard" \
    -cmn batch -remove_silence no -dither yes -seed 1 ${POCKETSPHINX_OPTIONS:-} >"$folder/log" 2>&1 ||
    { tail -n 3 "$folder/log" >&2; return 1; }
  comparison judge "$1" "$folder/heard" >"$folder/row"
  cpu=$(sed -n 's/.*TOTAL [0-9.]* seconds speech, \([0-9.]*\) seconds CPU.*/\1/p' "$folder/log" | tail -n 1)
  awk -F '\t' -v OFS='\t' -v cpu="$cpu" '{ $5 = cpu; $6 = "-"; print }' "$folder/row"
}

in_java() {
  comparison "$1" "$2" "$home/src/bench/stock-sphinx.xml" 2>"$folder/log" || { head -n 1 "$folder/log" >&2; return 1; }
  cp "$folder/java-time" "$folder/time"
}

for voice in "$folder"/voices/*; do
  for engine in $engines; do
    case $engine in
      pocket) row=$(pocket "$voice") || row= ;;
      *) row=$(in_java "$engine" "$voice") || row= ;;
    esac
    if [ -z "$row" ]; then
      echo "hear-engines: $engine failed at $(sed -n '2s/\t.*//p' "$voice/index.tsv")" >&2
      continue
    fi
    printf '%s\t%s\t%s\n' "$engine" "$row" "$(tail -n 1 "$folder/time" | tr ' ' '\t')"
  done
done >"$folder/rows"

echo "load: $(cut -d ' ' -f 1-3 /proc/loadavg 2>/dev/null || true)"
awk -F '\t' '
  function row(engine, name, moves, right, seconds, decoding, preparing, cpu, memory) {
    printf "%-8s %-26s %5d  %5.1f  %8.4f  %8s  %8.3f  %5d\n", engine, name, moves, 100 * right / moves, \
      decoding / seconds, preparing == "-" ? "-" : sprintf("%.1f", 1000 * preparing / moves), cpu / seconds, \
      memory / 1024
  }
  BEGIN {
    printf "%-8s %-26s %5s  %5s  %8s  %8s  %8s  %5s\n", "engine", "voice", "moves", "first", "decode", "grammar", \
      "process", "MB"
  }
  {
    row($1, $2, $3, $4, $5, $6, $7, $8 + $9, $10)
    if (!($1 in moves)) order[++engines] = $1
    moves[$1] += $3; right[$1] += $4; seconds[$1] += $5; decoding[$1] += $6
    preparing[$1] = $7 == "-" ? "-" : preparing[$1] + $7
    cpu[$1] += $8 + $9
    if ($10 > memory[$1]) memory[$1] = $10
    voices[$2] = 1; share[$1, $2] = $4 / $3
  }
  END {
    print ""
    for (i = 1; i <= engines; i++) {
      e = order[i]
      row(e, "all", moves[e], right[e], seconds[e], decoding[e], preparing[e], cpu[e], memory[e])
    }
    print ""
    mine = order[1]
    for (i = 2; i <= engines; i++) {
      e = order[i]; above = 0; below = 0
      for (v in voices) { above += share[mine, v] > share[e, v]; below += share[mine, v] < share[e, v] }
      printf "%s to %s: decoding %.2f, process %.2f, memory %.2f times; heard better %d, worse %d of the voices\n", \
        e, mine, decoding[e] / decoding[mine] * seconds[mine] / seconds[e], cpu[e] / cpu[mine], \
        memory[e] / memory[mine], above, below
    }
  }' "$folder/rows"
