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
  "$index" "$folder/made" "${SAMPLE:-8}"

faster() { # name, times as fast
  mkdir "$folder/made/$1"
  cp "$folder/made/01 as they are/index.tsv" "$folder/made/$1"
  for file in "$folder/made/01 as they are"/*.wav; do
    sox "$file" "$folder/made/$1/${file##*/}" tempo -s "$2"
  done
}
faster '13 slow, 0.9 times' 0.9
faster '14 fast, 1.15 times' 1.15

printf '%-24s %6s %6s %6s %6s %8s %6s %6s\n' condition moves first 'in 3' asked refused noise wrong
for made in "$folder/made"/*; do
  "$home/ahoz" evaluate "$made/index.tsv" | awk -F '\t' -v name="${made##*/}" '
    $1 == "voice" { for (i = 1; i <= NF; i++) column[$i] = i }
    $1 == "all" {
      printf "%-24s %6s %6s %6s %6s %8s %6s %6s\n", substr(name, 4), $column["moves"], $column["first"], \
        $column["in 3"], $column["asked"], $column["refused"], $column["noise"], $column["wrong"]
    }'
done
