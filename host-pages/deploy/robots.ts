import { addressOf } from '../head/addresses';
import type { SiteModel } from '../head/site-model';

/** Returns the content of robots.txt. */
export const robots = (site: Pick<SiteModel, 'origin'>) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${addressOf(site, '/sitemap.xml')}\n`;
