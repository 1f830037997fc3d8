#!/bin/sh
# HTML minifiers, and hidden="until-found".
#
# One would guess: a minifier shortens hidden="hidden" to hidden, but keeps hidden="until-found", which means something else:
# find-in-page, and links to a fragment, open the element.
# What happens: @swc/html, @minify-html/node and Debian's minify shorten both to hidden by default. html-minifier-terser and
# html-minifier-next do so with collapseBooleanAttributes. htmlnano keeps the value.
# Who is hurt: readers of pages with folded answers. In the built page, find-in-page and links no longer open an answer. Nobody
# notices: a click still opens the answer, and the development build is not minified.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund html-minifier-terser@7.2.0 html-minifier-next@6.2.11 @swc/html@1.16.21 \
  @minify-html/node@0.18.1 htmlnano@3.5.1
apt-get download minify=2.12.4-2 >/dev/null 2>&1
dpkg-deb -x minify_*.deb debian

cat >check.mjs <<'JS'
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import minifyHtml from '@minify-html/node';
import swc from '@swc/html';
import next from 'html-minifier-next';
import terser from 'html-minifier-terser';
import htmlnano from 'htmlnano';

const versionOf = (name) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version;
const DEBIAN = 'debian/usr/bin/minify';
const TOOLS = {
  'html-minifier-terser': (html) => terser.minify(html, { collapseBooleanAttributes: true }),
  'html-minifier-next': (html) => next.minify(html, { collapseBooleanAttributes: true }),
  '@swc/html': async (html) => (await swc.minifyFragment(html, {})).code,
  '@minify-html/node': (html) => minifyHtml.minify(Buffer.from(html), {}).toString(),
  'Debian minify': (html) => execFileSync(DEBIAN, ['--type=html'], { input: html, encoding: 'utf8' }),
  htmlnano: async (html) => (await htmlnano.process(html, { minifyCss: false, minifyJs: false, minifySvg: false })).html,
};

let isAsSeen = true;
for (const [name, minify] of Object.entries(TOOLS)) {
  const isDebian = name.startsWith('Debian');
  const version = isDebian ? execFileSync(DEBIAN, ['--version'], { encoding: 'utf8' }).split(/\s+/)[1] : versionOf(name);
  const result = (await minify('<div id="answer" hidden="until-found">Yes, within 15 days.</div>')).trim();
  console.log(`${name} ${version}: ${result}`);
  isAsSeen &&= /hidden="?until-found/.test(result) === (name === 'htmlnano') && result.includes('hidden');
}
if (!isAsSeen) {
  console.error('This differs from what was seen: all but htmlnano write hidden without its value.');
  process.exit(1);
}
JS
node check.mjs || exit 1
