import { partnerLink, partnerSnippet } from '../../../widgets/embed-builder/partner-snippet';
import { findPartner } from '../../db/partners';
import { DIST } from '../../settings';
import { readSiteUrl } from '../../site-url';
import type { Terminal } from '../run-command';
import { withDatabase } from '../with-database';
import type { PartnersOptions } from './options';

/** Prints what a partner needs: the snippet for a page, and the link. */
export async function snippet(
  { id }: PartnersOptions,
  { env, stdout, distFolder = DIST }: Terminal,
): Promise<void> {
  await withDatabase(env, async (db) => {
    if (!(db && (await findPartner(db, id)))) {
      throw new Error(`There is no partner ${id}. Add it: npm run partners -- add ${id} --name "…"`);
    }
  });
  const base = await readSiteUrl(distFolder);
  const link = partnerLink(id, base);
  stdout.write(`${partnerSnippet(id, base)}\n${link}\n`);
}
