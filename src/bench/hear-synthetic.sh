#!/bin/sh
# Hears synthetic voices: src/bench/hear-synthetic.sh [TEST...]
# The tests, all of them without an argument:
#   flite    the voices slt, rms, awb and kal16 of flite say English moves of six positions with letters,
#            with FIDE's names (anna) and with NATO's
#   game     FreeTTS reads a whole game in English with FIDE's names; GAME is a PGN file
#   espeak   eSpeak-ng says moves in the languages of LANGS ("en eu es hr eo de"), before and after
#            its voice was enrolled: a stress test, since it sounds like nobody. VARIANTS ("+m3 +f2")
#            adds voices to each language's own
#   freetts  FreeTTS says moves by phones in all languages that speak: this tells whether what we say
#            and what we hear are consistent, and nothing of people
# Each voice learns as it listens, as a person's does within a session. In percent of the moves: heard
# right first, among the first three, asked, refused; wrong of a hundred that were taken; seconds for a
# second of sound. SAMPLE (72) is how many moves each voice says, 0 for all of the positions; for
# freetts it is a sixth. KEEP names a folder for what was said and heard;
# its .out files tell of each move that was misheard.
set -eu

home=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
sample=${SAMPLE:-72}
tests=${*:-flite game espeak freetts}

missing=
for test in $tests; do
  case $test in
    flite) command -v flite >/dev/null 2>&1 || missing="$missing flite" ;;
    espeak) command -v espeak-ng >/dev/null 2>&1 || missing="$missing espeak-ng" ;;
    game | freetts) ;;
    *)
      echo "hear-synthetic: there is no test $test; choose among flite, game, espeak, freetts" >&2
      exit 2
      ;;
  esac
done
if [ -n "$missing" ]; then
  echo "hear-synthetic: some programs are missing; on Debian: apt-get install$missing" >&2
  exit 69
fi
if [ -n "${KEEP:-}" ]; then
  mkdir -p "$KEEP"
  folder=$(CDPATH='' cd -- "$KEEP" && pwd -P)
else
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  trap 'exit 130' INT TERM
fi

"$home/ahoz" --version >/dev/null
mkdir -p "$folder/classes"
javac -proc:none -d "$folder/classes" -cp "$home/target/ahoz.jar" "$home"/src/bench/java/org/ahoz/bench/*.java
moves() {
  java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp "$folder/classes:$home/target/ahoz.jar" org.ahoz.bench.SpokenMoves "$@"
}

# One table of the tables in folders.
join() {
  awk -F '\t' -v OFS='\t' -v root="$folder/" '
    FNR == 1 { path = FILENAME; sub(/index.tsv$/, "", path); sub(root, "", path); if (NR > 1) next }
    FNR > 1 { $2 = path $2 }
    { print }' "$@"
}

print() {
  awk -F '\t' '
    $1 == "voice" { for (i = 1; i <= NF; i++) column[$i] = i; next }
    $1 ~ /^file / { print "    " $1 ": " $2; next }
    $1 ~ /\// || $1 == "all" {
      printf "%-28s %5s  %5s  %5s  %5s  %7s  %5s  %6s\n", $1, $column["moves"], $column["first"], $column["in 3"], \
        $column["asked"], $column["refused"], $column["wrong"], $column["time"]
    }'
}
header() {
  printf '\n%s\n%-28s %5s  %5s  %5s  %5s  %7s  %5s  %6s\n' "$1" voice moves first 'in 3' asked refused wrong time
}

# The name of the first file is a word to speech programs, which say it as the article.
english_letter() { # how to write it
  awk -v letter="$1" '{ for (i = 1; i <= NF; i++) if ($i == "a") $i = letter; print }'
}

flite_voices() {
  for alphabet in letters anna nato; do
    for voice in slt rms awb kal16; do
      to=$folder/flite/$alphabet-$voice
      moves texts "$to" "flite-$voice/$alphabet" en "$alphabet" "$sample"
      for text in "$to"/*.txt; do
        flite -voice "$voice" -t "$(english_letter ay <"$text")" -o "${text%.txt}.wav"
      done
      moves pad "$to"
    done
    join "$folder"/flite/"$alphabet"-*/index.tsv >"$folder/flite-$alphabet.tsv"
    header "flite, English, $alphabet"
    "$home/ahoz" evaluate --misheard "$folder/flite-$alphabet.tsv" | tee "$folder/flite-$alphabet.out" | print
  done
}

whole_game() {
  moves sounds "$folder/game" freetts/en/anna en anna 0 "${GAME:-$home/src/samples/immortal-game.pgn}"
  header "FreeTTS reads a game"
  "$home/ahoz" evaluate --misheard "$folder/game/index.tsv" | tee "$folder/game.out" | print
}

# eSpeak-ng says a text of a language.
espeak() { # voice, text, file
  case $1 in
    en*) said=$(english_letter '[[eI]]' <"$2") ;;
    *) said=$(cat "$2") ;;
  esac
  espeak-ng -v "$1" -w "$3" "$said"
}

enrolled() { # language, voice, folder
  mkdir -p "$3/enrol"
  "$home/ahoz" enrol -l "$1" --list | while IFS= read -r line; do
    number=$(printf '%02d' "${line%%:*}")
    echo "${line#*: }" >"$3/enrol/$number.txt"
    espeak "$2" "$3/enrol/$number.txt" "$3/enrol/$number.wav"
  done
  moves pad "$3/enrol"
  "$home/ahoz" enrol -l "$1" --profile bench --force --profiles "$3/profiles" "$3"/enrol/*.wav >"$3/enrolled" 2>&1
}

espeak_voices() {
  header 'eSpeak-ng, before and after enrolling'
  for language in ${LANGS:-en eu es hr eo de}; do
    for variant in '' ${VARIANTS:-}; do
      voice=$language$variant
      [ "$language" = en ] && voice=en-us$variant
      to=$folder/espeak/$voice
      moves texts "$to" "espeak$variant/$language" "$language" '' "$sample"
      for text in "$to"/*.txt; do
        espeak "$voice" "$text" "${text%.txt}.wav"
      done
      moves pad "$to"
      "$home/ahoz" evaluate --misheard "$to/index.tsv" | tee "$to/before.out" | print | sed -n 1p
      if enrolled "$language" "$voice" "$to"; then
        "$home/ahoz" evaluate --misheard --profile bench --profiles "$to/profiles" "$to/index.tsv" | tee "$to/after.out" |
          print | sed -n '1s/^\([^ ]*\)       /\1, after/;1p'
      fi
      echo "    $(grep -c 'left out' "$to/enrolled" || true) of the phrases left out; $(grep -v '^ahoz: /' "$to/enrolled" | head -n 1)"
    done
  done
}

freetts_voices() {
  for language in $("$home/ahoz" lexicon list | awk -F '\t' '$2 != "notation" { print $1 }'); do
    moves sounds "$folder/freetts/$language" "freetts/$language" "$language" '' $(((sample + 5) / 6)) 2>"$folder/log" ||
      rm -rf "$folder/freetts/$language"
  done
  join "$folder"/freetts/*/index.tsv >"$folder/freetts.tsv"
  header 'FreeTTS by phones: whether we hear what we say'
  "$home/ahoz" evaluate --misheard "$folder/freetts.tsv" | tee "$folder/freetts.out" | print
}

for test in $tests; do
  case $test in
    flite) flite_voices ;;
    game) whole_game ;;
    espeak) espeak_voices ;;
    freetts) freetts_voices ;;
  esac
done
