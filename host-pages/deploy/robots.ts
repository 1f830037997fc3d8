import { addressOf } from '../head/addresses';
import type { Broker } from '../head/broker';

/** robots.txt */
export const robots = (site: Pick<Broker, 'origin'>) =>
  `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${addressOf(site, '/sitemap.xml')}\n`;
