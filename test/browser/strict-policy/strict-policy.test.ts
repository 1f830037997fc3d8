import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { requiredMessage } from '../../../widgets/contract/field-rules';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { errorOf, fill, phase, pick, STORED_LEAD, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';
import { strictPolicy } from './policy';

const fixtures = setUpFixtures(test);

const html = () => `<!doctype html><html lang="en"><title>Strict</title>
<div data-broker-widget="quote-form" data-partner="strict"><a href="${fixtures.demo.siteUrl}/#formdata">Get a quote</a></div>
<script nonce="x" async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script></html>`;

const VIOLATION = 'policy violated: ';

async function visitStrictPage() {
  const url = await fixtures.serve(html(), {
    'content-security-policy': strictPolicy(fixtures.demo.siteUrl),
  });
  const opened = await fixtures.open();
  await opened.page.addInitScript((prefix) => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(prefix, violatedDirective, blockedURI, sample);
    });
  }, VIOLATION);
  await opened.page.goto(url);
  await waitForForm(opened.host);
  return opened;
}

test('under a policy of nonces, no styles and no Trusted Types a lead is stored, without violations', async () => {
  const { host, console } = await visitStrictPage();
  await submit(host).click();
  assert.is(await errorOf(host, 'first_name').textContent(), requiredMessage('first_name'));
  await fill(host);
  await submit(host).click();
  await phase(host, 'sent');
  const expected = { ...STORED_LEAD, partner: 'strict' };
  const [row] = await fixtures.demo.leads();
  assert.equal(pick(row, expected), expected);
  assert.equal(console, []);
});

test('under that policy the form has its styles', async () => {
  const { host, console } = await visitStrictPage();
  const style = await submit(host).evaluate((button) => {
    const { minHeight, backgroundColor } = getComputedStyle(button);
    return { minHeight, backgroundColor };
  });
  assert.equal(style, { minHeight: '52px', backgroundColor: 'rgb(243, 167, 18)' });
  assert.equal(console, []);
});

test('under that policy data-accent colours the button', async () => {
  const { page, host, console } = await visitStrictPage();
  await host.evaluate((placeholder) => placeholder.setAttribute('data-accent', '#123456'));
  await page.waitForFunction(() => {
    const button = document.querySelector('[data-accent]')?.shadowRoot?.querySelector('button[type=submit]');
    return button && getComputedStyle(button).backgroundColor === 'rgb(18, 52, 86)';
  });
  assert.equal(console, []);
});

test('under that policy a lost connection is retried, and the lead is stored once', async () => {
  const { page, host, console } = await visitStrictPage();
  await page.route('**/contact_us.php', (route) => route.abort(), { times: 1 });
  await fill(host, { ...VALID_LEAD, email: 'strict-again@example.com' });
  await submit(host).click();
  await phase(host, 'sent');
  assert.equal(
    console.filter((line) => line.includes(VIOLATION)),
    [],
  );
  assert.is(
    (await fixtures.demo.leads()).filter(({ email }) => email === 'strict-again@example.com').length,
    1,
  );
});

test.run();
