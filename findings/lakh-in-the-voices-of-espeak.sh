#!/bin/sh
# Amounts in lakh, read aloud by eSpeak NG.
#
# One would guess: the voice that Orca uses, and that NVDA brings along, reads "1,50,000", as India writes it, like "150000".
# What happens: the voices for Hindi and Telugu do. The English voices, with which English pages are read, take each group of
# digits for a number of its own: "one fifty thousand" for a lakh and a half, "one zero zero zero zero thousand" for a crore.
# Who is hurt: blind visitors, who cannot tell a sum insured or a premium from what they hear. "1.5 lakh" is read as written.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
chmod 755 "$folder"
cd "$folder"
apt-get download espeak-ng=1.51+dfsg-10+deb12u2 espeak-ng-data=1.51+dfsg-10+deb12u2 libespeak-ng1=1.51+dfsg-10+deb12u2 \
  libpcaudio0 libsonic0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" root; done
LD_LIBRARY_PATH=$(dirname "$(find "$folder/root" -name 'libespeak-ng.so.1' | head -n 1)")
ESPEAK_DATA_PATH=$LD_LIBRARY_PATH
export LD_LIBRARY_PATH ESPEAK_DATA_PATH

# Prints how the voice $1 pronounces the text $2, in phonemes.
say() { root/usr/bin/espeak-ng -q -v "$1" --ipa "$2" | tr -d '\n' | sed 's/^ *//; s/ *$//'; }

root/usr/bin/espeak-ng --version | sed 's/ *Data at.*//'
same=
for voice in en-us en-gb hi te; do
  lakh=$(say "$voice" 1,50,000)
  plain=$(say "$voice" 150000)
  echo "$voice: 1,50,000 \"$lakh\", 150000 \"$plain\""
  if [ "$lakh" = "$plain" ]; then same="$same $voice"; fi
done
echo "en-us: 1,00,00,000 \"$(say en-us 1,00,00,000)\", 1.5 lakh \"$(say en-us '1.5 lakh')\""
if [ "$same" != ' hi te' ] || [ "$(say en-us 1,50,000)" != "$(say en-us 'one fifty thousand')" ]; then
  echo 'This differs from what was seen: only the voices hi and te read 1,50,000 as 150000; en-us reads "one fifty thousand".' >&2
  exit 1
fi
