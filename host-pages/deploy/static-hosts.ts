import { encodePath } from '../head/addresses';
import type { Redirect, SiteModel } from '../head/site-model';
import { SITE } from '../site';
import { contentPolicy, type PolicySite } from './content-policy';
import { correctedPaths } from './corrections';
import { FILES, FRAMED, type Headers, IN_ANY_FRAME, pageHeaders, TLS_ONLY } from './headers';
import { type RouteFile, redirectsOf, rewritesOf } from './rewrites';

const block = (path: string, headers: Headers) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/**
 * Returns the headers for the block of a single path, without those that the block for all paths (`above`) contains. If
 * a header were in both blocks, Netlify and Cloudflare would join its two values.
 */
const withoutRepeated = (headers: Headers, above: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in above)));

/** Returns the content of `_headers` for Netlify and Cloudflare. */
export function headersFile(site: PolicySite): string {
  // The block for all paths has no Cache-Control. Both hosts revalidate pages by default. If the block had this header,
  // they would join its value with the value in the block of a file.
  const { 'Cache-Control': _, ...page } = pageHeaders(site);
  // The policy for all pages has no `frame-ancestors`, since the policy of a framed page couldn't relax it: browsers
  // enforce all policies that they receive. Instead, all pages get X-Frame-Options. On a framed page, its own
  // `frame-ancestors` overrides this header: https://html.spec.whatwg.org/#the-x-frame-options-header
  const everywhere = {
    ...page,
    'Content-Security-Policy': contentPolicy(site, ''),
    ...TLS_ONLY,
  };
  return [
    block('/*', everywhere),
    ...FRAMED.map(({ path, ancestors }) =>
      block(path, {
        'Content-Security-Policy': `frame-ancestors ${ancestors}`,
        ...(ancestors === '*' && IN_ANY_FRAME),
      }),
    ),
    ...FILES.map(({ path, headers }) => block(path, withoutRepeated(headers, everywhere))),
  ].join('\n');
}

/** Maximum number of lines in `_redirects`, half of the 2,000 that Cloudflare allows. */
const MAX_RULES = 1000;

/** Encodes a path as browsers do, since Cloudflare compares the path of a rule with the undecoded path of a request. */
const asBrowsersWrite = (path: string) => encodePath(path).replace(/%2[789]/g, decodeURIComponent);

type Rule = { readonly path: string; readonly to: string; readonly status: number };

/** Returns the lines of rules. A path gets two lines if browsers encode it differently from our own links. */
const linesOf = (rules: readonly Rule[]) => [
  ...new Set(
    [asBrowsersWrite, encodePath].flatMap((spell) =>
      rules.map(({ path, to, status }) => `${spell(path)} ${to} ${status}\n`),
    ),
  ),
];

/**
 * Returns the content of `_redirects` for Netlify and Cloudflare. Our own server reads the redirects of removed pages
 * from this file.
 * @throws Error if there are too many rules
 */
export function redirectsFile(
  routes: readonly RouteFile[],
  site: Pick<SiteModel, 'redirects'> = SITE,
): string {
  // Redirects come first: the first rule that matches a path applies, and a rewrite may match every path of a folder.
  const toRedirect = ({ from, to }: Redirect): Rule => ({ path: from, to, status: 301 });
  const lines = [
    ...linesOf(redirectsOf(routes, site).map(toRedirect)),
    ...linesOf(correctedPaths(routes, site).map(toRedirect)),
    ...linesOf(rewritesOf(routes).map(({ path, file }) => ({ path, to: encodePath(file), status: 200 }))),
  ];
  if (lines.length > MAX_RULES) {
    throw new Error(
      `_redirects has ${lines.length} rules, and may have ${MAX_RULES}; remove some of the redirects in host-pages/site.ts`,
    );
  }
  return `# On Cloudflare, remove ".html" from the second path. Its rules win over files: remove those with a star, which would hide
# the pages of posts and openings, and run "npm run pages" for new ones.
# Both hosts serve 404.html with status 404 for any other path, without a rule here.
${lines.join('')}`;
}
