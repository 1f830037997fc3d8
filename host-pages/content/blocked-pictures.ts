import { type PolicySite, pictureOrigins } from '../deploy/content-policy';
import type { SiteModel } from '../head/site-model';
import { SITE } from '../site';
import type { Content } from './lists';
import { recordName } from './read-content';

/** Matches the beginning of a picture, up to the origin of its address, the word `data:` or the name of its file. */
const PICTURE = /<img\b[^>]*?\ssrc\s*=\s*["']?(data:|(?:https?:)?\/\/[^\s"'<>/?#]+|images\/[^\s"'<>]+)/gi;

type Site = PolicySite & Pick<SiteModel, 'product'>;

/** Returns what is wrong with a picture whose address begins with `start`. Returns undefined if it is shown. */
function problemOf(start: string, site: Site, allowed: ReadonlySet<string>): string | undefined {
  const folder = `${/^https?:/.test(site.api) ? '' : '/'}${site.api}${site.product}/`;
  if (start.startsWith('images/'))
    return `its picture ${start} is not found from within a text. Write ${folder}${start} there`;
  if (start === 'data:')
    return `its pictures that are written in the text itself (data:) are left out. Put the files into images/, and write ${folder}images/NAME`;
  if (!URL.canParse(start, site.origin)) return undefined;
  const { origin, protocol } = new URL(start, site.origin);
  if (allowed.has(origin)) return undefined;
  return protocol === 'http:'
    ? `its pictures from ${origin} are left out. Use https://, or put the files into images/, and write ${folder}images/NAME`
    : `browsers block its pictures from ${origin}. Add "${origin}" to pictures in host-pages/site.ts and build again, or put the files into images/, and write ${folder}images/NAME`;
}

/**
 * Returns a sentence for each record and cause for which pictures in its texts are not shown: the site's content
 * security policy blocks them, the texts' cleaning leaves them out, or their address is wrong.
 */
export function blockedPicturesReport(content: Partial<Content>, site: Site = SITE): string[] {
  const allowed = new Set([new URL(site.origin).origin, ...pictureOrigins(site)]);
  const problemsIn = (record: object) =>
    Object.values(record).flatMap((value) =>
      typeof value === 'string'
        ? [...value.matchAll(PICTURE)].flatMap(([, start = '']) => problemOf(start, site, allowed) ?? [])
        : [],
    );
  return Object.entries(content).flatMap(([list, records]) =>
    records.flatMap((record, at) =>
      [...new Set(problemsIn(record))].map((problem) => `${recordName(list, at, content)}: ${problem}.`),
    ),
  );
}
