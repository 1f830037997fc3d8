import { encodePath } from '../head/addresses';
import { contentPolicy, type Neighbours } from './content-policy';
import { FILES, FRAMED, type Headers, pageHeaders, TLS_ONLY } from './headers';
import { type Placed, rewritesOf } from './rewrites';

const block = (path: string, headers: Headers) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

/** What `headers` says that `above` does not say already: these hosts send the values of all blocks that fit a path. */
const beyond = (headers: Headers, above: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in above)));

/** `_headers`, as Netlify and Cloudflare read it. */
export function headersFile(site: Neighbours): string {
  // Both ask again for a page by themselves, and a second value here would contradict those of the files below.
  const { 'Cache-Control': _, ...page } = pageHeaders(site);
  // Of two policies both count, so what one page allows cannot stand in that of all. The older header says the same, and a
  // policy that names ancestors goes before it: https://html.spec.whatwg.org/#the-x-frame-options-header
  const everywhere = {
    ...page,
    'Content-Security-Policy': contentPolicy(site, ''),
    'X-Frame-Options': 'DENY',
    ...TLS_ONLY,
  };
  return [
    block('/*', everywhere),
    ...FRAMED.map(({ path, ancestors }) =>
      block(path, { 'Content-Security-Policy': `frame-ancestors ${ancestors}` }),
    ),
    ...FILES.map(({ path, headers }) => block(path, beyond(headers, everywhere))),
  ].join('\n');
}

/** `_redirects`, as Netlify and Cloudflare read it. */
export const redirectsFile = (routes: readonly Placed[]) =>
  `# Cloudflare wants the second path without ".html".
# Any other path is answered with 404.html and status 404, without a line here.
${rewritesOf(routes)
  .map(({ path, file }) => `${encodePath(path)} ${encodePath(file)} 200\n`)
  .join('')}`;
