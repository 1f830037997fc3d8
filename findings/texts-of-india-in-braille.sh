#!/bin/sh
# Telugu, Hindi and rupees on a braille display, by liblouis.
#
# One would guess: its tables of Telugu and Hindi, made by India's council of braille, have every letter that texts use, mark
# digits of these scripts as numbers, as they mark ASCII digits, and have the rupee sign, which Unicode has had since 2010.
# What happens: the Telugu table lacks హ, with which హైదరాబాద్ (Hyderabad) begins, and the non-joiner that Telugu writes between
# an English word and its ending: readers feel the number of the character, in eight cells. Both tables write १२ and ౧౨ without
# the sign of numbers, exactly like the letters अब and అబ. Of all tables of the release only Taiwan's contains ₹; those for India
# and Unified English Braille write its number in eight cells. They have a sign for $ and for £.
# Who is hurt: readers of Telugu by touch, in each word with హ, and everybody whose page shows digits of India or amounts with ₹.
# "1.5 lakh rupees" in ASCII digits is readable.
set -eu
export LC_ALL=C.UTF-8

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"
apt-get download liblouis-bin=3.24.0-1 liblouis-data=3.24.0-1 liblouis20=3.24.0-1 libyaml-0-2 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" root; done
LD_LIBRARY_PATH=$(dirname "$(find "$folder/root" -name 'liblouis.so.20' | head -n 1)")
LOUIS_TABLEPATH=$folder/root/usr/share/liblouis/tables
export LD_LIBRARY_PATH LOUIS_TABLEPATH

# Prints the braille of the text $2 by the table $1.
braille() { printf '%s\n' "$2" | root/usr/bin/lou_translate "unicode.dis,$1"; }

hindi=hi-in-g1.utb
telugu=te-in-g1.utb
non_joiner=$(printf '\342\200\214')
# What liblouis writes for a character that a table lacks begins with these cells, for '\x.
unknown='⠄⡳⠭'

root/usr/bin/lou_translate --version | sed -n '1s/.*(/(/p'
echo "Telugu: హైదరాబాద్ is $(braille "$telugu" హైదరాబాద్)"
echo "Telugu: the non-joiner in క్లెయిమ్${non_joiner}లో is in $(braille "$telugu" "క్లెయిమ్${non_joiner}లో")"
echo "Hindi: 12 is $(braille "$hindi" 12), १२ is $(braille "$hindi" १२), अब is $(braille "$hindi" अब)"
echo "Telugu: 12 is $(braille "$telugu" 12), ౧౨ is $(braille "$telugu" ౧౨), అబ is $(braille "$telugu" అబ)"

signs=
for table in en-ueb-g1.ctb en-in-g1.ctb "$hindi" "$telugu"; do
  for sign in '₹' '$' '£'; do
    cells=$(braille "$table" "$sign")
    echo "$table: $sign is $cells"
    signs="$signs $(printf %s "$cells" | wc -m)"
  done
done
naming=$(grep -rliE 'x20b9|₹' "$LOUIS_TABLEPATH" | xargs -r -n 1 basename)
echo "tables that contain the rupee sign: $naming"

is_unknown() { braille "$telugu" "$1" | grep -q "$unknown"; }
if ! is_unknown హ || ! is_unknown "$non_joiner" || is_unknown బీమా ||
  [ "$(braille "$hindi" १२)" != "$(braille "$hindi" अब)" ] || [ "$(braille "$telugu" ౧౨)" != "$(braille "$telugu" అబ)" ] ||
  [ "$(braille "$hindi" 12)" != '⠼⠁⠃' ] || [ "$signs" != ' 8 2 2 8 2 1 8 2 1 8 2 1' ] || [ "$naming" != zh-tw.ctb ]; then
  echo 'This differs from what was seen: Telugu lacks హ and the non-joiner; १२ and ౧౨ are written like अब and అబ; ₹ is only in' \
    'zh-tw.ctb, and takes eight cells in the others.' >&2
  exit 1
fi
