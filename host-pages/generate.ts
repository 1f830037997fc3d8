import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { SPRITE } from './art/sprite';
import { compress } from './compress';
import type { HeadFiles } from './head/Head';
import { checkLines } from './records/check-lines';
import { ROUTES } from './routes';
import { siteSheet } from './sheet';
import { SITE } from './site';
import { Page } from './templates/layout/Page';

const DIST = 'dist';

/** Copied as they are. */
const FILES = [
  ['host-pages/fonts/anek-latin.woff2', 'assets/anek-latin.woff2'],
  ['host-pages/icons/favicon.svg', 'favicon.svg'],
  ['host-pages/icons/plant.svg', 'assets/plant.svg'],
  ['host-pages/icons/band.svg', 'assets/band.svg'],
] as const;

/** Where it lies in dist, whatever the operating system thinks of its name. */
function place(file: string): string {
  const path = join(DIST, file);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

const write = (file: string, content: string | Uint8Array) => writeFileSync(place(file), content);

checkLines();
const sheet = siteSheet(SITE.accent);
write(sheet.file, sheet.code);
write(SPRITE.file, SPRITE.source);
for (const [from, to] of FILES) copyFileSync(from, place(to));

const files: HeadFiles = {
  sheet: `/${sheet.file}`,
  font: '/assets/anek-latin.woff2',
  modules: [],
  loader: '/loader.js',
  scripts: [],
};
for (const route of ROUTES) {
  write(route.file, `<!doctype html>${renderToStaticMarkup(Page({ route, files }))}\n`);
}
compress(DIST);
console.log(`${ROUTES.length} pages in ${DIST}/`);
