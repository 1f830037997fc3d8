import { JOB_PAGE, POST_PAGE } from '../content/content-paths';
import { encodePath } from '../head/addresses';
import type { Redirect, SiteModel } from '../head/site-model';
import { FRAMED } from './headers';
import {
  cutsOf,
  literally,
  partsOf,
  patternBeforeText,
  patternOf,
  SIGN,
  TEXT_AFTER,
  TRAIL,
} from './path-patterns';
import { type RouteFile, redirectsOf } from './rewrites';

/** Redirects paths that match `pattern` to the URL `to`. `$1` in the URL stands for the pattern's first group. */
export type Correction = { readonly pattern: string; readonly to: string };

export type Corrections = {
  /**
   * Case-sensitive patterns of paths that aren't corrected: the paths of pages, paths in `ID_FOLDERS`, and the paths of
   * removed pages. Removed pages have their own redirects.
   */
  readonly exact: readonly string[];
  /** Corrections with case-insensitive patterns. The first correction whose pattern matches applies. */
  readonly corrections: readonly Correction[];
};

/**
 * A path, and the URL to which its cut or changed forms redirect. Programs such as mail programs cut or change paths in
 * links.
 */
type Row = { readonly path: string; readonly to: string };

/** Path of the page that is sent for unknown paths. */
const NOT_FOUND = '/404';

/**
 * Replaces the final `$` of a pattern with `\z`: in PCRE, `$` also matches before a line break at the end of a path.
 */
export const forPcre = (pattern: string) => pattern.replace(/\$$/, '\\z');

/**
 * Folders whose paths end with an id or a number. `id` matches one character of the id or number. Ids are never
 * corrected, since an id with a changed character is a different id. The patterns include a plus sign, since ids may be
 * in standard base64 and not only in base64url.
 */
const ID_FOLDERS = [
  { folder: POST_PAGE, id: '[a-zA-Z0-9_=+~-]' },
  { folder: JOB_PAGE, id: '[a-zA-Z0-9_=+~-]' },
  { folder: '/blog/archive', id: '[0-9]' },
];

/** Maximum length of a pattern. nginx reads arguments of up to 4096 bytes. */
const MAX_PATTERN_LENGTH = 3000;

/** Returns a comparison key. Two paths with the same key are too similar for a correction to tell them apart. */
const confusable = (path: string) =>
  path
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/-$/, '');

/** Joins the patterns as alternatives, into as few patterns as `MAX_PATTERN_LENGTH` allows. */
function joined(patterns: readonly string[]): string[] {
  const groups: string[] = [];
  for (const pattern of patterns) {
    const group = groups.at(-1);
    if (group !== undefined && group.length + pattern.length < MAX_PATTERN_LENGTH)
      groups[groups.length - 1] = `${group}|${pattern}`;
    else groups.push(pattern);
  }
  return groups;
}

/** Returns a row for each page except the 404 page, and a row for each removed page whose path has no id. */
const rowsOf = (routes: readonly RouteFile[], site: Pick<SiteModel, 'redirects'>) => ({
  pages: [...routes, ...FRAMED]
    .filter(({ path }) => path !== NOT_FOUND)
    .map(({ path }): Row => ({ path, to: encodePath(path) })),
  removed: redirectsOf(routes, site)
    .filter(({ from }) => !ID_FOLDERS.some(({ folder }) => from.startsWith(`${folder}/`)))
    .map(({ from, to }): Row => ({ path: from, to })),
});

/** Matches the file extension that some editors and people append to the path of a page. */
const EXTENSION = '(?:\\.(?:html?|php|aspx?|jsp))?';
/**
 * Matches a question mark, or a character that a program has put in its place. Either may still be percent-encoded: if
 * a program has encoded a path twice, the server decodes it only once.
 */
const QUERY_START = '(?:[?&;]|%(?:3f|26|3b))(?:amp;)*';
/**
 * Matches the query after its question mark. Allows only characters that need no encoding, since servers copy the query
 * into the target unchanged.
 */
const QUERY = '[a-z0-9_-]+(?:=|%3d)[a-z0-9_.~=&;?%+-]*';

/**
 * Returns the corrections for the page that partners link to. If a query has become part of the path, these corrections
 * keep the query, since it names the partner. The corrections for other pages drop it.
 */
function partnerPageCorrections(path: string): Correction[] {
  const encoded: Readonly<Record<string, string>> = { '/': '%2f', '-': '%2d' };
  const parts = partsOf(path).map(({ text, pattern }, at) =>
    at > 0 && text in encoded ? `(?:${pattern}|${encoded[text]})` : pattern,
  );
  const start = `^${parts.join('')}${EXTENSION}`;
  return [
    { pattern: `${start}${SIGN}*${QUERY_START}(${QUERY})${TRAIL}$`, to: `${encodePath(path)}?$1` },
    { pattern: `${start}${TRAIL}$`, to: encodePath(path) },
    { pattern: `${start}${TEXT_AFTER}$`, to: encodePath(path) },
  ];
}

