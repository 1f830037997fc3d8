import { addressOf } from '../head/addresses';
import type { PageModel } from '../head/page-model';
import type { SiteModel } from '../head/site-model';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);

/** Returns the content of sitemap.xml: every indexed page once, at its canonical URL. */
export function sitemap(
  pages: readonly Pick<PageModel, 'path' | 'canonical' | 'indexed'>[],
  site: Pick<SiteModel, 'origin'>,
  lastModified: Date,
): string {
  const lastmod = lastModified.toISOString().slice(0, 10);
  const listed = pages.filter(({ path, canonical, indexed }) => indexed && path === canonical);
  const rows = listed.map(
    ({ path }) => `<url><loc>${escapeXml(addressOf(site, path))}</loc><lastmod>${lastmod}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
}
