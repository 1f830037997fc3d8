#!/bin/sh
# Files that undici sends after happy-dom was registered in the same process.
#
# One would guess: once happy-dom's globals are unregistered, undici and Node's FormData work as before.
# What happens: undici keeps the global `File` of the moment at which it is loaded. If that was happy-dom's, undici 6, which is
# Node 20's own FormData too, sends "[object Blob]" instead of a file's content for as long as the process runs, without an error.
# Who is hurt: test suites that run tests of pages and tests of uploads in one process: the upload fails or not, by the order of
# the files.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund undici@6.23.0 happy-dom@21.0.4 @happy-dom/global-registrator@21.0.4

cat >check.mjs <<'JS'
import { GlobalRegistrator } from '@happy-dom/global-registrator';

GlobalRegistrator.register();
const { FormData, Response } = await import('undici');
await GlobalRegistrator.unregister();

const form = new FormData();
form.append('file', new Blob(['content of the file']), 'file.txt');
const sent = (await new Response(form).text()).split('\r\n')[4];
console.log(`undici 6.23.0 after happy-dom 21.0.4 sends: ${sent}`);
if (sent !== '[object Blob]') {
  console.error('This differs from what was seen: "[object Blob]".');
  process.exit(1);
}
JS
node check.mjs || exit 1
