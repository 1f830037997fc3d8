import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { icons } from '../../../host-pages/deploy/icons';
import { manifest } from '../../../host-pages/deploy/manifest';
import { robots } from '../../../host-pages/deploy/robots';
import { sitemap } from '../../../host-pages/deploy/sitemap';
import { BROKER } from '../head/another-broker';

const ICONS = icons(readFileSync('host-pages/icons/favicon.svg', 'utf8'));
const file = (name: string) => ICONS.get(name)?.() as Buffer;
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test('the sitemap lists every indexed page once, with its URL escaped for XML and the date of its last change', () => {
  const page = (path: string, canonical = path, indexed = true) => ({
    path,
    file: `${path.slice(1)}.html`,
    canonical,
    indexed,
  });
  const xml = sitemap(
    [page('/'), page("/a's-(b)&c d"), page('/individuals', '/services'), page('/404', '/404', false)],
    BROKER,
    (file) => (file === '.html' ? '2026-02-03' : '2026-01-15'),
  );
  assert.equal(
    [...xml.matchAll(/<url><loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod><\/url>/g)].map(([, loc, day]) => [
      loc,
      day,
    ]),
    [
      ['https://godavari.example/', '2026-02-03'],
      ['https://godavari.example/a%27s-%28b%29&amp;c%20d', '2026-01-15'],
    ],
  );
  assert.ok(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset '));
});

test('robots.txt names the sitemap and disallows the API', () => {
  assert.match(robots(BROKER), 'Disallow: /api/\n');
  // Crawlers follow the longest rule that matches a URL, so they may load these images, which link previews of posts
  // show.
  assert.match(robots(BROKER), 'Allow: /api/godavari/images/\n');
  assert.not.match(robots({ ...BROKER, api: 'https://admin.example/api/' }), 'images');
  assert.match(robots(BROKER), 'Sitemap: https://godavari.example/sitemap.xml\n');
});

test('the manifest has the name of the broker, and icons that exist in the declared sizes', () => {
  const { name, icons: listed, start_url } = JSON.parse(manifest(BROKER));
  assert.is(name, 'Godavari & Sons');
  assert.is(start_url, '/');
  assert.is(listed.length, 3);
  for (const { src, sizes, type } of listed) {
    assert.is(sizes, sizeOf(file(src.slice(1))).join('x'));
    assert.is(type, 'image/png');
  }
});

test('favicon.ico contains the mark in three sizes', () => {
  const ico = file('favicon.ico');
  assert.equal([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)], [0, 1, 3]);
  for (const [at, size] of [16, 32, 48].entries()) {
    const row = 6 + 16 * at;
    assert.equal([ico.readUInt8(row), ico.readUInt8(row + 1)], [size, size]);
    const start = ico.readUInt32LE(row + 12);
    const png = ico.subarray(start, start + ico.readUInt32LE(row + 8));
    assert.is(png.subarray(1, 4).toString(), 'PNG');
    assert.equal(sizeOf(png), [size, size]);
  }
});

test('icons that phones mask are opaque, with the mark in the safe zone', () => {
  for (const name of ['apple-touch-icon.png', 'icon-maskable-512.png']) {
    const png = file(name);
    const [side = 0] = sizeOf(png);
    const image = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><image width="${side}" height="${side}" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
    const { pixels } = new Resvg(image, { font: { loadSystemFonts: false } }).render();
    const background = pixels.subarray(0, 4).toString('hex');
    assert.is(background, 'f6f7f2ff', name);
    const marked = Array.from({ length: side * side }, (_, at) => at).filter(
      (at) => pixels.subarray(at * 4, at * 4 + 4).toString('hex') !== background,
    );
    const distances = marked.map((at) =>
      Math.hypot((at % side) + 0.5 - side / 2, Math.floor(at / side) + 0.5 - side / 2),
    );
    const most = distances.reduce((a, b) => Math.max(a, b), 0);
    assert.ok(marked.length > 0.1 * side * side, name);
    if (name.includes('maskable')) assert.ok(most <= 0.4 * side, `${most} of ${side}`);
  }
});

test.run();
