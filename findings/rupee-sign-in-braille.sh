#!/bin/sh
# The rupee sign on a braille display, by liblouis.
#
# One would guess: liblouis, with which NVDA, Orca and Android write braille, has a sign for ₹ at least in its tables for India:
# Unicode has had it since 2010.
# What happens: of all tables of the release only Taiwan's contains it. Unified English Braille and the tables of English, Hindi and Telugu in India
# write the number of the character, in eight cells. All four have a sign for $, and for £.
# Who is hurt: people who read amounts by touch: each one begins with eight cells of a code. "1.5 lakh rupees" is readable.
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

root/usr/bin/lou_translate --version | sed -n '1s/.*(/(/p'
seen=
for table in en-ueb-g1.ctb en-in-g1.ctb hi-in-g1.utb te-in-g1.utb; do
  for sign in '₹' '$' '£'; do
    cells=$(braille "$table" "$sign")
    echo "$table: $sign is $cells"
    seen="$seen $(printf %s "$cells" | wc -m)"
  done
done
naming=$(grep -rliE 'x20b9|₹' "$LOUIS_TABLEPATH" | xargs -r -n 1 basename)
echo "tables that contain the rupee sign: $naming"
if [ "$seen" != ' 8 2 2 8 2 1 8 2 1 8 2 1' ] || [ "$naming" != zh-tw.ctb ]; then
  echo 'This differs from what was seen: only zh-tw.ctb contains ₹, and in the others it takes eight cells; $ and £ take one or two.' >&2
  exit 1
fi
