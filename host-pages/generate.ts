import { readFileSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SPRITE } from './art/sprite';
import { builtFiles } from './built-files';
import type { Content } from './content/lists';
import { embedFacts } from './deploy/embed-facts';
import { icons } from './deploy/icons';
import { manifest } from './deploy/manifest';
import { nginxConf } from './deploy/nginx';
import { robots } from './deploy/robots';
import { sitemap } from './deploy/sitemap';
import { headersFile, redirectsFile } from './deploy/static-hosts';
import { pageMetadata } from './head/page-metadata';
import { checkLines } from './records/check-lines';
import { ROUTES, type Route } from './routes';
import { FONT } from './share-images';
import { SITE } from './site';
import { STANDALONE_PAGES } from './standalone-pages';
import { type Sheet, sheetPartsOf, siteSheet, standaloneSheet } from './stylesheets';
import { Page } from './templates/layout/Page';
import { StandalonePage } from './templates/layout/StandalonePage';

const FAVICON = 'host-pages/icons/favicon.svg';

/** Files copied unchanged: source, and path in `dist`. */
const COPIED = [
  [FONT, 'assets/anek-latin.woff2'],
  [FAVICON, 'favicon.svg'],
  ['host-pages/icons/plant.svg', 'assets/plant.svg'],
  ['host-pages/icons/band.svg', 'assets/band.svg'],
] as const;

type MakeContent = () => string | Uint8Array;

/** The widgets visible before scrolling: the page's head preloads their modules. */
const initialWidgets = ({ path }: Route) => (path === '/' ? ['navbar', 'hero-carousel'] : ['navbar']);

const document = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}\n`;

/**
 * All files of the site except bundles and share images: path in `dist` → function that generates the content.
 * @param dist folder with the bundled files, which the pages link to
 * @param content the lists that the pages contain
 */
export async function generatedFiles(
  dist: string,
  content: Content,
): Promise<ReadonlyMap<string, MakeContent>> {
  checkLines();
  const built = await builtFiles(dist);
  const files = new Map<string, MakeContent>();

  files.set(SPRITE.file, () => SPRITE.source);
  for (const [from, to] of COPIED) files.set(to, () => readFileSync(from));

  /** Returns the style sheet's URL. */
  const addSheet = ({ file, code }: Sheet): string => {
    files.set(file, () => code);
    return `/${file}`;
  };
  const siteSheets = new Map<string, string>();
  const siteSheetOf = (path: string): string => {
    const parts = sheetPartsOf(path);
    const name = parts.join();
    const address = siteSheets.get(name) ?? addSheet(siteSheet(SITE.accent, parts));
    siteSheets.set(name, address);
    return address;
  };

  for (const route of ROUTES) {
    const headFiles = {
      sheet: siteSheetOf(route.path),
      font: '/assets/anek-latin.woff2',
      modules: [...new Set(initialWidgets(route).flatMap(built.tableFilesOf))].map((href) => ({ href })),
      loader: '/loader.js',
      scripts: [built.scriptOf('site')],
    };
    files.set(route.file, () => document(Page({ route, files: headFiles, content })));
  }
  for (const page of STANDALONE_PAGES) {
    const headFiles = {
      sheet: addSheet(standaloneSheet(page.name, SITE.accent)),
      modules: page.widget ? built.tableFilesOf(page.widget) : [],
      loader: '/loader.js',
      script: built.scriptOf(page.name),
    };
    files.set(page.file, () => document(StandalonePage({ page, files: headFiles })));
  }

  for (const [file, draw] of icons(readFileSync(FAVICON, 'utf8'))) files.set(file, draw);
  files.set('site.webmanifest', () => manifest(SITE));
  files.set('sitemap.xml', () => sitemap(ROUTES, SITE, new Date()));
  files.set('embed.json', () => embedFacts(dist));
  files.set('robots.txt', () => robots(SITE));
  files.set('page-metadata.json', () => JSON.stringify(pageMetadata(ROUTES, SITE), null, 1));
  files.set('_headers', () => headersFile(SITE));
  files.set('_redirects', () => redirectsFile(ROUTES));
  files.set('nginx.conf', () => nginxConf(ROUTES, SITE));
  return files;
}
