import { addressOf } from '../head/addresses';
import type { SiteModel } from '../head/site-model';

/**
 * Returns the content of robots.txt. It blocks the API's responses, which crawlers don't need. It allows the API's
 * images, which posts and link previews show.
 */
export function robots(site: Pick<SiteModel, 'origin' | 'api' | 'product'>): string {
  const images = /^https?:/.test(site.api) ? '' : `Allow: /${site.api}${site.product}/images/\n`;
  return `User-agent: *\nAllow: /\nDisallow: /api/\n${images}\nSitemap: ${addressOf(site, '/sitemap.xml')}\n`;
}
