import type { Kysely } from 'kysely';
import { findApplication } from '../db/applications';
import { leadReference } from '../db/leads';
import { MAX_SUSPECTED_MAILS } from '../db/new-deliveries';
import type { Schema } from '../db/schema';
import { claimSummary, recordSummary, type Summary } from '../db/summaries';
import { suspectedLink } from '../reports/desk-link';
import { KIND_LABELS } from '../reports/lead-labels';
import { reportLead } from '../reports/lead-report';
import { formatIndianTime, indianDay, indianMidnight } from '../text/indian-time';
import { reasonOf } from './channel';
import { leadToMailText } from './lead-mail';
import type { MailSettings } from './mail';
import { openMailTransport } from './mail-transport';

const LEASE_MS = 60_000;

const LIST_COMMAND = 'npm run leads -- --suspected';
const APPROVE_COMMAND = 'npm run leads -- --approve Q-…';

type SummaryOptions = {
  readonly db: Kysely<Schema>;
  readonly now: () => Date;
  readonly log: (line: string) => void;
};

/**
 * Returns the text of a lead. If the mail server has refused the lead's mail for good, returns only a line that says
 * so: the mail server could also refuse a summary that contains the full text.
 */
async function describe(
  db: Kysely<Schema>,
  { lead, error }: Summary['unmailed'][number],
  deskUrl: string | undefined,
): Promise<string> {
  if (error?.startsWith('SMTP 5'))
    return `${KIND_LABELS[lead.kind]} ${leadReference(lead)}: the mail server has refused its mail (${error})\n`;
  const application = lead.kind === 'application' ? await findApplication(db, lead.id) : undefined;
  return leadToMailText(reportLead(lead, { application }), deskUrl);
}

async function textOf(
  db: Kysely<Schema>,
  { count, since, until, unmailed, unmailedCount }: Summary,
  deskUrl: string | undefined,
): Promise<string> {
  const them = count === 1 ? 'One lead looks' : `${count} leads look`;
  const from = since ? ` from ${formatIndianTime(since)} ` : ' ';
  const more = unmailedCount - unmailed.length;
  const rest =
    unmailedCount === 0
      ? 'Each was mailed when it arrived.'
      : `The first ${MAX_SUSPECTED_MAILS} of a day are mailed when they arrive. These were not mailed:`;
  const leads = await Promise.all(unmailed.map((lead) => describe(db, lead, deskUrl)));
  const list = deskUrl === undefined ? LIST_COMMAND : suspectedLink(deskUrl);
  const approving =
    deskUrl === undefined
      ? `List them:            ${list}
If one is genuine:    ${APPROVE_COMMAND}`
      : `List them:            ${list}
If one is genuine:    open it at the desk and press "It is genuine"
Without the desk:     ${LIST_COMMAND}
                      ${APPROVE_COMMAND}`;
  return [
    `${them} like spam, of those that arrived${from}before ${formatIndianTime(until)}.
${rest}

${approving}
`,
    ...leads,
    ...(more > 0 ? [`${more} more: ${list}\n`] : []),
  ].join('\n');
}

/**
 * Mails the daily summary of suspected leads, unless it has already been mailed. The summary contains the number of
 * suspected leads, and the texts of those that have not been mailed, up to MAX_UNMAILED. Mails nothing if there are no
 * suspected leads.
 */
export async function sendSuspectedSummary(
  { smtpUrl, from, to, deskUrl }: MailSettings,
  { db, now, log }: SummaryOptions,
): Promise<void> {
  const summary = await claimSummary(db, now(), LEASE_MS, { dayOf: indianDay, midnightOf: indianMidnight });
  if (!summary) return;
  const transport = openMailTransport({ smtpUrl, from });
  try {
    if (summary.count > 0) {
      await transport.send({
        id: `suspected-${summary.day}`,
        to,
        subject: `${summary.count} suspected ${summary.count === 1 ? 'lead' : 'leads'}`,
        text: await textOf(db, summary, deskUrl),
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
