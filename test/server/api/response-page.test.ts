import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { isNavigation } from '../../../server/api/is-navigation';
import {
  APPLICATION_MISSING,
  MAX_RESUME_BYTES,
  RESUME_TOO_LARGE,
} from '../../../widgets/contract/application-rules';
import { LEAD_FIELDS } from '../../../widgets/contract/field-rules';
import { NATIVE_FIELD } from '../../../widgets/contract/own-api-fields';
import { translation } from '../../../widgets/shared/i18n/hi';
import { parseHtml } from '../../support/pages';
import { listLeads } from '../../support/stored-leads';
import { multipart, QUOTE, withSite } from '../temp-site';
import { withAbsoluteApi } from './absolute-api';
import { PLAIN_APPLICATION, pdf, upload } from './resumes';
import { sendNative, valuesOf } from './send-native';

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const navigate = async (fields: Record<string, string>) => {
  const { headers, payload } = await multipart(fields);
  return {
    method: 'POST' as const,
    url: '/api/motor/contact_us.php',
    headers: { ...headers, accept: BROWSER },
    payload,
  };
};

const NAVIGATIONS: [what: string, headers: Record<string, string>, isPage: boolean][] = [
  ['a browser', { accept: BROWSER }, true],
  ['HTML before JSON', { accept: 'application/json;q=0.5, text/html' }, true],
  ['XHTML alone', { accept: 'application/xhtml+xml, */*;q=0.1' }, true],
  ['JSON before HTML', { accept: 'application/json, text/html;q=0.9' }, false],
  ['HTML that is refused', { accept: 'text/html;q=0, */*' }, false],
  ['another type that begins alike', { accept: 'text/html-sandboxed, */*' }, false],
  ['curl', { accept: '*/*' }, false],
  ['no Accept header', {}, false],
  ['a navigation that asks for anything', { accept: '*/*', 'sec-fetch-mode': 'navigate' }, true],
  ['our own script', { accept: 'application/json', 'sec-fetch-mode': 'cors' }, false],
];

