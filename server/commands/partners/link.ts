import { partnerPageUrl } from '../../api/partner-page-url';
import { makePartnerLink, revokePartnerLink } from '../../db/partner-links';
import type { CommandContext } from '../create-command';
import { withDatabase } from '../with-database';
import type { PartnersOptions } from './options';
import { registeredPartner } from './registered-partner';

/** Makes and prints a partner's private link. */
export async function link({ id }: PartnersOptions, { env, stdout }: CommandContext): Promise<void> {
  await withDatabase(env, async (db) => {
    await registeredPartner(db, id);
    const address = await partnerPageUrl(await makePartnerLink(db, id, new Date()));
    stdout.write(
      `${address}\nSend it to ${id} only: whoever has it sees the counts. An earlier link has ended.\n`,
    );
  });
}

/** Ends a partner's private link. */
export async function unlink({ id }: PartnersOptions, { env, stdout }: CommandContext): Promise<void> {
  await withDatabase(env, async (db) => {
    if (!(await revokePartnerLink(db, id))) throw new Error(`${id} has no private link.`);
    stdout.write(`The private link of ${id} has ended.\n`);
  });
}
