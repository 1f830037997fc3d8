import { readFileSync } from 'node:fs';
import { SPRITE } from '../../host-pages/art/sprite';
import { htaccess } from '../../host-pages/deploy/apache';
import { caddyfile } from '../../host-pages/deploy/caddy';
import { correctionsOf } from '../../host-pages/deploy/corrections';
import { embedFacts } from '../../host-pages/deploy/embed-facts';
import { CORRECTIONS_FILE, type ServerFile } from '../../host-pages/deploy/headers';
import { icons } from '../../host-pages/deploy/icons';
import { manifest } from '../../host-pages/deploy/manifest';
import { nginxConf } from '../../host-pages/deploy/nginx';
import { robots } from '../../host-pages/deploy/robots';
import { headersFile, redirectsFile } from '../../host-pages/deploy/static-hosts';
import { BROKER_COLOURS } from '../../host-pages/palette/broker-colours';
import { LOGO } from '../../host-pages/palette/logo';
import { ROUTES } from '../../host-pages/routes';
import { SITE } from '../../host-pages/site';
import { STANDALONE_PAGES } from '../../host-pages/standalone-pages';
import { sheetPartsOf } from '../../host-pages/styles/sheet-parts';
import { StandalonePage } from '../../host-pages/templates/layout/StandalonePage';
import { builtFiles } from '../built-files';
import { readReleases } from '../releases/releases';
import { EXTRA_SCRIPTS, FONT_FILE, PAGE_FILES, type PageFiles, pathsOfSheets, sheetName } from './page-files';
import { toDocument } from './render-page';
import { FONT } from './share-images';
import { band, type Sheet, siteSheet, standaloneSheet } from './stylesheets';

/** Files to copy unchanged. Each row contains the source path and the path in `dist`. */
const COPIED = [[FONT, FONT_FILE]] as const;

type MakeContent = () => string | Uint8Array;

const MAKE_SERVER_FILE: Readonly<Record<ServerFile, MakeContent>> = {
  '.htaccess': () => htaccess(ROUTES, SITE),
  [CORRECTIONS_FILE]: () => JSON.stringify(correctionsOf(ROUTES, SITE)),
  Caddyfile: () => caddyfile(ROUTES, SITE),
  _headers: () => headersFile(SITE),
  _redirects: () => redirectsFile(ROUTES),
  'nginx.conf': () => nginxConf(ROUTES, SITE),
};

/**
 * Returns the site's files that don't depend on the broker's content. Bundles and share images are left out. `files`
 * maps a path in `dist` to a function that generates the file. `pageFiles` are the files that pages link to.
 * @param dist folder with the bundled files
 */
export async function siteFiles(
  dist: string,
): Promise<{ readonly files: ReadonlyMap<string, MakeContent>; readonly pageFiles: PageFiles }> {
  const built = await builtFiles(dist);
  const files = new Map<string, MakeContent>();

  files.set(SPRITE.file, () => SPRITE.source);
  for (const [from, to] of COPIED) files.set(to, () => readFileSync(from));
  files.set('favicon.svg', () => LOGO);
  const { file: bandFile, code: bandCode } = band(BROKER_COLOURS);
  files.set(bandFile, () => bandCode);

  /** Adds a style sheet to the site's files. Returns its URL. */
  const addSheet = ({ file, code }: Sheet): string => {
    files.set(file, () => code);
    return `/${file}`;
  };
  const sheets: Record<string, string> = {};
  for (const path of pathsOfSheets(ROUTES))
    sheets[sheetName(path)] ??= addSheet(siteSheet(SITE.accent, sheetPartsOf(path), BROKER_COLOURS));
  const pageFiles = {
    sheets,
    // Preloads only the table of widgets, not the widgets at the top of the page. On a slow connection, these widgets
    // would compete with the style sheet and the font, and would arrive before there is anything to tap. At 1.6 Mbit/s
    // they would delay the first paint by 40 ms.
    modules: [`/${built.table}`],
    script: built.scriptOf('site'),
    extraScripts: Object.fromEntries(
      EXTRA_SCRIPTS.map((name) => [name, built.scriptOf(name)]),
    ) as PageFiles['extraScripts'],
  };
  files.set(PAGE_FILES, () => JSON.stringify(pageFiles, null, 1));

  for (const page of STANDALONE_PAGES) {
    const headFiles = {
      sheet: addSheet(standaloneSheet(page.name, SITE.accent, BROKER_COLOURS)),
      modules: page.widget ? [built.table, ...built.chunksOf(page.widget)].map((path) => `/${path}`) : [],
      loader: '/loader.js',
      script: built.scriptOf(page.name),
    };
    files.set(page.file, () => toDocument(StandalonePage({ page, files: headFiles })));
  }

  for (const [file, draw] of icons(LOGO)) files.set(file, draw);
  files.set('site.webmanifest', () => manifest(SITE));
  files.set('embed.json', () => embedFacts(dist, readReleases()[SITE.origin]?.[built.version]));
  files.set('robots.txt', () => robots(SITE));
  for (const [file, make] of Object.entries(MAKE_SERVER_FILE)) files.set(file, make);
  return { files, pageFiles };
}
