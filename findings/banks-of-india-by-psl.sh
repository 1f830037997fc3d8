#!/bin/sh
# The part of a host name that belongs to one owner, and the banks of India.
#
# One would guess: a library of the Public Suffix List knows that each name under bank.in belongs to another bank. The Reserve
# Bank had all banks move there by October 2025. fin.in is for other lenders.
# What happens: psl, on which tough-cookie built up to version 4, and tldjs take bank.in itself for one owner. tldts and parse-domain
# know both. Nothing but a look into the package says how old its list is.
# Who is hurt: who counts visits or leads by the site that they come from: all banks are one partner.
set -eu

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund psl@1.15.0 tldjs@2.3.2 tldts@7.6.0 parse-domain@8.4.0

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { parseDomain } from 'parse-domain';
import psl from 'psl';
import tldjs from 'tldjs';
import { getDomain } from 'tldts';

const HOSTS = ['quotes.one.bank.in', 'quotes.two.bank.in', 'quotes.one.fin.in', 'quotes.one.co.in'];
const SITES = {
  psl: (host) => psl.get(host),
  tldjs: (host) => tldjs.getDomain(host),
  tldts: (host) => getDomain(host),
  'parse-domain': (host) => {
    const { domain, topLevelDomains } = parseDomain(host);
    return [domain, ...topLevelDomains].join('.');
  },
};
const OLD = 'bank.in, bank.in, fin.in, one.co.in';
const NEW = 'one.bank.in, two.bank.in, one.fin.in, one.co.in';
const SEEN = { psl: OLD, tldjs: OLD, tldts: NEW, 'parse-domain': NEW };

let isAsSeen = true;
for (const [name, siteOf] of Object.entries(SITES)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const sites = HOSTS.map(siteOf).join(', ');
  console.log(`${name} ${version}: ${sites}`);
  isAsSeen &&= sites === SEEN[name];
}
if (!isAsSeen) {
  console.error('This differs from what was seen: psl and tldjs know neither bank.in nor fin.in, the others know both.');
  process.exit(1);
}
JS
node check.mjs || exit 1
