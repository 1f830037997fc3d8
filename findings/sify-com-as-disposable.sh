#!/bin/sh
# A mail provider of India as a disposable one.
#
# One would guess: lists of disposable mail domains, which forms use to refuse throw-away addresses, have no Indian provider
# whose mailboxes people keep for years.
# What happens: disposable-email-domains-js takes sify.com for disposable. It does not take rediffmail.com, indiatimes.com
# or vsnl.com for it. disposable-email-domains and mailchecker have none of them.
# Who is hurt: people with an address at sify.com: a form that asks this list refuses them.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  disposable-email-domains-js@1.26.0 disposable-email-domains@1.0.62 mailchecker@6.0.21

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isDisposableEmailDomain } from 'disposable-email-domains-js';

const require = createRequire(import.meta.url);
const list = new Set(require('disposable-email-domains'));
const { isValid } = require('mailchecker');
const LISTS = {
  'disposable-email-domains-js': (domain) => isDisposableEmailDomain(domain),
  'disposable-email-domains': (domain) => list.has(domain),
  mailchecker: (domain) => !isValid(`asha@${domain}`),
};
const PROVIDERS = ['sify.com', 'rediffmail.com', 'indiatimes.com', 'vsnl.com'];
const SEEN = {
  'disposable-email-domains-js': 'sify.com',
  'disposable-email-domains': 'none',
  mailchecker: 'none',
};
let isAsSeen = true;
for (const [name, isDisposable] of Object.entries(LISTS)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const found = PROVIDERS.filter(isDisposable).join(' ') || 'none';
  console.log(`${name} ${version}: ${found}`);
  isAsSeen &&= found === SEEN[name];
}
if (!isAsSeen) {
  console.error('This differs from what was seen: one list has sify.com.');
  process.exit(1);
}
JS
node check.mjs || exit 1
