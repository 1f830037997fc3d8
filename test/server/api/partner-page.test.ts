import { imageSize } from 'image-size';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { addCounts } from '../../../server/db/analytics';
import { insertOnce, type NewLead } from '../../../server/db/leads';
import { findLinkedPartner, makePartnerLink, revokePartnerLink } from '../../../server/db/partner-links';
import { addPartner } from '../../../server/db/partners';
import { parseHtml } from '../../support/pages';
import { QUOTE, type TempSite, withSite } from '../temp-site';
import { withAbsoluteApi } from './absolute-api';

const NOW = new Date('2026-11-20T12:00:00Z');
const { type: _, ...fields } = QUOTE;

const lead = (mobile: string, partner: string, more: Partial<NewLead> = {}): NewLead => ({
  kind: 'quote',
  fields: { ...fields, mobile },
  extra: { partner },
  ...more,
});

const count = (day: string, partner: string, event: string, times: number, field = '') => ({
  day,
  path: '/',
  partner,
  form: 'quote-form',
  event,
  field,
  times,
});

async function fill({ db }: TempSite): Promise<string> {
  await addPartner(db, { id: 'agent-42', name: 'Rao <b>& Sons' }, NOW);
  await addPartner(db, { id: 'other', name: 'Other' }, NOW);
  await addCounts(db, [
    count('2026-11-20', 'agent-42', 'form_seen', 40),
    count('2026-11-20', 'agent-42', 'form_used', 9),
    count('2026-11-20', 'agent-42', 'form_used', 7, 'mobile'),
    count('2026-11-20', 'agent-42', 'form_sent', 99),
    count('2026-11-19', 'agent-42', 'form_seen', 5),
    count('2026-06-01', 'agent-42', 'form_seen', 3),
    count('2026-11-20', 'other', 'form_seen', 77),
  ]);
  await insertOnce(db, lead('9000000001', 'agent-42'), new Date('2026-11-19T18:30:00Z'));
  await insertOnce(db, lead('9000000002', 'agent-42'), new Date('2026-11-20T02:00:00Z'));
  await insertOnce(db, lead('9000000003', 'other'), NOW);
  await insertOnce(db, lead('9000000004', 'agent-42', { suspected: 'The hidden field has a value' }), NOW);
  return makePartnerLink(db, 'agent-42', NOW);
}

const rowsIn = (body: string) =>
  [...body.matchAll(/<tr><th scope="row">(.*?)<\/th>(.*?)<\/tr>/g)].map(([, day, cells = '']) => [
    day,
    ...cells.split(/<\/?td>/).filter(Boolean),
  ]);

const options = { now: () => NOW };

test('a private link shows what the partner brought by day, counted from stored leads', () =>
  withSite(async (site) => {
    const { statusCode, body, headers } = await site.send({ url: `/api/partner/${await fill(site)}` });
    assert.is(statusCode, 200);
    assert.equal(rowsIn(body), [
      ['All', '45', '9', '2'],
      ['20/11/2026', '40', '9', '2'],
      ['19/11/2026', '5', '0', '0'],
    ]);
    assert.match(body, 'Rao &lt;b&gt;&amp; Sons');
    assert.match(body, 'data-partner=&quot;agent-42&quot;');
    assert.match(body, 'partner=agent-42');
    assert.match(body, /href="https:\/\/wa\.me\/\?text=http[^"]+partner%3Dagent-42"/);
    assert.not.match(body, /Asha|9000000001|asha@|77/);
    assert.is(headers['cache-control'], 'no-store');
    assert.is(headers['referrer-policy'], 'no-referrer');
    assert.match(`${headers['x-robots-tag']}`, 'noindex');
    assert.match(`${headers['content-security-policy']}`, "default-src 'none'");
    assert.is(headers['access-control-allow-origin'], undefined);
  }, options));

