import { createHash } from 'node:crypto';
import { PAGE_TRANSITIONS } from '../head/page-transitions';
import type { SiteModel } from '../head/site-model';

/** The fields of site.ts that decide which other origins a page may use. */
export type PolicySite = Pick<SiteModel, 'origin' | 'api' | 'map' | 'analytics' | 'pictures'>;

/** Origins of the players in the media gallery. */
const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** Hash of the only inline style, which is in every page. The policy blocks all other inline styles. */
const INLINE_STYLE_HASH = `'sha256-${createHash('sha256').update(PAGE_TRANSITIONS).digest('base64')}'`;

/** Returns a list with the origin of a URL. The list is empty if the URL is relative or has the site's own origin. */
const externalOrigin = (address: string, { origin }: PolicySite): string[] => {
  if (!/^https?:/.test(address)) return [];
  const other = new URL(address).origin;
  return other === new URL(origin).origin ? [] : [other];
};

/**
 * Returns the origins from which pages may load pictures, apart from the site's own origin. The API's origin serves the
 * images of posts and companies.
 */
export const pictureOrigins = (site: PolicySite): string[] => [
  ...externalOrigin(site.api, site),
  ...(site.pictures ?? []),
];

/**
 * Returns the value of `Content-Security-Policy`.
 * @param ancestors value of the directive `frame-ancestors`. If it is empty, the policy doesn't have this directive,
 * and other headers restrict framing.
 */
export function contentPolicy(site: PolicySite, ancestors = "'none'"): string {
  const api = externalOrigin(site.api, site);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'inline-speculation-rules'"],
    'style-src': ["'self'", INLINE_STYLE_HASH],
    'img-src': ["'self'", 'data:', ...pictureOrigins(site)],
    'connect-src': ["'self'", ...new Set([...api, ...externalOrigin(site.analytics, site)])],
    // The site may frame itself: the snippet builder shows its preview in a frame.
    'frame-src': ["'self'", ...externalOrigin(site.map, site), ...VIDEO_PLAYERS],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    ...(ancestors && { 'frame-ancestors': [ancestors] }),
    // Without JavaScript, forms submit natively to the API.
    'form-action': ["'self'", ...api],
    'require-trusted-types-for': ["'script'"],
    // DOMPurify sanitises HTML from the API. No other code may create a policy.
    'trusted-types': ['dompurify'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
