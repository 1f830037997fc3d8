import { createHash } from 'node:crypto';
import type { Broker } from '../head/broker';
import { PAGE_TRANSITIONS } from '../head/page-transitions';

/** Who a page of ours has to do with besides its own origin. */
export type Neighbours = Pick<Broker, 'origin' | 'api' | 'map' | 'analytics'>;

/** Where the videos of the media gallery are played. */
const VIDEO_PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

/** What stands in every page; any other style inside a page is stopped. */
const OWN_STYLE = `'sha256-${createHash('sha256').update(PAGE_TRANSITIONS).digest('base64')}'`;

/** The origin of an address that lies elsewhere; a path is our own. */
const elsewhere = (address: string, { origin }: Neighbours): string[] => {
  if (!/^https?:/.test(address)) return [];
  const other = new URL(address).origin;
  return other === new URL(origin).origin ? [] : [other];
};

/**
 * The value of Content-Security-Policy.
 * @param ancestors who may hold the page in a frame; empty where that is said elsewhere
 */
export function contentPolicy(site: Neighbours, ancestors = "'none'"): string {
  const api = elsewhere(site.api, site);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", "'inline-speculation-rules'"],
    'style-src': ["'self'", OWN_STYLE],
    // The pictures of posts and companies lie beside the API.
    'img-src': ["'self'", 'data:', ...api],
    'connect-src': ["'self'", ...new Set([...api, ...elsewhere(site.analytics, site)])],
    // The snippet builder's preview.
    'frame-src': ["'self'", ...elsewhere(site.map, site), ...VIDEO_PLAYERS],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    ...(ancestors && { 'frame-ancestors': [ancestors] }),
    // The forms post by themselves where there is no script.
    'form-action': ["'self'", ...api],
    'require-trusted-types-for': ["'script'"],
    // The sanitiser's, which parses what the API sends; nobody else may make a policy.
    'trusted-types': ['dompurify'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
