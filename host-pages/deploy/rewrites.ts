/** A route, as far as hosts are concerned: its path decoded, its file relative to dist. */
export type Placed = { readonly path: string; readonly file: string };

/** A path, or with a star all below it, and the file in dist that answers it without a change of address. */
export type Rewrite = { readonly path: string; readonly file: string };

/** Any post: its page asks the API for the one that the address names. */
const POSTS: Rewrite = { path: '/blog-details/*', file: '/blog-details.html' };

/** Where a static host looks by itself. */
const isFound = ({ path, file }: Placed) => `/${file}` === (path === '/' ? '/index.html' : `${path}.html`);

/** What a host must be told, since the file does not lie where the path says. */
export const rewritesOf = (routes: readonly Placed[]): Rewrite[] => [
  ...routes.filter((route) => !isFound(route)).map(({ path, file }) => ({ path, file: `/${file}` })),
  POSTS,
];
