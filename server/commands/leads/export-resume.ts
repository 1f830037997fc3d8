import { findApplication, readResume } from '../../db/applications';
import { findLeadId } from '../../db/leads';
import { formatSize } from '../../reports/lead-report';
import type { CommandContext } from '../create-command';
import { withDatabase } from '../with-database';
import { writeNewFile } from '../write-new-file';
import type { LeadsOptions } from './options';

/** Writes the résumé of an application to a new file. */
export async function exportResume(
  { resume = '', out = '' }: LeadsOptions,
  { env, stdout }: CommandContext,
): Promise<void> {
  await withDatabase(env, async (db) => {
    const leadId = await findLeadId(db, resume);
    const application = leadId === undefined ? undefined : await findApplication(db, leadId);
    if (!application) throw new Error(`There is no application ${resume}. "npm run leads" lists them.`);
    await writeNewFile(out, readResume(db, application));
    const { resume_name, resume_size } = application;
    stdout.write(`Wrote ${resume_name} (${formatSize(resume_size)}) to ${out}\n`);
  });
}
