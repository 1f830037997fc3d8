import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { RENEWAL_REMINDER } from '../../widgets/contract/renewal-reminder';
import { findReminder, type Reminder, withdrawReminder } from '../db/reminders';
import type { Schema } from '../db/schema';
import { readExtraFields } from '../reports/lead-report';
import { escapeHtml } from '../text/escape-html';
import { monthInWords } from '../text/indian-months';
import { formatIndianDay } from '../text/indian-time';
import { homeLink } from './home-link';
import { privatePageHeaders } from './private-page';
import { contacts, messagePage } from './response-page';

export const REMINDER_PAGE = `/api/${RENEWAL_REMINDER}/:token`;

const HEADERS = privatePageHeaders("'self'");

/**
 * Returns the page's content: the stored reminder and, while the reminder can be withdrawn, the button that withdraws
 * it.
 * @param isWithdrawn true if this request has withdrawn the reminder. Any other reminder that is missing may have been
 * erased by the broker, who may have received it before.
 */
async function describe(
  { reference, lead, isWithdrawable }: Reminder,
  isWithdrawn: boolean,
): Promise<string> {
  if (!lead && isWithdrawn)
    return `<p>Your reminder ${reference} is withdrawn and erased. Our team does not get it.</p>\n${await homeLink()}`;
  if (!lead)
    return `<p>We no longer store your reminder ${reference}: it was withdrawn or erased. If our team got it before, tell us the reference number if the mail should be erased too.</p>
${await contacts()}
${await homeLink()}`;
  const { renewal_month = '' } = readExtraFields(lead);
  const about = `<p>${escapeHtml(`${lead.type_of_insurance}`)}, expires in ${monthInWords(renewal_month)}. Your reference number is ${reference}.</p>`;
  if (!isWithdrawable)
    return `${about}
<p>Our team has this reminder already, so it cannot be withdrawn here. Tell us the reference number if we should not contact you, or should erase it.</p>
${await contacts()}`;
  const due = formatIndianDay(`${lead.deliver_after}`);
  return `${about}
<p>Our team gets it on ${due}. Until then you can withdraw it. We then erase it, with your mobile number and email address.</p>
<form method="post"><p><button type="submit">Withdraw and erase it</button></p></form>`;
}

/**
 * Serves the private page of a renewal reminder, where the person who asked for the reminder can withdraw it. A GET
 * request changes nothing, since mail scanners open every link in a mail.
 */
export const serveReminderPage =
  (db: Kysely<Schema>, now: () => Date) =>
  async (
    req: IncomingMessage,
    res: ServerResponse,
    { token = '' }: { readonly token?: string | undefined },
  ): Promise<void> => {
    let reminder = await findReminder(db, token, now());
    let isWithdrawn = false;
    if (req.method === 'POST' && reminder?.lead && reminder.isWithdrawable) {
      isWithdrawn = await withdrawReminder(db, reminder.lead, now());
      reminder = await findReminder(db, token, now());
    }
    const html = messagePage({
      lang: 'en',
      title: 'Your renewal reminder',
      isSuccess: reminder ? isWithdrawn || undefined : false,
      content: `<h1>Your renewal reminder</h1>
${reminder ? await describe(reminder, isWithdrawn) : `<p>This link is not complete. Open it again from the mail.</p>\n${await contacts()}`}`,
    });
    res.writeHead(reminder ? 200 : 404, HEADERS).end(req.method === 'HEAD' ? undefined : html);
  };
