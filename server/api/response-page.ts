import type { IncomingMessage } from 'node:http';
import { senderTexts } from '../reports/sender-texts';
import { escapeHtml } from '../text/escape-html';
import type { ResponseBody } from './api-response';
import type { Form } from './read-form';
import { resendForm } from './resend-form';

type PageOptions = {
  readonly req: Pick<IncomingMessage, 'headers'>;
  readonly status: number;
  readonly body: ResponseBody;
  /** What was sent, if it could be read. */
  readonly form?: Form | undefined;
};

const BACK = "Go back with your browser's Back button: what you typed is still there.";

const isTemporary = (status: number) => status === 429 || status >= 500;

/** Returns what a visitor can do about an error, besides calling the broker. */
function adviceOf(status: number, isOffered: boolean): string {
  if (isTemporary(status)) {
    return isOffered
      ? 'Your details are kept in this page: send them again later with the button below.'
      : `${BACK} Then send it again later.`;
  }
  return isOffered
    ? "Correct it below and send it again. Go back with your browser's Back button to change anything else."
    : `${BACK} Then correct it and send it again.`;
}

/**
 * Returns the broker's phone number and address. Imported lazily, so that the server starts even if site.ts is invalid.
 */
async function contacts(): Promise<string> {
  const { SITE } = await import('../../host-pages/site');
  const phone =
    SITE.phone && `call <a href="tel:${SITE.phone.replace(/ /g, '')}">${escapeHtml(SITE.phone)}</a> or `;
  const mail = escapeHtml(SITE.mail);
  return `<p class="contacts">You can also ${phone}write to <!--email_off--><a href="mailto:${mail}">${mail.replace('@', '@<wbr>')}</a><!--/email_off-->.</p>`;
}

async function content({
  status,
  body: { success, message = '', errors },
  form,
}: PageOptions): Promise<string> {
  if (success) {
    const { thankYou, answer } = senderTexts(form?.get('language'));
    return `<h1>${thankYou}</h1>\n<p>${escapeHtml(answer(message))}</p>`;
  }
  const reasons = errors ? Object.values(errors) : [message];
  // After any other error, part of the form may not have been read.
  const isWhole = errors || isTemporary(status);
  const again = form && isWhole ? resendForm(form, errors) : '';
  return `<h1>Your request was not sent</h1>
<ul>
${reasons.map((reason) => `<li>${escapeHtml(reason)}</li>`).join('\n')}
</ul>
<p>${adviceOf(status, again !== '')}</p>
${again}${await contacts()}`;
}

/** Returns the page for a visitor who sent a form without JavaScript: in the form's language after a success. */
export async function responsePage(options: PageOptions): Promise<string> {
  const { success } = options.body;
  const { tag, thankYou, goHome } = senderTexts(success && options.form?.get('language'));
  // A link in a frame opens a new tab: the home page may not be framed.
  const target = /^i?frame$/.test(`${options.req.headers['sec-fetch-dest']}`) ? ' target="_blank"' : '';
  return `<!doctype html>
<html lang="${tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${success ? thankYou : 'Your request was not sent'}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/answer.css">
</head>
<body>
<main${success ? ' class="sent"' : ''}>
${await content(options)}
<p class="home"><a href="/"${target}>${goHome}</a></p>
</main>
</body>
</html>
`;
}
