#!/bin/sh
# Static servers that redirect to a clean URL, and links of campaigns.
#
# One would guess: a redirect from /quote.html to /quote, or from /offers to /offers/, keeps what follows the "?", as the redirects
# of express and http-server do.
# What happens: serve drops it with /quote.html, and live-server with /offers.
# Who is hurt: a partner whose link in a chat or an advertisement carries a reference or a campaign. The page opens as usual, so
# nobody sees that the lead arrives without its source. To avoid this, link to the address that the redirect ends at.
set -eu

folder=$(mktemp -d)
servers=
trap 'for server in $servers; do kill "$server" 2>/dev/null || true; done; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund serve@14.2.5 live-server@1.2.2 http-server@14.1.1 express@5.2.1
mkdir -p site/offers
echo '<!doctype html><title>Quote</title>' | tee site/quote.html >site/offers/index.html

cat >express.cjs <<'JS'
const express = require('express');
express().use(express.static('site')).listen(28754, '127.0.0.1');
JS
node node_modules/serve/build/main.js site -l tcp://127.0.0.1:28751 >/dev/null 2>&1 &
servers=$!
node node_modules/live-server/live-server.js site --host=127.0.0.1 --port=28752 --no-browser >/dev/null 2>&1 &
servers="$servers $!"
node node_modules/http-server/bin/http-server site -a 127.0.0.1 -p 28753 >/dev/null 2>&1 &
servers="$servers $!"
node express.cjs &
servers="$servers $!"

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';

const PORTS = { serve: 28751, 'live-server': 28752, 'http-server': 28753, express: 28754 };
const SEEN = {
  serve: '/quote.html to /quote, /offers to no redirect',
  'live-server': '/quote.html to no redirect, /offers to /offers/',
  'http-server': '/quote.html to no redirect, /offers to /offers/?partner=agent-42',
  express: '/quote.html to no redirect, /offers to /offers/?partner=agent-42',
};

async function open(url) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await fetch(url, { redirect: 'manual' });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`No answer from ${url} within 10 seconds`);
}

let isAsSeen = true;
for (const [name, port] of Object.entries(PORTS)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const redirects = [];
  for (const path of ['/quote.html', '/offers']) {
    const { headers } = await open(`http://127.0.0.1:${port}${path}?partner=agent-42`);
    redirects.push(`${path} to ${headers.get('location') ?? 'no redirect'}`);
  }
  console.log(`${name} ${version}, with ?partner=agent-42: ${redirects.join(', ')}`);
  isAsSeen &&= redirects.join(', ') === SEEN[name];
}
if (!isAsSeen) {
  console.error('This differs from what was seen: serve and live-server lose the query, http-server and express keep it.');
  process.exit(1);
}
JS
node check.mjs || exit 1
