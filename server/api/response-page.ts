import type { IncomingMessage } from 'node:http';
import { senderTexts } from '../reports/sender-texts';
import { escapeHtml } from '../text/escape-html';
import type { FormFields, ResponseBody } from './api-response';
import type { Form } from './read-form';
import { resendForm } from './resend-form';

type PageOptions = {
  readonly req: Pick<IncomingMessage, 'headers'>;
  readonly status: number;
  readonly body: ResponseBody;
  /** The form that was sent, if it could be read. */
  readonly form?: Form | undefined;
  readonly fields?: FormFields | undefined;
};

const BACK = "Go back with your browser's Back button: what you typed is still there.";

const isTemporary = (status: number) => status === 429 || status >= 500;

/**
 * Returns what a visitor can do about an error, besides calling the broker.
 * @param isOffered true if the page contains the form again
 */
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
 * Returns a paragraph with the broker's phone number and mail address. Imports site.ts lazily, so that the server
 * starts even if site.ts is invalid.
 */
export async function contacts(): Promise<string> {
  const { SITE } = await import('../../host-pages/site');
  const phone =
    SITE.phone && `call <a href="tel:${SITE.phone.replace(/ /g, '')}">${escapeHtml(SITE.phone)}</a> or `;
  const mail = escapeHtml(SITE.mail);
  return `<p class="contacts">You can also ${phone}write to <!--email_off--><a href="mailto:${mail}">${mail.replace('@', '@<wbr>')}</a><!--/email_off-->.</p>`;
}

/** Returns the error messages without repeats. If `isLinked`, each message is a link to the first field that has it. */
function reasonsOf(errors: Readonly<Record<string, string>>, isLinked: boolean): string[] {
  const names = Object.keys(errors);
  const first = names.filter((name) => names.find((other) => errors[other] === errors[name]) === name);
  return first.map((name) => {
    const text = escapeHtml(errors[name] ?? '');
    return isLinked ? `<a href="#${name}">${text}</a>` : text;
  });
}

type MessagePage = {
  readonly lang: string;
  readonly title: string;
  readonly isSuccess: boolean;
  /** The page's content, as HTML. */
  readonly content: string;
};

/** Returns a page that has only a message, in the site's look. */
export const messagePage = ({ lang, title, isSuccess, content }: MessagePage): string => `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/answer.css">
</head>
<body>
<main${isSuccess ? ' class="sent"' : ''}>
${content}
</main>
</body>
</html>
`;

async function content({
  status,
  body: { success, message = '', errors },
  form,
  fields,
}: PageOptions): Promise<string> {
  if (success) {
    const { thankYou, answer } = senderTexts(form?.get('language'));
    return `<h1>${thankYou}</h1>\n<p>${escapeHtml(answer(message))}</p>`;
  }
  // Offers the form again only after errors in fields and temporary errors: after other errors, part of the form may
  // not have been read.
  const isWhole = errors || isTemporary(status);
  const again = form && isWhole ? resendForm(form, errors, fields) : '';
  const reasons = errors ? reasonsOf(errors, again !== '') : [escapeHtml(message)];
  return `<h1>Your request was not sent</h1>
<ul>
${reasons.map((reason) => `<li>${reason}</li>`).join('\n')}
</ul>
<p>${adviceOf(status, again !== '')}</p>
${again}${await contacts()}`;
}

/**
 * Returns the page for a visitor who sent a form without JavaScript. If the form was accepted, the page is in the
 * form's language, otherwise in English.
 */
export async function responsePage(options: PageOptions): Promise<string> {
  const { success } = options.body;
  const { tag, thankYou, goHome } = senderTexts(success && options.form?.get('language'));
  // If this page is in a frame, the link opens a new tab, since the home page can't be shown in a frame.
  const target = /^i?frame$/.test(`${options.req.headers['sec-fetch-dest']}`) ? ' target="_blank"' : '';
  return messagePage({
    lang: tag,
    title: success ? thankYou : 'Your request was not sent',
    isSuccess: success,
    content: `${await content(options)}
<p class="home"><a href="/"${target}>${goHome}</a></p>`,
  });
}
