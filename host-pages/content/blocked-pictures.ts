import { type PolicySite, pictureOrigins } from '../deploy/content-policy';
import { SITE } from '../site';
import type { Content } from './lists';
import { recordName } from './read-content';

const PICTURE = /<img\b[^>]*?\ssrc\s*=\s*["']?(https:\/\/[^\s"'<>]+)/gi;

const originsIn = (record: object): string[] =>
  Object.values(record).flatMap((value) =>
    typeof value === 'string'
      ? [...value.matchAll(PICTURE)].flatMap(([, url = '']) => (URL.canParse(url) ? new URL(url).origin : []))
      : [],
  );

/** Returns a sentence for each record and origin whose pictures the site's content security policy blocks. */
export function blockedPicturesReport(content: Partial<Content>, site: PolicySite = SITE): string[] {
  const allowed = new Set([new URL(site.origin).origin, ...pictureOrigins(site)]);
  return Object.entries(content).flatMap(([list, records]) =>
    records.flatMap((record, at) =>
      [...new Set(originsIn(record))]
        .filter((origin) => !allowed.has(origin))
        .map(
          (origin) =>
            `${recordName(list, at, content)}: browsers block its pictures from ${origin}. Add "${origin}" to pictures in host-pages/site.ts and build again, or put the files into images/.`,
        ),
    ),
  );
}
