import { MAX_PARTNER_ID_LENGTH } from '../../../widgets/contract/partner-id';
import { checkText, isStorable } from '../../api/lead-form';
import { addPartner, findSameSpelling } from '../../db/partners';
import { readDatabaseSettings } from '../../db/settings';
import { spreadsheetReading } from '../../text/spreadsheet-reading';
import type { CommandContext } from '../create-command';
import { openOrCreate } from '../with-database';
import type { PartnersOptions } from './options';

const MAX_NAME_LENGTH = 200;

/**
 * @throws Error with a one-line message for the operator, if a partner's name is too long or contains control
 * characters
 */
export function checkName(name: string) {
  const problem = checkText('name', name, MAX_NAME_LENGTH);
  if (problem) throw new Error(`${problem.replace(/\.$/, '')}.`);
}

/**
 * Registers a partner. From then on, reports list the partner as registered, and credit the partner with all leads that
 * have the partner's ID, including earlier ones.
 */
export async function add(
  { id, name: typedName = '' }: PartnersOptions,
  { env, stdout, stderr }: CommandContext,
): Promise<void> {
  const name = typedName.trim();
  if (!isStorable('partner', id) || id.length > MAX_PARTNER_ID_LENGTH) {
    throw new Error(
      `The ID cannot be a partner's: data-partner is text of up to ${MAX_PARTNER_ID_LENGTH} characters in one line.`,
    );
  }
  const reading = spreadsheetReading(id);
  if (reading) {
    throw new Error(
      `The ID ${id} cannot be registered: spreadsheets take it for ${reading}, and reports would show something else. ` +
        'Use an ID that begins with letters, such as agent-42.',
    );
  }
  checkName(name);
  const db = await openOrCreate(readDatabaseSettings(env), stderr);
  try {
    const other = await findSameSpelling(db, id);
    if (other || !(await addPartner(db, { id, name }, new Date()))) {
      throw new Error(
        `There is a partner ${other?.id ?? id} already. "npm run partners -- list" lists them.`,
      );
    }
    stdout.write(`Added ${id} (${name}). Its snippet: npm run partners -- snippet ${id}\n`);
  } finally {
    await db.destroy();
  }
}
