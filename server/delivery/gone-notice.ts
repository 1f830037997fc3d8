import { deskLink } from '../reports/desk-link';
import { type Channel, idOf } from './channel';
import type { MailSettings } from './mail';
import { openMailTransport } from './mail-transport';

/**
 * Creates the channel that mails the broker the references of leads that the webhook has refused for good, so that
 * somebody checks the webhook's receiver.
 */
export function createGoneNotice({ smtpUrl, from, to, deskUrl }: MailSettings): Channel {
  const { send, close } = openMailTransport({ smtpUrl, from });
  return {
    name: 'gone',
    async send(lead, _signal, { listGone }) {
      const { latest, count } = await listGone();
      // No refused lead is left: all have been sent again or deleted in the meantime.
      if (latest.length === 0) return;
      const leads = count === 1 ? '1 lead' : `${count} leads`;
      const heading = count > latest.length ? `The latest ${latest.length}:\n` : '';
      const lines = latest.map((reference) =>
        deskUrl === undefined ? reference : `${reference}  ${deskLink(deskUrl, reference)}`,
      );
      const command = `npm run leads -- --redeliver ${latest[0]}`;
      const sendAgain =
        deskUrl === undefined
          ? `Send one again:       ${command}`
          : `Send one again:       open it at the desk and press "Send again"\nWithout the desk:     ${command}`;
      await send({
        id: `gone-${idOf(lead)}`,
        to,
        subject: `The webhook has refused ${leads} for good`,
        text: `The webhook (LEADS_WEBHOOK_URL) has answered "410 Gone" for ${leads}, so these are not sent again automatically.
Later leads are still sent to it.

${heading}${lines.join('\n')}

List them all:        npm run leads -- --undelivered
${sendAgain}
`,
      });
    },
    close,
  };
}
