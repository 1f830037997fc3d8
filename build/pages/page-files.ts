import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postPath } from '../../host-pages/content/content-paths';
import type { HeadFiles } from '../../host-pages/head/Head';
import { CLAIMS_PATH } from '../../host-pages/records/claims';
import { FIND_MY_COVER_PATH } from '../../host-pages/records/find-my-cover';
import { SEARCH_PATH } from '../../host-pages/records/search';
import { sheetPartsOf } from '../../host-pages/styles/sheet-parts';

/**
 * Returns paths of pages that together use every style sheet: the paths of all routes, and the path of a post. Posts
 * have a style sheet of their own, but are not among the routes.
 */
export const pathsOfSheets = (routes: readonly { readonly path: string }[]) => [
  ...routes.map(({ path }) => path),
  postPath('1'),
];

/**
 * The additional scripts in host-pages/browser/, keyed by name. Each function returns true for the path of a page that
 * loads the script.
 */
const PAGES_WITH_SCRIPT = {
  search: (path) => path === SEARCH_PATH || path === '/404',
  finder: (path) => path === FIND_MY_COVER_PATH,
  share: (path) => path === CLAIMS_PATH || path.startsWith(postPath('')),
} satisfies Record<string, (path: string) => boolean>;

type ExtraScript = keyof typeof PAGES_WITH_SCRIPT;
export const EXTRA_SCRIPTS = Object.keys(PAGES_WITH_SCRIPT) as ExtraScript[];

/** The built files that pages link to. */
export type PageFiles = {
  /** URLs of the site's style sheets. The key lists the parts that the sheet contains; see `sheetName`. */
  readonly sheets: Readonly<Record<string, string>>;
  /** URLs of the modules that the head of every page preloads. */
  readonly modules: readonly string[];
  readonly script: string;
  /** URLs of the scripts that only some pages load, keyed by the script's name in host-pages/browser/. */
  readonly extraScripts: Readonly<Record<ExtraScript, string>>;
};

/**
 * File in `dist` that contains the `PageFiles`. When content changes after the build, the server reads this file to
 * generate pages without the build's tools.
 */
export const PAGE_FILES = 'page-files.json';

export const FONT_FILE = 'assets/anek-latin.woff2';

/** Returns the key in `PageFiles.sheets` for a page's path. */
export const sheetName = (path: string) => sheetPartsOf(path).join('+');

/**
 * Returns the files that the head of the page at `path` refers to.
 * @throws Error if the build has no style sheet for the page
 */
export function headFilesOf({ sheets, modules, script, extraScripts }: PageFiles, path: string): HeadFiles {
  const sheet = sheets[sheetName(path)];
  if (!sheet) throw new Error(`${PAGE_FILES} has no style sheet for ${path}. Run "npm run build".`);
  return {
    sheet,
    font: `/${FONT_FILE}`,
    modules: modules.map((href) => ({ href })),
    loader: '/loader.js',
    scripts: [
      script,
      ...EXTRA_SCRIPTS.filter((name) => PAGES_WITH_SCRIPT[name](path)).map((name) => extraScripts[name]),
    ],
  };
}

/**
 * Reads the `PageFiles` of the build in a folder.
 * @throws Error if the folder has no build
 */
export function readPageFiles(dist: string): PageFiles {
  const file = join(dist, PAGE_FILES);
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
