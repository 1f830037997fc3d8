import { addressOf } from '../head/addresses';
import type { SiteModel } from '../head/site-model';

export const robots = (site: Pick<SiteModel, 'origin'>) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${addressOf(site, '/sitemap.xml')}\n`;
