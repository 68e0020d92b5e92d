#!/bin/sh
# Hears worse and worse versions of recordings: src/bench/hear-conditions.sh [INDEX.tsv]
# The table is that of `ahoz evaluate`; without one, index.tsv of ../shared/audio is taken (SHARED names
# another folder). White noise and babble (six others of the recordings at once) are so far below the
# voice while it speaks; of a telephone, 300 to 4000 hertz are left, 8000 samples a second; clipped is a
# quarter of the height; offset is a tenth of full scale; quiet and loud are levels of the voice under
# full scale; slow and fast keep the pitch. In percent of the moves: heard right first, among the first
# three, asked, refused, and of the refused those for noise; and wrong of a hundred that were taken.
# SAMPLE (8) is how many moves of each voice are heard, 0 for all.
set -eu

home=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
index=${1:-${SHARED:-$home/../shared}/audio/index.tsv}

if ! [ -f "$index" ]; then
  echo "hear-conditions: name a table of recordings; there is none at $index" >&2
  exit 2
fi
if ! command -v sox >/dev/null 2>&1; then
  echo 'hear-conditions: there is no sox, which changes the speed; on Debian: apt-get install sox' >&2
  exit 69
fi
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM

"$home/ahoz" --version >/dev/null
mkdir "$folder/classes" "$folder/made"
javac -proc:none -d "$folder/classes" -cp "$home/target/ahoz.jar" "$home"/src/bench/java/org/ahoz/bench/*.java
java -cp "$folder/classes:$home/target/ahoz.jar" org.ahoz.bench.WorseRecordings \
  "$index" "$folder/made" "${SAMPLE:-8}" >"$folder/names"

faster() { # folder, times as fast, what it is
  mkdir "$folder/made/$1"
  sed "s/^c01/$1/" "$folder/made/c01/index.tsv" >"$folder/made/$1/index.tsv"
  for file in "$folder"/made/c01/*.wav; do
    sox "$file" "$folder/made/$1/${file##*/}" tempo -s "$2"
  done
  printf '%s\t%s\n' "$1" "$3" >>"$folder/names"
}
faster c15 0.9 'slow, 0.9 times'
faster c16 1.15 'fast, 1.15 times'

# All in one table, since a new process is slow at first.
awk -F '\t' -v OFS='\t' 'FNR > 1 { split($1, part, "/"); $2 = part[1] "/" $2 } NR == 1 || FNR > 1' \
  "$folder"/made/*/index.tsv >"$folder/made/index.tsv"
"$home/ahoz" evaluate "$folder/made/index.tsv" >"$folder/heard"
awk -F '\t' '
  function count(name) { return int($column[name] * $column["moves"] / 100 + 0.5) }
  function share(part, all) { return all ? 100 * part / all : 0 }
  BEGIN {
    printf "%-20s %5s  %5s  %5s  %5s  %7s  %5s  %5s\n", "condition", "moves", "first", "in 3", "asked", "refused", \
      "noise", "wrong"
  }
  NR == FNR { order[++conditions] = $1; name[$1] = $2; next }
  $1 == "voice" { for (i = 1; i <= NF; i++) column[$i] = i }
  $1 ~ /^c[0-9]+\// {
    c = substr($1, 1, 3)
    moves[c] += $column["moves"]; first[c] += count("first"); three[c] += count("in 3")
    asked[c] += count("asked"); refused[c] += count("refused"); noise[c] += count("noise")
    now = $column["moves"] - count("asked") - count("refused")
    taken[c] += now; wrong[c] += int($column["wrong"] * now / 100 + 0.5)
  }
  END {
    for (i = 1; i <= conditions; i++) {
      c = order[i]
      printf "%-20s %5d  %5.1f  %5.1f  %5.1f  %7.1f  %5.1f  %5.1f\n", name[c], moves[c], share(first[c], moves[c]), \
        share(three[c], moves[c]), share(asked[c], moves[c]), share(refused[c], moves[c]), share(noise[c], moves[c]), \
        share(wrong[c], taken[c])
    }
  }' "$folder/names" "$folder/heard"
