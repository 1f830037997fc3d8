import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { STANDALONE_PAGES, type StandalonePageRow } from '../../../host-pages/standalone-pages';
import { StandalonePage } from '../../../host-pages/templates/layout/StandalonePage';
import { fillIn, writeQuery } from '../../../server/api/form-page';
import { decodeValue, encodeValue } from '../../../widgets/contract/coded-value';
import { FORM_PAGE } from '../../../widgets/contract/form-page';
import { parseHtml } from '../../support/pages';
import { listLeads } from '../../support/stored-leads';
import { multipart, QUOTE, withSite } from '../temp-site';

const page = STANDALONE_PAGES.find(({ path }) => path === FORM_PAGE) as StandalonePageRow;
const files = { sheet: '/assets/a.css', modules: [], loader: '/loader.js', script: '/assets/b.js' };
const HTML = `<!doctype html>${renderToStaticMarkup(StandalonePage({ page, files }))}`;
const SENT_ALWAYS = parseHtml(HTML).querySelectorAll('form input[type=hidden]').length;

/** Returns the values that a browser without scripts sends when it submits the form in `html`. */
function valuesOf(html: string): Record<string, string> {
  const controls = parseHtml(html).querySelectorAll<HTMLInputElement>('form [name]');
  return Object.fromEntries([...controls].map(({ name, value }) => [name, value]));
}
const ORIGIN = 'https://broker.example';
const pageAt = (query: string) => writeQuery(HTML, query, ORIGIN);
const valuesAt = (query: string) => valuesOf(pageAt(query));

test('the form of a partner link has the partner, the campaign and the product of its address', () => {
  const values = valuesAt(
    'partner=agent-42&utm_source=mail&gclid=Cj0xA&insurance-type=Corporate&type-of-insurance=Motor%20%22fleet%22&lang=te',
  );
  const { partner, utm_source, gclid, insurance_type, type_of_insurance, language } = values;
  assert.equal([partner, utm_source, gclid], ['agent-42', 'mail', encodeValue('Cj0xA')]);
  assert.equal([insurance_type, type_of_insurance], ['Corporate', 'Motor "fleet"']);
  assert.is(language, 'en', 'the language that the form is in');
});

test('the form of a changed partner link has the partner, the campaign and the product of its address', () => {
  for (const query of [
    '?PARTNER=agent-42&UTM_SOURCE=mail&INSURANCE-TYPE=CORPORATE',
    '?utm_source=mail&amp;partner=agent-42&amp;insurance-type=Corporate',
    '??partner%3Dagent-42%26utm_source%3Dmail%26insurance-type%3DCorporate).',
    '?partner=&partner=agent-42?utm_source=mail;insurance-type=corporate',
  ]) {
    const { partner, utm_source, insurance_type } = valuesAt(query);
    assert.equal([partner, utm_source, insurance_type], ['agent-42', 'mail', 'Corporate'], query);
  }
});

test('the address fills in no personal data, and nothing that is not a value of its field', () => {
  const untouched = valuesAt('');
  for (const query of [
    'first_name=Asha&first-name=Asha&mobile=9876543210&message=x&city=Goa',
    'insurance-type=Other&type-of-insurance=',
    `type-of-insurance=${'x'.repeat(121)}`,
    'type=query&subject=x&notice=x&consent=x&native=x&language=hi',
    'partner=%E2%80%9C%E2%80%9D',
  ]) {
    assert.equal(valuesAt(query), untouched, query);
  }
});

test('the form cuts a partner to the length of an ID', () =>
  assert.is(
    valuesAt(`partner=agent-42/${'x'.repeat(900)}`).partner,
    encodeValue(`agent-42/${'x'.repeat(91)}`),
  ));

test('an address ticks a checkbox with the value "yes" only', () => {
  const html = '<input id="evening" type="checkbox" name="evening" value="yes"/>';
  const row = { label: 'Evening', control: 'checkbox', values: ['yes'], maxLength: 3 } as const;
  const isTicked = (value: string) =>
    parseHtml(fillIn(html, 'evening', row, value)).querySelector<HTMLInputElement>('input')?.checked;
  assert.equal(['yes', 'no', 'true', ''].map(isTicked), [true, false, false, false]);
});

