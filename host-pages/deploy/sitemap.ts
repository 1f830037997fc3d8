import { addressOf } from '../head/addresses';
import type { PageModel } from '../head/page-model';
import type { SiteModel } from '../head/site-model';
import { escapeXml } from './xml';

type SitemapPage = Pick<PageModel, 'path' | 'canonical' | 'indexed'> & { readonly file: string };

/**
 * Returns the content of sitemap.xml, which lists every indexed page once, at its canonical URL.
 * @param changed returns the date (YYYY-MM-DD) on which the HTML in a file last changed
 */
export function sitemap(
  pages: readonly SitemapPage[],
  site: Pick<SiteModel, 'origin'>,
  changed: (file: string) => string,
): string {
  const listed = pages.filter(({ path, canonical, indexed }) => indexed && path === canonical);
  const rows = listed.map(
    ({ path, file }) =>
      `<url><loc>${escapeXml(addressOf(site, path))}</loc><lastmod>${changed(file)}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
}
