import { addressOf } from '../head/addresses';
import type { SiteModel } from '../head/site-model';
import { escapeXml } from './xml';

export const FEED_FILE = 'blog/feed.xml';

const MAX_ENTRIES = 20;

/** An entry of the feed. `path` is the path of the post's page, and `published` a date (YYYY-MM-DD). */
export type FeedEntry = {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly published: string;
  readonly author?: string | undefined;
};

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

const entryXml = (site: Pick<SiteModel, 'origin'>, { path, title, summary, published, author }: FeedEntry) =>
  `<entry>${element('title', title)}<link href="${escapeXml(addressOf(site, path))}"/>${element('id', addressOf(site, path))}${element('updated', `${published}T00:00:00Z`)}${author ? `<author>${element('name', author)}</author>` : ''}${element('summary', summary)}</entry>\n`;

/** Returns an Atom feed (RFC 4287) of the newest entries. */
export function feed(entries: readonly FeedEntry[], site: Pick<SiteModel, 'origin' | 'name'>): string {
  const newest = entries.toSorted((a, b) => b.published.localeCompare(a.published)).slice(0, MAX_ENTRIES);
  const self = addressOf(site, `/${FEED_FILE}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
${element('title', `${site.name}: Blog`)}
${element('id', addressOf(site, '/blog'))}
<link rel="self" href="${escapeXml(self)}"/>
<link href="${escapeXml(addressOf(site, '/blog'))}"/>
${element('updated', `${newest[0]?.published ?? '1970-01-01'}T00:00:00Z`)}
<author>${element('name', site.name)}</author>
${newest.map((entry) => entryXml(site, entry)).join('')}</feed>
`;
}