test('values of the address stay text', () => {
  for (const value of [
    '"><script>alert(1)</script>',
    '\'"<b>&amp;</form>',
    '$&$1$`',
    '</noscript><img src=x onerror=1>',
  ]) {
    const query = new URLSearchParams({ partner: value, utm_term: value, 'type-of-insurance': value });
    const html = writeQuery(HTML, `?${query}`, ORIGIN);
    const { utm_term, type_of_insurance } = valuesOf(html);
    assert.equal([decodeValue(utm_term ?? ''), type_of_insurance], [value, value]);
    assert.is(parseHtml(html).querySelectorAll('script').length, 2);
    assert.is(
      parseHtml(html).querySelectorAll('img, b').length,
      parseHtml(HTML).querySelectorAll('img, b').length,
    );
  }
});

test('the hidden fields are the last of the form, so that scripts that take it over leave the others alone', () => {
  const html = pageAt('partner=agent-42');
  assert.ok(html.includes('<input type="hidden" name="partner" value="agent-42"></form>'));
  assert.is(parseHtml(html).querySelectorAll('form input[type=hidden]').length, SENT_ALWAYS + 1);
});

test('what opens the form in a window of its own credits the partner too', () => {
  const html = pageAt('partner=a%26b');
  assert.ok(html.includes(`href="${FORM_PAGE}?partner=a__38_b" target="_blank"`));
  assert.ok(html.includes(`${FORM_PAGE}?partner=a__38_b</a>`));
});

test('messengers share the link again with its partner and language, and without its campaign', () => {
  const sharedAt = (query: string) =>
    parseHtml(pageAt(query)).querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  assert.is(
    sharedAt('partner=agent-42&lang=te&utm_source=mail&type-of-insurance=Motor'),
    `${ORIGIN}${FORM_PAGE}?partner=agent-42&lang=te`,
  );
  assert.is(sharedAt('PARTNER=agent-42&amp;lang=HI.'), `${ORIGIN}${FORM_PAGE}?partner=agent-42&lang=hi`);
  assert.is(sharedAt('partner=a%26b&lang=%22%3E'), `${ORIGIN}${FORM_PAGE}?partner=a__38_b`);
  for (const query of ['', 'lang=te'])
    assert.is(
      sharedAt(query),
      undefined,
      'the fetched address, which a static host cannot write into the page',
    );
});

test('a lead from a partner link is credited without Referer and without Accept', () =>
  withSite(
    async ({ db, send }) => {
      const response = await send({ url: `${FORM_PAGE}?partner=%E2%80%9Cagent-42%E2%80%9D&utm_source=mail` });
      assert.is(response.statusCode, 200);
      assert.is(response.headers['cache-control'], 'private, no-cache');
      assert.is(response.headers.vary, 'Accept-Encoding');
      assert.match(String(response.headers['content-security-policy']), 'frame-ancestors *');
      const form = await multipart({ ...valuesOf(response.body), ...QUOTE });
      const answer = await send({ method: 'POST', url: '/api/broker/contact_us.php', ...form });
      assert.match(answer.body, '<h1>Thank you</h1>');
      const [lead] = await listLeads(db);
      const { partner, utm_source } = JSON.parse(lead?.extra ?? '{}');
      assert.equal([partner, utm_source, lead?.suspected], ['agent-42', 'mail', null]);
    },
    { dist: { [`${FORM_PAGE.slice(1)}.html`]: HTML } },
  ));

test('without a value for the form the page is the built file, as for HEAD and a build without it', () =>
  withSite(
    async ({ send }) => {
      const plain = await send({ url: `${FORM_PAGE}?theme=dark` });
      assert.is(plain.body, HTML);
      assert.ok(plain.headers.etag);
      const head = await send({ method: 'HEAD', url: `${FORM_PAGE}?partner=a` });
      assert.equal([head.statusCode, head.body], [200, '']);
      assert.not(head.headers.etag);
    },
    { dist: { [`${FORM_PAGE.slice(1)}.html`]: HTML } },
  ));

test('a build without the page answers that there is none', () =>
  withSite(async ({ send }) => {
    assert.is((await send({ url: `${FORM_PAGE}?partner=a` })).statusCode, 404);
  }));

test.run();
