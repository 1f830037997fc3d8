import { partnerLink, partnerSnippet } from '../../../widgets/embed-builder/partner-snippet';
import { qrCodeToSvg } from '../../../widgets/embed-builder/qr-code';
import { findPartner } from '../../db/partners';
import { DIST } from '../../site/settings';
import type { CommandContext } from '../create-command';
import { withDatabase } from '../with-database';
import { writeNewFile } from '../write-new-file';
import type { PartnersOptions } from './options';
import { qrCodeToText } from './qr-code';
import { readSiteUrl } from './site-url';

/**
 * Prints what a partner needs: the snippet for a page, the link to the form, and the link's QR code. With `--svg`, it
 * also writes the QR code to a new file.
 */
export async function snippet(
  { id, svg }: PartnersOptions,
  { env, stdout, distFolder = DIST }: CommandContext,
): Promise<void> {
  await withDatabase(env, async (db) => {
    if (!(await findPartner(db, id))) {
      throw new Error(`There is no partner ${id}. Add it: npm run partners -- add ${id} --name "…"`);
    }
  });
  const base = await readSiteUrl(distFolder);
  const link = partnerLink(id, base);
  if (svg !== undefined) await writeNewFile(svg, qrCodeToSvg(link));
  stdout.write(`${partnerSnippet(id, base)}\n${link}\n\n${qrCodeToText(link)}`);
  if (svg !== undefined) stdout.write(`Wrote the QR code to ${svg}\n`);
}
