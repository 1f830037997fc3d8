import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema';
import { claimSummary, recordSummary, type Summary } from '../db/summaries';
import { reasonOf } from './channel';
import type { MailSettings } from './mail';
import { openMailTransport } from './mail-transport';

const LEASE_MS = 60_000;

type SummaryOptions = {
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  readonly log: (line: string) => void;
};

function textOf({ count, since, until }: Summary): string {
  const them = count === 1 ? 'One lead looks' : `${count} leads look`;
  const from = since ? ` from ${since} ` : ' ';
  return `${them} like a program's, of those that arrived${from}before ${until}.
They are stored, and have not been delivered.

List them:            npm run leads -- --suspected
Have one delivered:   npm run leads -- --approve Q-…
`;
}

/** Mails the number of suspected leads, once a day if there are any. */
export async function sendSuspectedSummary(
  { smtpUrl, from, to }: MailSettings,
  { db, now, log }: SummaryOptions,
): Promise<void> {
  const summary = await claimSummary(db, now(), LEASE_MS);
  if (!summary) return;
  const transport = openMailTransport({ smtpUrl, from });
  try {
    if (summary.count > 0) {
      await transport.send({
        id: `suspected-${summary.day}`,
        to,
        subject: `${summary.count} suspected ${summary.count === 1 ? 'lead' : 'leads'}`,
        text: textOf(summary),
      });
    }
    await recordSummary(db, summary, { now: now(), isSent: true });
  } catch (error) {
    log(
      `The summary of suspected leads could not be mailed: ${reasonOf(error)}. It is tried again in an hour.`,
    );
    await recordSummary(db, summary, { now: now(), isSent: false });
  } finally {
    transport.close();
  }
}
