import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HeadFiles } from './head/Head';
import { SEARCH_PATH } from './records/search';
import { sheetPartsOf } from './sheet-parts';

/** The built files that pages link to. */
export type PageFiles = {
  /** URLs of the site's style sheets, by the parts that they contain. */
  readonly sheets: Readonly<Record<string, string>>;
  /** URLs of the modules that every page uses at once: the head preloads them. */
  readonly modules: readonly string[];
  readonly script: string;
  /** Of pages with a search box. */
  readonly searchScript: string;
};

/** In `dist`: pages are also generated after the build, without the tools that a build needs. */
export const PAGE_FILES = 'page-files.json';

export const FONT_FILE = 'assets/anek-latin.woff2';

/** The key in `PageFiles.sheets`. */
export const sheetName = (path: string) => sheetPartsOf(path).join('+');

const SEARCH_PAGES = [SEARCH_PATH, '/404'];

/** @throws Error if the build has no style sheet for pages at this path */
export function headFilesOf({ sheets, modules, script, searchScript }: PageFiles, path: string): HeadFiles {
  const sheet = sheets[sheetName(path)];
  if (!sheet) throw new Error(`${PAGE_FILES} has no style sheet for ${path}. Run "npm run build".`);
  return {
    sheet,
    font: `/${FONT_FILE}`,
    modules: modules.map((href) => ({ href })),
    loader: '/loader.js',
    scripts: [script, ...(SEARCH_PAGES.includes(path) ? [searchScript] : [])],
  };
}

/** @throws Error if the folder has no build */
export function readPageFiles(dist: string): PageFiles {
  const file = join(dist, PAGE_FILES);
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run "npm run build" first.`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
