#!/bin/sh
# Static servers that send files compressed in advance, and caches.
#
# One would guess: a server that finds widget.js.br beside widget.js, and sends it to browsers that accept Brotli, says so with
# "Vary: Accept-Encoding", as sirv and express-static-gzip do.
# What happens: koa-static and http-server choose by the request's Accept-Encoding, but send no Vary.
# Who is hurt: the pages behind a shared cache (a CDN, a proxy of a company). The cache may give the Brotli file to a client that
# does not accept it: an embedded script is then a syntax error. Or it gives the plain file, several times larger, to everybody.
# To avoid this, let the proxy in front set Vary, or compress there.
set -eu

folder=$(mktemp -d)
servers=
trap 'for server in $servers; do kill "$server" 2>/dev/null || true; done; rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund koa@3.3.0 koa-static@5.0.0 http-server@14.1.1 sirv@3.0.2 express@5.2.1 \
  express-static-gzip@3.0.0

cat >write.cjs <<'JS'
const { mkdirSync, writeFileSync } = require('node:fs');
const { brotliCompressSync } = require('node:zlib');
const script = '/* widget */'.repeat(400);
mkdirSync('site');
writeFileSync('site/widget.js', script);
writeFileSync('site/widget.js.br', brotliCompressSync(script));
JS
node write.cjs

cat >servers.cjs <<'JS'
const { createServer } = require('node:http');
const koa = new (require('koa').default ?? require('koa'))();
koa.use(require('koa-static')('site'));
koa.listen(28741, '127.0.0.1');
const express = require('express')();
express.use(require('express-static-gzip')('site', { enableBrotli: true, orderPreference: ['br'] }));
express.listen(28742, '127.0.0.1');
createServer(require('sirv')('site', { brotli: true })).listen(28743, '127.0.0.1');
JS
node servers.cjs &
servers=$!
node node_modules/http-server/bin/http-server site -a 127.0.0.1 -p 28744 --brotli >/dev/null 2>&1 &
servers="$servers $!"

cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { get } from 'node:http';

const PORTS = { 'koa-static': 28741, 'express-static-gzip': 28742, sirv: 28743, 'http-server': 28744 };
const SEEN = { 'koa-static': undefined, 'express-static-gzip': 'accept-encoding', sirv: 'accept-encoding', 'http-server': undefined };

const headersOf = (port, encoding) =>
  new Promise((resolve, reject) => {
    const headers = { 'Accept-Encoding': encoding };
    get({ host: '127.0.0.1', port, path: '/widget.js', headers }, (response) => {
      response.resume();
      resolve(response.headers);
    }).on('error', reject);
  });
async function whenReady(port) {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      return await headersOf(port, 'br');
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`No answer from the server at port ${port} within 10 seconds`);
}

let isAsSeen = true;
for (const [name, port] of Object.entries(PORTS)) {
  const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8'));
  const compressed = await whenReady(port);
  const plain = await headersOf(port, 'identity');
  const vary = compressed.vary?.toLowerCase();
  console.log(`${name} ${version}: ${compressed['content-encoding']} or ${plain['content-encoding'] ?? 'plain'}, Vary: ${vary ?? 'none'}`);
  isAsSeen &&= compressed['content-encoding'] === 'br' && !plain['content-encoding'] && vary === SEEN[name];
}
if (!isAsSeen) {
  console.error('This differs from what was seen: all choose by the request, and koa-static and http-server send no Vary.');
  process.exit(1);
}
JS
node check.mjs || exit 1