const NATIVE_NAVIGATIONS: typeof NAVIGATIONS = [
  ['links2, elinks and NetSurf', { accept: '*/*' }, true],
  ['no Accept header', {}, true],
  ['JSON alone', { accept: 'application/json' }, true],
  ['a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }, true],
  ['a script that sends the whole form', { accept: '*/*', 'sec-fetch-mode': 'cors' }, false],
  ['a script that shows the page', { accept: BROWSER, 'sec-fetch-mode': 'same-origin' }, true],
];

test('what a browser shows as a page gets one, and a script gets JSON', () => {
  for (const [what, headers, isPage] of NAVIGATIONS) assert.is(isNavigation({ headers }), isPage, what);
  const form = new Map([[NATIVE_FIELD, '']]);
  for (const [what, headers, isPage] of NATIVE_NAVIGATIONS)
    assert.is(isNavigation({ headers }, form), isPage, what);
});

test('a form sent without JavaScript gets a thank-you page', () =>
  withSite(async ({ send }) => {
    const response = await send(await navigate(QUOTE));
    assert.is(response.statusCode, 200);
    assert.is(response.headers['content-type'], 'text/html;charset=utf-8');
    assert.match(response.body, '<html lang="en">');
    assert.match(response.body, '<title>Thank you</title>');
    assert.match(response.body, /Your reference number is Q-\d{8}\./);
    assert.match(response.body, '<a href="/">');
  }));

test('with an API on another host, the thank-you page leads to the home page of the site', () =>
  withAbsoluteApi(() =>
    withSite(async (site) => {
      const { page } = await sendNative(site, QUOTE);
      assert.is(page.querySelector('.home a')?.getAttribute('href'), `${SITE.origin}/`);
    }),
  ));

test('a form in Hindi gets a thank-you page in Hindi', () =>
  withSite(async ({ send }) => {
    const { body } = await send(await navigate({ ...QUOTE, language: 'hi' }));
    assert.match(body, '<html lang="hi">');
    const { title, body: content } = parseHtml(body);
    assert.match(
      content.textContent ?? '',
      translation.answer('Your reference number is Q-00000001.').split(' Q-')[0] as string,
    );
    for (const text of [title, content.textContent?.replace(/Q-\d{8}/, '') ?? ''])
      assert.not.match(text, /\p{Script=Latin}/u);
  }));

test('a field to correct has the keyboard and the autofill of the form, and refers to its error', () =>
  withSite(async (site) => {
    const { page } = await sendNative(site, { ...QUOTE, mobile: '1', email: 'x', state: '', city: '' });
    const attributesOf = (name: string) => {
      const control = page.querySelector(`[name=${name}]`);
      const error = page.getElementById(control?.getAttribute('aria-describedby') ?? '');
      return [
        ...['type', 'autocomplete', 'aria-invalid'].map((each) => control?.getAttribute(each)),
        error?.textContent,
      ];
    };
    const { mobile, email } = LEAD_FIELDS;
    assert.equal(attributesOf('mobile'), ['tel', 'tel', 'true', mobile.invalid]);
    assert.equal(attributesOf('email'), ['email', 'email', 'true', email.invalid]);
    const [, ...state] = attributesOf('state');
    assert.equal(state, ['address-level1', 'true', 'state is required']);
    assert.equal(attributesOf('city'), ['text', 'address-level2', 'true', 'city is required']);
  }));

test('an error page names every invalid field, links to it, and says what to do', () =>
  withSite(async ({ send }) => {
    const response = await send(await navigate({ ...QUOTE, mobile: '1', email: 'x' }));
    assert.is(response.statusCode, 400);
    assert.match(response.body, `<li><a href="#mobile">${LEAD_FIELDS.mobile.invalid}</a></li>`);
    assert.match(response.body, `<li><a href="#email">${LEAD_FIELDS.email.invalid}</a></li>`);
    assert.match(response.body, 'Go back');
  }));

test('the page has a strict content policy, no inline style or script, and a stylesheet that exists', () =>
  withSite(async ({ send }) => {
    const response = await send(await navigate(QUOTE));
    assert.match(String(response.headers['content-security-policy']), "style-src 'self'");
    assert.not.match(response.body, /<style|style=|<script/);
    const css = await send({ url: '/api/answer.css' });
    assert.is(css.headers['content-type'], 'text/css;charset=utf-8');
    assert.match(css.body, 'color-scheme');
    assert.match(response.body, 'href="/api/answer.css"');
  }));

test('an error page has what was typed, and shows only the fields to correct', () =>
  withSite(async (site) => {
    const message = `Asked "twice" <b> & again`;
    const typed = {
      ...QUOTE,
      state: '',
      mobile: '1',
      message: message.padEnd(3000, '.'),
      partner: 'agent-42',
    };
    const { page } = await sendNative(site, { ...typed, submit: '' });
    const shown = [...page.querySelectorAll('label')].map((label) => label.textContent);
    assert.equal(shown, ['Mobile Number', 'State', 'Ask Query']);
    assert.equal(valuesOf(page), { [NATIVE_FIELD]: '', ...typed });
    const corrected = { ...valuesOf(page), mobile: QUOTE.mobile, state: QUOTE.state, message };
    assert.is((await sendNative(site, corrected)).status, 200);
    const [lead] = await listLeads(site.db);
    assert.is(JSON.parse(lead?.extra ?? '{}').partner, 'agent-42');
  }));

test('who has sent too many, or meets a fault of the server, sends the same values again with one button', async () => {
  await withSite(
    async (site) => {
      await sendNative(site, QUOTE);
      const { status, page } = await sendNative(site, { ...QUOTE, city: 'Warangal' });
      assert.is(status, 429);
      assert.equal(valuesOf(page), { [NATIVE_FIELD]: '', ...QUOTE, city: 'Warangal' });
      assert.match(page.body.textContent ?? '', 'Please try again after');
      assert.ok(page.querySelector('form button[type=submit]'));
      assert.is(page.querySelectorAll('label').length, 0);
    },
    { leadsPerMobile: 1 },
  );
  await withSite(async (site) => {
    await site.db.schema.dropTable('leads').execute();
    const { status, page } = await sendNative(site, QUOTE);
    assert.is(status, 500);
    assert.equal(valuesOf(page), { [NATIVE_FIELD]: '', ...QUOTE });
  });
});

test('who applies without a script, with a file that is too large or missing, chooses another one in the page', () =>
  withSite(async ({ send }) => {
    const CV = { name: 'cv.pdf', bytes: pdf(MAX_RESUME_BYTES + 1), field: 'file' };
    for (const [cv, status, message, asked] of [
      [CV, 413, RESUME_TOO_LARGE, 'Choose your file again: .pdf'],
      [undefined, 400, APPLICATION_MISSING.file, '.pdf'],
    ] as const) {
      const sent = { [NATIVE_FIELD]: '', ...PLAIN_APPLICATION };
      const request = await upload(sent, ...(cv ? [cv] : []));
      const response = await send(request);
      assert.is(response.statusCode, status);
      const page = parseHtml(response.body);
      assert.match(page.querySelector('li')?.textContent ?? '', message);
      assert.is(page.querySelector('label')?.textContent, 'Upload Resume');
      assert.ok(page.querySelector('#file')?.hasAttribute('required'));
      const hint = page.querySelector('#file')?.getAttribute('aria-describedby')?.split(' ')[0];
      assert.ok(page.querySelector(`#${hint}`)?.textContent?.startsWith(asked));
      assert.equal({ ...valuesOf(page), file: undefined }, { ...sent, file: undefined });
    }
  }));

test('a form that cannot be read is not offered again, and the page has the phone number and the address', () =>
  withSite(async ({ send }) => {
    const response = await send({
      method: 'POST',
      url: '/api/motor/contact_us.php',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${NATIVE_FIELD}=&message=${'x'.repeat(66_000)}`,
    });
    assert.is(response.statusCode, 413);
    const page = parseHtml(response.body);
    assert.not(page.querySelector('form'));
    assert.match(page.body.textContent ?? '', 'Back button');
    const links = [...page.querySelectorAll('.contacts a')].map((link) => link.getAttribute('href'));
    assert.equal(links, [`tel:${SITE.phone.replace(/ /g, '')}`, `mailto:${SITE.mail}`]);
  }));

test('the answer shows in the frame of the form, whose links leave the frame', () =>
  withSite(async ({ send }) => {
    const request = await navigate(QUOTE);
    const headers = { ...request.headers, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' };
    const response = await send({ ...request, headers });
    assert.match(String(response.headers['content-security-policy']), 'frame-ancestors *');
    assert.is(response.headers['x-frame-options'], undefined);
    assert.is(parseHtml(response.body).querySelector('main a')?.getAttribute('target'), '_blank');
  }));

test('typed values are escaped', () =>
  withSite(async ({ send }) => {
    const name = `<script>alert("1&2'")</script>`;
    const field = `${encodeURIComponent(name)}=1`;
    const response = await send({
      method: 'POST',
      url: '/api/contact_us.php',
      headers: { accept: BROWSER, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `${field}&${field}`,
    });
    assert.is(response.statusCode, 400);
    assert.not.match(response.body, '<script>');
    assert.match(
      response.body,
      '&lt;script&gt;alert(&quot;1&amp;2&#39;&quot;)&lt;/script&gt; was sent twice',
    );
  }));

test.run();
