#!/bin/sh
# JavaScriptCore (Safari, each browser on an iPhone, WebKitGTK, Bun), and a regular expression with an optional group that
# begins with ^.
#
# One would guess: an optional group that doesn't match is left out, so /(^a)?b/ finds the "b" in "xb", as in other engines.
# What happens: JavaScriptCore takes the whole expression for one that begins with ^, and searches only the beginning of the
# text. So /(^a)?b/ and /(?:^a)?b/ find nothing in "xb". /(?:^a|)b/, which means the same, finds the "b". WebKitGTK 2.50.6
# finds nothing too. Bun 1.4.0 has a later JavaScriptCore, which finds it.
# Who is hurt: visitors with an iPhone. If a form uses such an expression to remove a label before the number, and all
# spaces, the spaces stay. The form then says that 98765 43210 is no mobile number. Tests in Node and Chromium don't
# show the fault.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund bun-before@npm:@oven/bun-linux-x64@1.3.5 bun-after@npm:@oven/bun-linux-x64@1.4.0

cat >check.mjs <<'JS'
const TEXT = 'xb';
for (const expression of [/(^a)?b/, /(?:^a)?b/, /(?:^a|)b/])
  console.log(`${expression} ${expression.test(TEXT) ? 'found' : 'not found'}`);
JS

in_old=$(node_modules/bun-before/bin/bun check.mjs)
in_new=$(node_modules/bun-after/bin/bun check.mjs)
in_node=$(node check.mjs)
printf 'Bun 1.3.5:\n%s\n\nBun 1.4.0:\n%s\n\nNode %s:\n%s\n' "$in_old" "$in_new" "$(node --version)" "$in_node"
if [ "$in_new" != "$in_node" ] || [ "$in_old" != '/(^a)?b/ not found
/(?:^a)?b/ not found
/(?:^a|)b/ found' ]; then
  echo 'This differs from what was seen: Bun 1.3.5 does not find "b" after an optional group that begins with ^.' >&2
  exit 1
fi
