import { checkRedirects } from '../check-site';
import { JOB_PAGE, POST_PAGE } from '../content/content-paths';
import { encodePath } from '../head/addresses';
import type { Redirect, SiteModel } from '../head/site-model';
import { FILES, FRAMED } from './headers';

/** A route's path and file. `path` is decoded, `file` is relative to `dist`. */
export type RouteFile = { readonly path: string; readonly file: string };

/**
 * A rewrite makes the host serve `file` of `dist` at `path`, without a redirect. If `path` ends in `/*`, it matches
 * every path in the folder for which there is no file.
 */
export type Rewrite = { readonly path: string; readonly file: string };

/**
 * Rewrites for posts and openings that are newer than the build. The path contains the record's id. A script in the
 * page requests the record by this id.
 */
const RECORDS: readonly Rewrite[] = [POST_PAGE, JOB_PAGE].map((page) => ({
  path: `${page}/*`,
  file: `${page}.html`,
}));

/**
 * Returns a rewrite for the path of a record with an id in base64. The rewrite restores the equals signs at the end of
 * the id, which programs may have cut off. A redirect is not needed, since the id is the same.
 */
const unpadded = (end: string, padding: string) => ({
  pattern: `^/(${POST_PAGE.slice(1)}/|${JOB_PAGE.slice(1)}/~)((?:[\\w-]{4})*${end}$`,
  path: `/$1$2${padding}`,
});
export const UNPADDED_IDS = [unpadded('[\\w-]{3})', '='), unpadded('[\\w-]{2})=?', '==')];

/** True if a static host finds the route's file without a rewrite: the path is the file's name without `.html`. */
const isServedByPath = ({ path, file }: RouteFile) =>
  `/${file}` === (path === '/' ? '/index.html' : `${path}.html`);

/** Returns the rewrites for files that a static host wouldn't find by the request's path. */
export const rewritesOf = (routes: readonly RouteFile[]): Rewrite[] => [
  ...routes.filter((route) => !isServedByPath(route)).map(({ path, file }) => ({ path, file: `/${file}` })),
  ...RECORDS,
];

/**
 * Returns the site's redirects, with their targets as URLs.
 * @throws ConfigError if a redirect starts at an existing page, or leads to a page that does not exist
 */
export function redirectsOf(
  routes: readonly RouteFile[],
  { redirects }: Pick<SiteModel, 'redirects'>,
): readonly Redirect[] {
  const paths = new Set([...routes, ...FRAMED, ...FILES].map(({ path }) => path));
  const pages = new Map(routes.map(({ path, file }) => [`/${file}`, path]));
  return checkRedirects(redirects, paths, pages).map(({ from, to }) => {
    return { from, to: to.startsWith('/') ? encodePath(to) : to };
  });
}
