#!/bin/sh
# How much is heard as a move that is none: src/bench/hear-refusals.sh AUDIO [OUT]
# AUDIO has recorded moves, as `ahoz evaluate` reads them, in index.tsv, and recorded words in
# words/VOICE. Made of them are the same moves in positions in which they are not legal, and words in
# an order that is no move; src/bench/no-moves.txt is spoken by flite and espeak-ng. Everything is
# written to OUT, or to a folder that is removed at the end; TRUST is that of `ahoz evaluate`.
set -eu

home=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
audio=$1

missing=
for program in espeak-ng flite java; do
  command -v "$program" >/dev/null 2>&1 || missing="$missing $program"
done
if [ -n "$missing" ]; then
  echo "hear-refusals: some programs are missing; on Debian: apt-get install$missing" >&2
  exit 69
fi

if [ $# -gt 1 ]; then
  out=$2
  mkdir -p "$out"
else
  out=$(mktemp -d)
  trap 'rm -rf "$out"' EXIT
  trap 'exit 130' INT TERM
fi
out=$(cd "$out" && pwd -P)

"$home/ahoz" --version >/dev/null

number=0
grep -v '^#' "$home/src/bench/no-moves.txt" >"$out/sentences"
for voice in slt rms awb kal espeak; do
  while IFS="$(printf '\t')" read -r language sentence; do
    number=$((number + 1))
    folder=$out/spoken/$language-$voice
    case $voice-$language in
      espeak-en) continue ;;
      espeak-*)
        mkdir -p "$folder"
        espeak-ng -v "$language" -w "$folder/$number.wav" "$sentence"
        ;;
      *-en)
        mkdir -p "$folder"
        flite -voice "$voice" -t "$sentence" -o "$folder/$number.wav"
        ;;
    esac
  done <"$out/sentences"
done

java -cp "$home/target/classes" "$home/src/bench/java/org/ahoz/bench/RefusalRecordings.java" "$audio" "$out"
"$home/ahoz" evaluate "$out/index.tsv" --trust "${TRUST:-normal}"
