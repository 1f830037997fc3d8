import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { partnerLink, partnerSnippet } from '../../widgets/embed-builder/partner-snippet';
import { findLinkedPartner } from '../db/partner-links';
import type { Partner } from '../db/partners';
import type { Schema } from '../db/schema';
import { countPartnerDays, type PartnerDay } from '../reports/partner-days';
import { escapeHtml } from '../text/escape-html';
import { homeLink } from './home-link';
import { serveStyles } from './page-styles';
import { PARTNER_QR_CODE } from './partner-page-url';
import { privatePageHeaders } from './private-page';
import { qrCodeToPng } from './qr-png';
import { contacts, messagePage } from './response-page';

const HEADERS = privatePageHeaders("'none'");

const total = (days: readonly PartnerDay[], name: 'seen' | 'begun' | 'sent') =>
  days.reduce((sum, day) => sum + day[name], 0);

const inIndianOrder = (day: string) => day.split('-').reverse().join('/');

function table(days: readonly PartnerDay[]): string {
  if (days.length === 0) return '<p>Nothing yet in the last 90 days.</p>';
  const row = (first: string, day: Omit<PartnerDay, 'day'>) =>
    `<tr><th scope="row">${first}</th><td>${day.seen}</td><td>${day.begun}</td><td>${day.sent}</td></tr>`;
  const tableOf = (caption: string, first: string, rows: readonly string[]) => `<table>
<caption>${caption}</caption>
<thead><tr><th scope="col">${first}</th><th scope="col">Form seen</th><th scope="col">Started</th><th scope="col">Sent</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
  const sums = { seen: total(days, 'seen'), begun: total(days, 'begun'), sent: total(days, 'sent') };
  return `${tableOf('The last 90 days', 'Days', [row('All', sums)])}
<details>
<summary>Day by day</summary>
${tableOf(
  'Newest first',
  'Day',
  days.map((day) => row(inIndianOrder(day.day), day)),
)}
</details>
<p class="small">A day begins at midnight in India. Seen and started are what visitors' browsers report, and can be too low; sent is the number
of requests that we have stored and not yet erased.</p>`;
}

/** Returns the name under which the QR code is saved, without characters that file systems refuse. */
const qrCodeFile = (id: string) => `${['quote-link', ...(id.match(/\w+/g) ?? [])].join('-')}.png`;

/** @param qrCode URL of the QR code */
function toHtml(
  { id, name }: Partner,
  days: readonly PartnerDay[],
  base: string,
  broker: string,
  qrCode: string,
): string {
  const link = partnerLink(id, base);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Your requests</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/answer.css">
<link rel="stylesheet" href="/api/partner-page.css">
</head>
<body>
<main>
<p class="broker">${escapeHtml(broker)}</p>
<h1>What you brought us, <bdi>${escapeHtml(name)}</bdi></h1>
<p>Only you have the address of this page. Do not share it: whoever has it sees these numbers. If somebody else gets it, ask us for a new one.</p>
<h2>Your counts</h2>
${table(days)}
<h2>Your link</h2>
<p>Your ID is <b>${escapeHtml(id)}</b>.</p>
<p>Send the link, or print the code. Requests from it count as yours.</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>
<p><a href="https://wa.me/?text=${encodeURIComponent(link)}">Send it by WhatsApp</a></p>
<p><img class="qr" src="${escapeHtml(qrCode)}" alt="QR code of your link" width="220" height="220"></p>
<p><a href="${escapeHtml(qrCode)}" download="${qrCodeFile(id)}">Save the QR code</a></p>
<h2>The form on your own page</h2>
<p>Copy this into your page, where the form should be. A tap or a click selects all of it:</p>
<pre tabindex="0" aria-label="Snippet"><code>${escapeHtml(partnerSnippet(id, base))}</code></pre>
<p><a href="${escapeHtml(base)}embed">Choose its language and colour, or how to paste it</a></p>
</main>
</body>
</html>
`;
}

async function sendNoLink(req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { SITE } = await import('../../host-pages/site');
  const html = await messagePage({
    lang: 'en',
    title: 'This link is not valid',
    isSuccess: false,
    content: `<h1>This link is not valid</h1>
<p>It is not complete, or it has ended. Ask ${escapeHtml(SITE.name)} for a new one.</p>
${await contacts()}
${await homeLink()}`,
  });
  res.writeHead(404, HEADERS).end(req.method === 'HEAD' ? undefined : html);
}

type TokenParameter = { readonly token?: string | undefined };

export const servePartnerCss = serveStyles('./partner-page.css', HEADERS);

/**
 * Serves a partner's own page: how many visitors saw, began and sent the partner's form, and the partner's link and
 * snippet. The page contains no personal data.
 */
export const servePartnerPage =
  (db: Kysely<Schema>, now: () => Date) =>
  async (req: IncomingMessage, res: ServerResponse, { token = '' }: TokenParameter): Promise<void> => {
    const partner = await findLinkedPartner(db, token);
    if (!partner) return sendNoLink(req, res);
    const { SITE } = await import('../../host-pages/site');
    const days = await countPartnerDays(db, partner.id, now());
    const qrCode = PARTNER_QR_CODE.replace(':token', token);
    const html = toHtml(partner, days, `${SITE.origin}/`, SITE.name, qrCode);
    res.writeHead(200, HEADERS).end(req.method === 'HEAD' ? undefined : html);
  };

/** Serves the QR code of a partner's link as a picture. */
export const servePartnerQrCode =
  (db: Kysely<Schema>) =>
  async (req: IncomingMessage, res: ServerResponse, { token = '' }: TokenParameter): Promise<void> => {
    const partner = await findLinkedPartner(db, token);
    if (!partner) return sendNoLink(req, res);
    const { SITE } = await import('../../host-pages/site');
    const png = await qrCodeToPng(partnerLink(partner.id, `${SITE.origin}/`));
    res
      .writeHead(200, {
        ...HEADERS,
        'Content-Type': 'image/png',
        'Content-Disposition': `inline; filename="${qrCodeFile(partner.id)}"`,
      })
      .end(req.method === 'HEAD' ? undefined : png);
  };
