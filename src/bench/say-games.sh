#!/bin/sh
# Compares `ahoz say --split` with shell pipelines that say the same texts:
# src/bench/say-games.sh [FILE]
# espeak-ng to WAV, espeak-ng and lame to MP3, flite and opusenc to Opus. Without a file of games it
# makes 1,000 annotated ones. The pipelines are slow, so that they say only every so many games, and
# their times are scaled up; SAMPLE (20) is how many. Times are user CPU seconds, all threads
# together. "audio hours" are those of the files made, per minute of user CPU: the engines speak at
# different speeds, so that the second ratio, of the time for the same texts, is the stricter one.
# THREADS="1 2" repeats ahoz on so many processors, for wall times (needs taskset), REPEATS (1) times
# in turn, since one run on a virtual machine proves little; FORMATS ("wav mp3 opus") says which files
# are made.
set -eu

home=$(CDPATH='' cd -- "$(dirname -- "$0")/../.." && pwd -P)
sample=${SAMPLE:-20}

missing=
for program in espeak-ng:espeak-ng lame:lame flite:flite opusenc:opus-tools ffprobe:ffmpeg bash:bash; do
  if ! command -v "${program%%:*}" >/dev/null 2>&1; then
    missing="$missing ${program##*:}"
  fi
done
if [ -n "$missing" ]; then
  echo "say-games: some programs are missing; on Debian: apt-get install$missing" >&2
  exit 69
fi

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
trap 'exit 130' INT TERM

# Games that differ in their first moves and in what is said of them.
make_games() {
  game=0
  while [ "$game" -lt 1000 ]; do
    cat <<GAME
[Event "Game $game"]
[Result "*"]

1. e4 {move $game is the king's pawn} e5 2. Nf3 Nc6 3. Bb5 a6 \$1 4. Ba4 (4. Bxc6 dxc6 {an old line}) 4... Nf6 5. O-O
Be7 \$5 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Na5 10. Bc2 c5 {white keeps the center} 11. d4 Qc7
12. Nbd2 cxd4 13. cxd4 Nc6 \$6 14. Nb3 a5 15. Be3 a4 16. Nbd2 Bd7 *

GAME
    game=$((game + 1))
  done
}

if [ $# -eq 0 ]; then
  make_games >"$folder/games.pgn"
  set -- "$folder/games.pgn"
fi

"$home/ahoz" --version >/dev/null
"$home/ahoz" text "$1" -l en >"$folder/all.txt" 2>/dev/null
mkdir "$folder/text"
games=$(awk -v RS= 'END { print NR }' "$folder/all.txt")
step=$(((games + sample - 1) / sample))
awk -v RS= -v step="$step" -v folder="$folder/text" \
  'NR % step == 0 { file = sprintf("%s/%05d.txt", folder, NR); print > file; close(file) }' \
  "$folder/all.txt"
spoken=$(find "$folder/text" -name '*.txt' | wc -l)

# "user wall system", in seconds.
measure() {
  { TIMEFORMAT='%U %R %S'; bash -c 'time "$@" >/dev/null 2>"$ERRORS"' bash "$@"; } 2>&1 | tail -n 1
}
ERRORS=$folder/errors
export ERRORS
TIMEFORMAT='%U %R %S'
export TIMEFORMAT

# Seconds of sound in the files of a folder: of fifty of them, and of the others by their size.
seconds() {
  find "$1" -type f -name "*.$2" -printf '%s %p\n' | sort -k 2 >"$folder/sizes"
  each=$((($(wc -l <"$folder/sizes") + 49) / 50))
  awk -v each="$each" 'NR % each == 0' "$folder/sizes" | while read -r size file; do
    echo "$size $(ffprobe -v error -show_entries format=duration -of csv=p=0 "$file")"
  done >"$folder/probed"
  awk 'NR == FNR { all += $1; next } { bytes += $1; sum += $2 }
    END { printf "%.0f", bytes ? sum * all / bytes : 0 }' "$folder/sizes" "$folder/probed"
}

pipeline() {
  # shellcheck disable=SC2016
  measure sh -c 'for text in "$1"/*.txt; do eval "$2"; done' sh "$folder/text" "$1"
}

report() { # what, pipeline's user wall system, its seconds, ahoz's user wall system, its seconds
  printf '%s %s %s %s %s\n' "$2" "$3" "$4" "$5" "$games $spoken" | awk -v what="$1" '{
    scale = $9 / $10
    printf "%s\n", what
    printf "  pipeline  user %8.1f s  system %6.1f s (%d of %d games, scaled)  %7.1f audio hours per CPU minute\n", \
      $1 * scale, $3 * scale, $10, $9, $4 / 60 / $1
    printf "  ahoz      user %8.1f s  system %6.1f s  wall %6.1f s             %7.1f audio hours per CPU minute\n", \
      $5, $7, $6, $8 / 60 / $5
    printf "  ratio     same texts %.1f  with system %.1f  audio hours %.1f\n", $1 * scale / $5, \
      ($1 + $3) * scale / ($5 + $7), ($8 / $5) / ($4 / $1)
  }'
}

ours() {
  rm -rf "$folder/ours"
  measure "$home/ahoz" say "$1" -l en --split --progress none -f "$2" -o "$folder/ours"
}

echo "load: $(cut -d ' ' -f 1-3 /proc/loadavg 2>/dev/null || true); games: $games"
for format in ${FORMATS:-wav mp3 opus}; do
  case $format in
    wav) command='espeak-ng -f "$text" -w "${text%.txt}.wav"' ;;
    mp3)
      command='espeak-ng -f "$text" -w "${text%.txt}.wav"
        lame --quiet -b 48 "${text%.txt}.wav" "${text%.txt}.mp3"'
      ;;
    *)
      command='flite -voice kal16 -f "$text" -o "${text%.txt}.wav"
        opusenc --quiet --bitrate 24 "${text%.txt}.wav" "${text%.txt}.opus"'
      ;;
  esac
  theirs=$(pipeline "$command")
  their_seconds=$(seconds "$folder/text" "$format")
  mine=$(ours "$1" "$format")
  report "$format" "$theirs" "$their_seconds" "$mine" "$(seconds "$folder/ours" "$format")"
  find "$folder/text" -type f ! -name '*.txt' -exec rm {} +
  repeat=0
  while [ "$repeat" -lt "${REPEATS:-1}" ]; do
    repeat=$((repeat + 1))
    for processors in ${THREADS:-}; do
      rm -rf "$folder/ours"
      wall=$(measure taskset -c "0-$((processors - 1))" \
        "$home/ahoz" say "$1" -l en --split --progress none -f "$format" -o "$folder/ours")
      echo "  on $processors processors: user, wall and system seconds $wall"
    done
  done
done
