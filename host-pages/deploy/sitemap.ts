import { addressOf } from '../head/addresses';
import type { Broker } from '../head/broker';
import type { DescribedPage } from '../head/described-page';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);

/** sitemap.xml: every page that may be listed, once, under the address that it calls its own. */
export function sitemap(
  pages: readonly Pick<DescribedPage, 'path' | 'canonical' | 'indexed'>[],
  site: Pick<Broker, 'origin'>,
  changed: Date,
): string {
  const lastmod = changed.toISOString().slice(0, 10);
  const listed = pages.filter(({ path, canonical, indexed }) => indexed && path === canonical);
  const rows = listed.map(
    ({ path }) => `<url><loc>${escapeXml(addressOf(site, path))}</loc><lastmod>${lastmod}</lastmod></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`;
}
