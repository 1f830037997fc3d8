import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Kysely } from 'kysely';
import { partnerLink, partnerSnippet } from '../../widgets/embed-builder/partner-snippet';
import { qrCodeToSvg } from '../../widgets/embed-builder/qr-code';
import { findLinkedPartner } from '../db/partner-links';
import type { Partner } from '../db/partners';
import type { Schema } from '../db/schema';
import { countPartnerDays, type PartnerDay } from '../reports/partner-days';
import { escapeHtml } from '../text/escape-html';
import { homeLink } from './home-link';
import { serveStyles } from './page-styles';
import { privatePageHeaders } from './private-page';
import { contacts, messagePage } from './response-page';

const HEADERS = privatePageHeaders("'none'");

const total = (days: readonly PartnerDay[], name: 'seen' | 'begun' | 'sent') =>
  days.reduce((sum, day) => sum + day[name], 0);

const inIndianOrder = (day: string) => day.split('-').reverse().join('/');

function table(days: readonly PartnerDay[]): string {
  if (days.length === 0) return '<p>Nothing yet in the last 90 days.</p>';
  const row = (tag: 'th' | 'td', first: string, day: Omit<PartnerDay, 'day'>) =>
    `<tr><th scope="row">${first}</th><${tag}>${day.seen}</${tag}><${tag}>${day.begun}</${tag}><${tag}>${day.sent}</${tag}></tr>`;
  const sums = { seen: total(days, 'seen'), begun: total(days, 'begun'), sent: total(days, 'sent') };
  return `<table>
<caption>The last 90 days, newest first</caption>
<thead><tr><th scope="col">Day</th><th scope="col">Form seen</th><th scope="col">Started</th><th scope="col">Sent</th></tr></thead>
<tbody>
${row('td', 'All', sums)}
${days.map((day) => row('td', inIndianOrder(day.day), day)).join('\n')}
</tbody>
</table>
<p class="small">A day begins at midnight in India. Seen and started are what visitors' browsers report, and can be too low; sent is the number
of requests that we have stored and not yet erased.</p>`;
}

function toHtml({ id, name }: Partner, days: readonly PartnerDay[], base: string, broker: string): string {
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
<p>Send it, or print the code. Requests from it count as yours.</p>
<p><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>
<p><a href="https://wa.me/?text=${encodeURIComponent(link)}">Send it by WhatsApp</a></p>
<div class="qr" role="img" aria-label="QR code of your link">${qrCodeToSvg(link)}</div>
<h2>The form on your own page</h2>
<p>Copy this into your page, where the form should be. A tap or a click selects all of it:</p>
<pre tabindex="0" aria-label="Snippet"><code>${escapeHtml(partnerSnippet(id, base))}</code></pre>
</main>
</body>
</html>
`;
}

const noLinkPage = async (broker: string): Promise<string> =>
  messagePage({
    lang: 'en',
    title: 'This link is not valid',
    isSuccess: false,
    content: `<h1>This link is not valid</h1>
<p>It is not complete, or it has ended. Ask ${escapeHtml(broker)} for a new one.</p>
${await contacts()}
${await homeLink()}`,
  });

export const servePartnerCss = serveStyles('./partner-page.css', HEADERS);

/**
 * Serves a partner's own page: how many visitors saw, began and sent the partner's form, and the partner's link and
 * snippet. The page contains no personal data.
 */
export const servePartnerPage =
  (db: Kysely<Schema>, now: () => Date) =>
  async (
    req: IncomingMessage,
    res: ServerResponse,
    { token = '' }: { readonly token?: string | undefined },
  ): Promise<void> => {
    const { SITE } = await import('../../host-pages/site');
    const partner = await findLinkedPartner(db, token);
    const html = partner
      ? toHtml(partner, await countPartnerDays(db, partner.id, now()), `${SITE.origin}/`, SITE.name)
      : await noLinkPage(SITE.name);
    res.writeHead(partner ? 200 : 404, HEADERS).end(req.method === 'HEAD' ? undefined : html);
  };
