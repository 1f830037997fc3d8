import type { IncomingMessage } from 'node:http';
import { telHref } from '../../widgets/contract/tel-href';
import { type ErrorPageTexts, errorPageTexts } from '../reports/error-page-texts';
import { senderTexts } from '../reports/sender-texts';
import { escapeHtml } from '../text/escape-html';
import type { FormFields, ResponseBody } from './api-response';
import { homeLink } from './home-link';
import type { Form } from './read-form';
import { resendForm } from './resend-form';

type PageOptions = {
  readonly req: Pick<IncomingMessage, 'headers'>;
  readonly status: number;
  readonly body: ResponseBody;
  /** The fields that have been read from the form. Undefined if the request was not read as a form. */
  readonly form?: Form | undefined;
  readonly fields?: FormFields | undefined;
};

const isTemporary = (status: number) => status === 429 || status >= 500;

/**
 * Returns the text that says what a visitor can do about an error, besides calling the broker.
 * @param isOffered true if the page contains the form again
 */
function adviceOf(status: number, isOffered: boolean, texts: ErrorPageTexts): string {
  if (isTemporary(status)) return isOffered ? texts.sendLaterBelow : texts.sendLaterThere;
  return isOffered ? texts.correctBelow : texts.correctThere;
}

/**
 * Returns a paragraph with the broker's phone number and mail address. Imports site.ts lazily, so that the server
 * starts even if site.ts is invalid.
 */
export async function contacts(texts = errorPageTexts()): Promise<string> {
  const { SITE } = await import('../../host-pages/site');
  const phone = SITE.phone && `<a href="${telHref(SITE.phone)}">${escapeHtml(SITE.phone)}</a>`;
  const mail = escapeHtml(SITE.mail);
  const mailLink = `<!--email_off--><a href="mailto:${mail}">${mail.replace('@', '@<wbr>')}</a><!--/email_off-->`;
  return `<p class="contacts">${texts.contacts(phone, mailLink)}</p>`;
}

/** Returns an error message as a list item. If `field` is set, the message is a link to that field. */
function reasonToHtml(message: string, texts: ErrorPageTexts, field?: string): string {
  const translated = texts.translateError(message);
  const text = escapeHtml(translated ?? message);
  const lang = translated === undefined ? ' lang="en"' : '';
  return `<li${lang}>${field === undefined ? text : `<a href="#${field}">${text}</a>`}</li>`;
}

/**
 * Returns the names of the fields with errors. If several fields have the same message, returns only the first of them.
 */
function fieldsToName(errors: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(errors);
  return names.filter((name) => names.find((other) => errors[other] === errors[name]) === name);
}

type MessagePage = {
  readonly lang: string;
  readonly title: string;
  /** Whether the visitor's request has succeeded; undefined if the page only shows something. */
  readonly isSuccess: boolean | undefined;
  /** The page's content, as HTML. */
  readonly content: string;
};

/** Returns the class of a page's main element. Without a class, it has the colour of errors. */
const classOf = (isSuccess: boolean | undefined) => (isSuccess === undefined ? 'plain' : isSuccess && 'sent');

/** Returns a page that has only a message, in the site's look. */
export function messagePage({ lang, title, isSuccess, content }: MessagePage): string {
  const className = classOf(isSuccess);
  return `<!doctype html>
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
<main${className ? ` class="${className}"` : ''}>
${content}
</main>
</body>
</html>
`;
}

async function content(
  { status, body: { success, message = '', errors }, form, fields }: PageOptions,
  texts: ErrorPageTexts,
): Promise<string> {
  if (success) {
    const { thankYou, answer } = senderTexts(texts.tag);
    return `<h1>${thankYou}</h1>\n<p>${escapeHtml(answer(message))}</p>`;
  }
  // Offers the form again only if fields have errors, or if the error is temporary. After any other error, the server
  // may not have read the whole form.
  const isWhole = errors || isTemporary(status);
  const again = form && isWhole ? resendForm(form, texts, errors, fields) : '';
  const reasons = errors
    ? fieldsToName(errors).map((name) => reasonToHtml(errors[name] ?? '', texts, again ? name : undefined))
    : [reasonToHtml(message, texts)];
  return `<h1>${texts.notSent}</h1>
<ul>
${reasons.join('\n')}
</ul>
<p>${adviceOf(status, again !== '', texts)}</p>
${again}${await contacts(texts)}`;
}

/**
 * Returns the page for a visitor who sent a form without JavaScript, in the form's language. An error message that has
 * no translation is in English.
 */
export async function responsePage(options: PageOptions): Promise<string> {
  const { success } = options.body;
  const texts = errorPageTexts(options.form?.get('language'));
  const sender = senderTexts(texts.tag);
  // If this page is in a frame, the link opens a new tab, since the home page can't be shown in a frame.
  const target = /^i?frame$/.test(`${options.req.headers['sec-fetch-dest']}`) ? ' target="_blank"' : '';
  return messagePage({
    lang: sender.tag,
    title: success ? sender.thankYou : texts.notSent,
    isSuccess: success,
    content: `${await content(options, texts)}
${await homeLink(sender, target)}`,
  });
}
