import { addressOf } from '../head/addresses';
import type { SiteModel } from '../head/site-model';

/**
 * Returns the content of robots.txt. Crawlers need no answers of the API, but its images are in posts and in their link
 * previews.
 */
export function robots(site: Pick<SiteModel, 'origin' | 'api' | 'product'>): string {
  const images = /^https?:/.test(site.api) ? '' : `Allow: /${site.api}${site.product}/images/\n`;
  return `User-agent: *\nAllow: /\nDisallow: /api/\n${images}\nSitemap: ${addressOf(site, '/sitemap.xml')}\n`;
}
