#!/bin/sh
# The frame of an embedded Typeform, for screen readers.
#
# One would guess: the embed library of a maker that promises accessible forms gives its frame a title (WCAG 2.4.1 and 4.1.2:
# technique H64), of the placeholder or at least a fixed one.
# What happens: the frame of a widget has no title. Nor does it take the placeholder's: only the option iframeProps of the
# library sets one. And the link that the page showed in the placeholder until the form is there goes as soon as the script runs.
# Who is hurt: visitors with a screen reader, who hear "frame" or an address. The partner's page fails an audit, though its author
# gave the placeholder a title.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @typeform/embed@6.1.1 jsdom@26.1.0

cat >check.cjs <<'JS'
const { JSDOM } = require('jsdom');

const PAGE = `<!doctype html><html lang="en"><title>Offers</title>
<div id="form" title="Get a quote"><a href="/quote">Get a quote</a></div>`;
const { window } = new JSDOM(PAGE, { url: 'https://partner.example/', pretendToBeVisual: true });
for (const name of ['window', 'document', 'navigator', 'location', 'HTMLElement', 'Node', 'MutationObserver', 'getComputedStyle'])
  Object.defineProperty(globalThis, name, { value: window[name], configurable: true });
const { createWidget } = require('@typeform/embed');

const container = document.querySelector('#form');
createWidget('abc123', { container });
const plain = container.querySelector('iframe');
const link = container.querySelector('a');
createWidget('abc123', { container, iframeProps: { title: 'Get a quote' } });
const named = container.querySelector('iframe');

const { version } = require('@typeform/embed/package.json');
console.log(`@typeform/embed ${version}: title ${plain.getAttribute('title')}, with iframeProps ${named.getAttribute('title')}`);
console.log(`the link of the placeholder: ${link ? 'still there' : 'gone'}`);
if (plain.hasAttribute('title') || named.title !== 'Get a quote' || link) {
  console.error('This differs from what was seen: no title without iframeProps, and the link is gone.');
  process.exit(1);
}
process.exit(0);
JS
node check.cjs || exit 1