/**
 * Returns a function that checks an address, such as a cut or changed path. The function returns false if the address
 * can't be corrected, because it has no letters or digits, or may come from several paths that have different targets.
 */
function isOfOnePath(rows: readonly Row[]) {
  const targets = new Map<string, Set<string>>();
  for (const { path, to } of rows) {
    for (const text of [path, ...cutsOf(path)]) {
      const key = confusable(text);
      targets.set(key, (targets.get(key) ?? new Set()).add(to));
    }
  }
  return (address: string) =>
    confusable(address) !== '' && (targets.get(confusable(address))?.size ?? 1) === 1;
}

/** Returns the patterns with which a server redirects a cut or changed address to the right page. */
export function correctionsOf(routes: readonly RouteFile[], site: Pick<SiteModel, 'redirects'>): Corrections {
  const { pages, removed } = rowsOf(routes, site);
  const rows = [...removed, ...pages];
  const isUnique = isOfOnePath(rows);
  const withIds = ID_FOLDERS.map(({ folder, id }) => ({ folder, id, start: patternOf(folder, () => false) }));
  return {
    exact: [
      ...joined(pages.map(({ path }) => literally(path.slice(1)))).map((group) => `^/+(?:${group})/*$`),
      // Unlike the pattern above, this one doesn't match a path with a slash at its end. So a correction redirects such
      // a path to the new page directly. Otherwise the visitor would first be redirected to the path without the slash.
      ...joined(removed.map(({ path }) => literally(path.slice(1)))).map((group) => `^/+(?:${group})$`),
      ...withIds.map(({ folder, id }) => `^/+${literally(folder.slice(1))}/+${id}+/*$`),
    ],
    corrections: [
      ...withIds.map(({ folder, id, start }) => ({
        pattern: `${start.slice(0, -TRAIL.length - 1)}/+(${id}+)(?:[^a-z0-9_=+~-]${TRAIL})?$`,
        to: `${folder}/$1`,
      })),
      ...FRAMED.filter(({ ancestors }) => ancestors === '*').flatMap(({ path }) =>
        partnerPageCorrections(path),
      ),
      ...rows
        .filter(({ path }) => path !== '/')
        .map(({ path, to }) => ({ pattern: patternOf(path, isUnique), to })),
      // These rows follow all others, so that a page's own changed path never counts as another page's path and a text.
      ...rows
        .filter(({ path }) => path !== '/')
        .map(({ path, to }) => ({ pattern: patternBeforeText(path), to })),
      { pattern: '^/+(?:index(?:\\.html?)?)?(?:#| - )[a-z][a-z0-9_-]*$', to: '/' },
      // A path that consists only of punctuation leads to the home page. The pattern matches only ASCII punctuation,
      // since other characters may be letters.
      { pattern: '^/+[!-.:-@\\[-`{-~\\s]+$', to: '/' },
    ],
  };
}

const APOSTROPHES = ['’', '‘', 'ʼ', '′', '´', '`', ''];
const DASHES = ['–', '—', '‑'];
const SWALLOWED = [')', '.', ','];

/** Returns every form into which known programs change a path, for hosts that can only compare whole paths. */
function changedSpellings(path: string): string[] {
  const cuts = cutsOf(path).flatMap((cut) => {
    const [lost = ''] = /^[^\p{L}\p{M}\p{N}]*/u.exec(path.slice(cut.length)) ?? [];
    return Array.from({ length: lost.length + 1 }, (_, length) => cut + lost.slice(0, length));
  });
  return [
    ...cuts,
    ...(path.includes("'") ? APOSTROPHES.map((sign) => path.replaceAll("'", sign)) : []),
    ...(path.includes('-') ? DASHES.map((sign) => path.replaceAll('-', sign)) : []),
    ...SWALLOWED.map((sign) => path + sign),
  ];
}

/**
 * Returns corrections for hosts that can only compare whole paths. Each correction leads from a changed path to a
 * page's URL.
 */
export function correctedPaths(
  routes: readonly RouteFile[],
  site: Pick<SiteModel, 'redirects'>,
): readonly Redirect[] {
  const { pages, removed } = rowsOf(routes, site);
  const isUnique = isOfOnePath([...removed, ...pages]);
  const found = new Map<string, string>();
  const right = new Set([...removed, ...pages].map(({ path }) => path));
  for (const { path, to } of pages) {
    if (path === '/') continue;
    for (const from of changedSpellings(path)) {
      if (from.endsWith('/') || right.has(from) || found.has(from) || !isUnique(from)) continue;
      found.set(from, to);
    }
  }
  return [...found].map(([from, to]) => ({ from, to }));
}