test('a partner reads the ID, opens the snippet builder, and saves the QR code as a picture under a good name', () =>
  withSite(async ({ send, ...site }) => {
    const address = `/api/partner/${await fill({ send, ...site })}`;
    const page = parseHtml((await send({ url: address })).body);
    const link = (text: string) =>
      [...page.querySelectorAll('main a')].find(({ textContent }) => textContent === text);
    assert.ok([...page.querySelectorAll('main p')].some((p) => p.textContent === 'Your ID is agent-42.'));
    assert.is(
      link('Choose its language and colour, or how to paste it')?.getAttribute('href'),
      `${SITE.origin}/embed`,
    );
    const picture = `${address}/qr-code.png`;
    const image = page.querySelector('img');
    assert.is(image?.getAttribute('src'), picture);
    assert.is(image?.getAttribute('alt'), 'QR code of your link');
    assert.is(link('Save the QR code')?.getAttribute('href'), picture);
    assert.is(link('Save the QR code')?.getAttribute('download'), 'quote-link-agent-42.png');

    const { statusCode, headers, rawPayload } = await send({ url: picture });
    assert.is(statusCode, 200);
    assert.is(headers['content-type'], 'image/png');
    assert.is(headers['cache-control'], 'no-store');
    assert.is(headers['content-disposition'], 'inline; filename="quote-link-agent-42.png"');
    const { type, width = 0, height } = imageSize(rawPayload);
    assert.is(type, 'png');
    assert.ok(width >= 1000 && width === height, `${width}`);
  }, options));

test('the name of the saved QR code has no characters that file systems refuse', () =>
  withSite(async ({ db, send }) => {
    await addPartner(db, { id: 'rao & "sons"/हैदराबाद', name: 'Rao' }, NOW);
    const address = `/api/partner/${await makePartnerLink(db, 'rao & "sons"/हैदराबाद', NOW)}/qr-code.png`;
    const { statusCode, headers } = await send({ url: address });
    assert.is(statusCode, 200);
    assert.is(headers['content-disposition'], 'inline; filename="quote-link-rao-sons.png"');
  }, options));

test('no other link shows it: not the public ID, nor a forged, shortened or revoked one', () =>
  withSite(async (site) => {
    const token = await fill(site);
    const [id = '', signature = ''] = token.split('.');
    const [otherId = ''] = (await makePartnerLink(site.db, 'other', NOW)).split('.');
    const forged = [
      'agent-42',
      id,
      `${id}.`,
      `.${signature}`,
      `${id}.${signature.slice(0, -1)}`,
      `${id}.${'A'.repeat(22)}`,
      `${'A'.repeat(22)}.${signature}`,
      `${token}x`,
      `${token}%00`,
      `${otherId}.${signature}`,
    ];
    for (const each of forged)
      for (const file of ['', '/qr-code.png'])
        assert.is((await site.send({ url: `/api/partner/${each}${file}` })).statusCode, 404, each);
    const second = await makePartnerLink(site.db, 'agent-42', NOW);
    assert.is((await site.send({ url: `/api/partner/${token}` })).statusCode, 404);
    assert.is((await site.send({ url: `/api/partner/${second}` })).statusCode, 200);
    assert.is(await revokePartnerLink(site.db, 'agent-42'), true);
    assert.is(await revokePartnerLink(site.db, 'agent-42'), false);
    assert.is(await findLinkedPartner(site.db, second), undefined);
    assert.is((await site.send({ url: `/api/partner/${second}` })).statusCode, 404);
  }, options));

test('a link that has ended says whom to ask for a new one, in a page that fits a phone', () =>
  withSite(async ({ send }) => {
    const { statusCode, body } = await send({ url: '/api/partner/ended' });
    assert.is(statusCode, 404);
    const page = parseHtml(body);
    assert.match(page.querySelector('meta[name=viewport]')?.getAttribute('content') ?? '', 'device-width');
    assert.is(page.querySelector('link[rel=stylesheet]')?.getAttribute('href'), '/api/answer.css');
    assert.is(page.querySelector('h1')?.textContent, 'This link is not valid');
    assert.match(page.querySelector('main')?.textContent ?? '', `Ask ${SITE.name} for a new one`);
    const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
    assert.equal(links, [`tel:${SITE.phone.replace(/ /g, '')}`, `mailto:${SITE.mail}`, '/']);
  }));

test('with an API on another host, a link that has ended leads to the home page of the site', () =>
  withAbsoluteApi(() =>
    withSite(async ({ send }) => {
      const page = parseHtml((await send({ url: '/api/partner/ended' })).body);
      assert.is(page.querySelector('.home a')?.getAttribute('href'), `${SITE.origin}/`);
    }),
  ));

test.run();
