import { MAX_RESUME_BYTES, RESUME_TYPES, resumeExtension } from '../../widgets/contract/application-rules';
import { type ReportedLead, resumeCommand } from '../reports/lead-report';
import { type Channel, type DeliveryContext, idOf } from './channel';
import { writeLeadMail } from './lead-mail';
import {
  type Attachment,
  addressOf,
  DeferredReceivers,
  openMailTransport,
  type Refusal,
  RefusedContent,
} from './mail-transport';

export type MailSettings = {
  readonly smtpUrl: string;
  readonly from: string;
  /** One address or several, separated by commas. */
  readonly to: string;
  /** The desk's address, without a slash at its end. */
  readonly deskUrl?: string;
  /** Which résumés may be attached: all, or those that the virus scanner has found clean. Default: none. */
  readonly resumes?: 'all' | 'clean';
};

/**
 * Number of failed attempts after which the mail may be sent without the résumé, since the résumé may be why they
 * failed. Each later attempt sends the mail with the résumé and, if that fails, without it. If the mail server refuses
 * the mail because of its size or content, even the first attempt sends it again without the résumé.
 */
const ATTEMPTS_WITH_RESUME = 4;

/**
 * Returns a note that says why a lead is suspected, and how to approve the lead: at the desk if there is one, and with
 * a command. Returns no note for other leads.
 */
function suspicionNotes({ reference, suspected }: ReportedLead, hasDesk: boolean): string[] {
  if (suspected === undefined) return [];
  const command = `npm run leads -- --approve ${reference}`;
  return [
    `This lead may be spam: ${suspected}. Some browsers show that field to people.\n` +
      (hasDesk
        ? `If it is genuine, open it at the desk and press "It is genuine".\nWithout the desk: ${command}`
        : `If it is genuine: ${command}`),
  ];
}

/** Returns why a résumé is not attached although `resumes` is set. Returns undefined if the résumé is attached. */
function reasonToLeaveOut(
  { suspected, resume_scan, resume_size }: ReportedLead,
  resumes: MailSettings['resumes'],
): string | undefined {
  if (suspected !== undefined) return 'the lead may be spam';
  if (resume_scan === 'failed') return 'the virus scanner gave no result';
  if (resumes === 'clean' && resume_scan !== 'clean') return 'it arrived before the virus scanner was set';
  return Number(resume_size) > MAX_RESUME_BYTES ? 'it is larger than 5 MB' : undefined;
}

/**
 * Returns a note that says how to get the résumé: at the desk if there is one, and with a command. If `reason` is
 * given, also says why the résumé isn't attached.
 */
function resumeNote({ reference, resume_name }: ReportedLead, hasDesk: boolean, reason?: string): string {
  const command = resumeCommand(reference, `${resume_name}`);
  return (
    `${reason === undefined ? '' : `The résumé is not attached, because ${reason}.\n`}` +
    (hasDesk
      ? `The résumé: open the application at the desk and press "Résumé".\nWithout the desk: ${command}`
      : `The résumé: ${command}`)
  );
}

async function readAttachment(
  { reference, resume_name }: ReportedLead,
  readResume: () => Promise<Buffer>,
): Promise<Attachment> {
  const extension = resumeExtension(`${resume_name}`);
  return {
    // Doesn't use the file name that the sender chose, since it may be any text.
    filename: `resume-${reference}${extension ?? ''}`,
    content: await readResume(),
    contentType: extension ? RESUME_TYPES[extension][0] : 'application/octet-stream',
  };
}

/**
 * Returns the id of a lead's mail. All attempts have the same id, and a mail that somebody has asked for has another
 * one: mailboxes keep only one mail of each Message-ID, so a copy would not appear.
 */
const mailId = (lead: ReportedLead, { resends }: DeliveryContext): string =>
  `lead-${idOf(lead)}${resends > 0 ? `-${resends}` : ''}`;

