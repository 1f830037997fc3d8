import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { prefersHtml } from '../../demo/api/response';
import { LEAD_FIELDS } from '../../widgets/contract/field-rules';
import { multipart, QUOTE, withSite } from './temp-site';

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

test('a request that prefers HTML over JSON gets a page', () => {
  assert.is(prefersHtml(BROWSER), true);
  assert.is(prefersHtml('application/json;q=0.5, text/html'), true);
  assert.is(prefersHtml('application/json, text/html;q=0.9'), false);
  assert.is(prefersHtml('*/*'), false);
  assert.is(prefersHtml(undefined), false);
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

test('an error page names every invalid field and says what to do', () =>
  withSite(async ({ send }) => {
    const response = await send(await navigate({ ...QUOTE, mobile: '1', email: 'x' }));
    assert.is(response.statusCode, 400);
    assert.match(response.body, `<li>${LEAD_FIELDS.mobile.invalid}</li>`);
    assert.match(response.body, `<li>${LEAD_FIELDS.email.invalid}</li>`);
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
