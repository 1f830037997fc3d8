import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SPRITE } from './art/sprite';
import { BARE_PAGES } from './bare-pages';
import { builtFiles } from './built-files';
import { compress } from './compress';
import { embedFacts } from './deploy/embed-facts';
import { icons } from './deploy/icons';
import { manifest } from './deploy/manifest';
import { nginxConf } from './deploy/nginx';
import { robots } from './deploy/robots';
import { sitemap } from './deploy/sitemap';
import { headersFile, redirectsFile } from './deploy/static-hosts';
import { shareImageFile } from './head/addresses';
import { pageMetadata } from './head/page-metadata';
import { withShareImages } from './head/share-image';
import { checkLines } from './records/check-lines';
import { ROUTES, type Route } from './routes';
import { bareSheet, partsOf, type Sheet, siteSheet } from './sheet';
import { SITE } from './site';
import { BarePage } from './templates/layout/BarePage';
import { Page } from './templates/layout/Page';

const DIST = 'dist';
const FONT = 'host-pages/fonts/anek-latin.woff2';
const FAVICON = 'host-pages/icons/favicon.svg';

/** Copied as they are. */
const COPIED = [
  [FONT, 'assets/anek-latin.woff2'],
  [FAVICON, 'favicon.svg'],
  ['host-pages/icons/plant.svg', 'assets/plant.svg'],
  ['host-pages/icons/band.svg', 'assets/band.svg'],
] as const;

function write(file: string, content: string | Uint8Array) {
  mkdirSync(dirname(join(DIST, file)), { recursive: true });
  writeFileSync(join(DIST, file), content);
}

/** The widgets that a page shows before anybody scrolls: their files are named in its head. */
const firstWidgets = ({ path }: Route) => (path === '/' ? ['navbar', 'hero-carousel'] : ['navbar']);

checkLines();
const built = await builtFiles(DIST);
write(SPRITE.file, SPRITE.source);
for (const [from, to] of COPIED) {
  mkdirSync(dirname(join(DIST, to)), { recursive: true });
  copyFileSync(from, join(DIST, to));
}

/** Writes a sheet; gives its address. */
function writeSheet({ file, code }: Sheet): string {
  write(file, code);
  return `/${file}`;
}
const document = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}\n`;

for (const route of ROUTES) {
  const files = {
    sheet: writeSheet(siteSheet(SITE.accent, partsOf(route.path))),
    font: '/assets/anek-latin.woff2',
    modules: [...new Set(firstWidgets(route).flatMap(built.tableFilesOf))].map((href) => ({ href })),
    loader: '/loader.js',
    scripts: [built.scriptOf('site')],
  };
  write(route.file, document(Page({ route, files })));
}
for (const page of BARE_PAGES) {
  const files = {
    sheet: writeSheet(bareSheet(page.name, SITE.accent)),
    modules: page.widget ? built.tableFilesOf(page.widget) : [],
    loader: '/loader.js',
    script: built.scriptOf(page.name),
  };
  write(page.file, document(BarePage({ page, files })));
}

await withShareImages(SITE, { font: FONT, tokens: 'host-pages/styles/tokens.css' }, (draw) => {
  for (const { canonical, meta, picture } of ROUTES) {
    write(shareImageFile(canonical), draw(meta.meta_title, picture));
  }
});
for (const [file, picture] of icons(readFileSync(FAVICON, 'utf8'))) write(file, picture);

write('site.webmanifest', manifest(SITE));
write('sitemap.xml', sitemap(ROUTES, SITE, new Date()));
write('embed.json', embedFacts(DIST));
write('robots.txt', robots(SITE));
write('page-metadata.json', JSON.stringify(pageMetadata(ROUTES, SITE), null, 1));
write('_headers', headersFile(SITE));
write('_redirects', redirectsFile(ROUTES));
write('nginx.conf', nginxConf(ROUTES, SITE));
compress(DIST);
console.log(`${ROUTES.length} pages in ${DIST}/`);