/** Creates the channel that mails leads to the broker. */
export function createMail({ smtpUrl, from, to, deskUrl, resumes }: MailSettings): Channel {
  const { send, close } = openMailTransport({ smtpUrl, from });
  const hasDesk = deskUrl !== undefined;
  /**
   * The receivers that still wait for a lead's mail, by the lead's idOf: the mail server has put them off, and has
   * accepted the mail for the others. After a restart, all receivers get the mail again.
   */
  const waiting = new Map<string, { readonly mail: string; readonly receivers: readonly string[] }>();
  const waitingFor = (lead: ReportedLead, context: DeliveryContext) => {
    const found = waiting.get(idOf(lead));
    return found?.mail === mailId(lead, context) ? found.receivers : undefined;
  };
  /** The receivers whose refusal has been logged. */
  const logged = new Set<string>();

  function logRefusals(lead: ReportedLead, refusals: readonly Refusal[], log: DeliveryContext['log']) {
    for (const { receiver, reason } of refusals) {
      if (logged.has(receiver)) continue;
      logged.add(receiver);
      log(
        `The mail of lead ${lead.id} was refused for ${receiver} (${reason}), and accepted for the other mailboxes. ` +
          'Correct LEADS_MAIL_TO, or ask who runs this mailbox. Its later refusals are not logged.',
      );
    }
  }

  /**
   * Mails a lead. Resolves to the receivers for whom the mail server refuses the attachment.
   */
  async function sendLead(
    lead: ReportedLead,
    context: DeliveryContext,
    {
      after,
      attachment,
      receivers = waitingFor(lead, context),
    }: { after: string[]; attachment?: Attachment; receivers?: readonly string[] },
  ): Promise<readonly string[]> {
    // Imported lazily, so that the server starts even if site.ts contains an invalid value. In that case only this mail
    // fails, and is retried.
    const { SITE } = await import('../../host-pages/site');
    const { inBrokersColours } = await import('../../host-pages/palette/broker-colours');
    const before = suspicionNotes(lead, hasDesk);
    const { partner, log } = context;
    const refusals = await send({
      id: mailId(lead, context),
      to,
      ...(receivers && { receivers }),
      // A suspected lead's mail has no Reply-To address: a reply quotes the mail, and the sender must not read why the
      // lead is suspected.
      ...(lead.email && lead.suspected === undefined && { replyTo: [addressOf(lead)] }),
      ...writeLeadMail(lead, {
        partner,
        broker: SITE.name,
        colour: inBrokersColours('#20397f'),
        deskUrl,
        before,
        after,
      }),
      ...(attachment && { attachments: [attachment] }),
    });
    const isAboutAttachment = ({ isAboutContent }: Refusal) => attachment !== undefined && isAboutContent;
    logRefusals(
      lead,
      refusals.filter((refusal) => !isAboutAttachment(refusal)),
      log,
    );
    return refusals.filter(isAboutAttachment).map(({ receiver }) => receiver);
  }

  async function sendWithResume(lead: ReportedLead, context: DeliveryContext, attachment: Attachment) {
    const after = [
      `The résumé is attached as ${attachment.filename}. Opening it is as risky as opening any file from a stranger.`,
    ];
    const sendWithout = (reason: string, receivers?: readonly string[]) =>
      sendLead(lead, context, {
        after: [resumeNote(lead, hasDesk, `a mail with it ${reason}`)],
        ...(receivers && { receivers }),
      });
    try {
      const refusing = await sendLead(lead, context, { after, attachment });
      if (refusing.length > 0) await sendWithout('was refused by this mailbox', refusing);
    } catch (error) {
      if (error instanceof DeferredReceivers && error.refusing.length > 0)
        await sendWithout('was refused by this mailbox', error.refusing);
      if (error instanceof RefusedContent) await sendWithout(`was refused (${error.reason})`);
      else if (context.failures >= ATTEMPTS_WITH_RESUME) await sendWithout('could not be sent');
      else throw error;
    }
  }

  const sendWithNotes: Channel['send'] = async (lead, _signal, context) => {
    const { readResume } = context;
    if (!readResume) return void (await sendLead(lead, context, { after: [] }));
    const reason = resumes && reasonToLeaveOut(lead, resumes);
    if (!resumes || reason !== undefined) {
      await sendLead(lead, context, { after: [resumeNote(lead, hasDesk, reason)] });
    } else {
      await sendWithResume(lead, context, await readAttachment(lead, readResume));
    }
  };

  return {
    name: 'mail',
    async send(lead, signal, context) {
      const id = idOf(lead);
      try {
        await sendWithNotes(lead, signal, context);
        waiting.delete(id);
      } catch (error) {
        if (error instanceof DeferredReceivers)
          waiting.set(id, { mail: mailId(lead, context), receivers: error.deferred });
        throw error;
      }
    },
    close,
  };
}
