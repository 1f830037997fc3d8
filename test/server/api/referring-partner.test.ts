import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { listLeads } from '../../support/stored-leads';
import { multipart, QUOTE, withSite } from '../temp-site';

const HOST = 'broker.example';
const FORM_PAGE = `https://${HOST}/embed/quote-form`;

type Sent = {
  readonly body?: Record<string, string>;
  readonly referer?: string;
  readonly accept?: string;
  readonly host?: string;
};

/**
 * Sends a lead. By default, sends it as the broker's own page does without JavaScript. Returns the partner that the
 * server stores with the lead.
 */
async function partnerOf({ body = {}, referer = '', accept = 'text/html,*/*;q=0.8', host = HOST }: Sent) {
  let partner: unknown;
  await withSite(async ({ db, send }) => {
    const { headers, payload } = await multipart({ ...QUOTE, ...body });
    const response = await send({
      method: 'POST',
      url: '/api/broker/contact_us.php',
      headers: { ...headers, host, accept, referer },
      payload,
    });
    assert.is(response.statusCode, 200);
    const [lead] = await listLeads(db);
    partner = JSON.parse(lead?.extra ?? '{}').partner;
  });
  return partner;
}

const PARTNERS: [what: string, sent: Sent, partner: string | undefined][] = [
  ['of the form page is stored', { referer: `${FORM_PAGE}?lang=te&partner=%20agent-42` }, 'agent-42'],
  ['after &amp; is stored', { referer: `${FORM_PAGE}?lang=te&amp;partner=agent-42` }, 'agent-42'],
  ['with a name in capitals is stored', { referer: `${FORM_PAGE}?PARTNER=agent-42` }, 'agent-42'],
  [
    'of the form page is overridden by the partner in the form',
    { referer: `${FORM_PAGE}?partner=other`, body: { partner: 'agent-42' } },
    'agent-42',
  ],
  [
    'of a page on another host is ignored',
    { referer: 'https://evil.example/embed/quote-form?partner=x' },
    undefined,
  ],
  [
    'of the site is stored behind a proxy that sends its own Host',
    { referer: `${SITE.origin}/embed/quote-form?partner=agent-42`, host: 'api.internal' },
    'agent-42',
  ],
  ['of another page is ignored', { referer: `https://${HOST}/about-us?partner=x` }, undefined],
  ['is ignored for a post by script', { referer: `${FORM_PAGE}?partner=x`, accept: '*/*' }, undefined],
  ['that is too long is cut', { referer: `${FORM_PAGE}?partner=${'x'.repeat(201)}` }, 'x'.repeat(100)],
  ['is ignored if the referrer is not a page', { referer: 'about:blank' }, undefined],
];

for (const [what, sent, partner] of PARTNERS)
  test(`a partner in the URL ${what}`, async () => {
    assert.is(await partnerOf(sent), partner);
  });

test.run();
