import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { fillPopup, popupForm } from '../../support/popup-form';
import { fill, phase, pick, STORED_LEAD, submit } from '../../support/quote-fields';
import { toasts } from '../../support/toasts';
import { VALID_LEAD } from '../../support/valid-lead';
import { strictPolicy } from './policy';

const fixtures = setUpFixtures(test);

type Report = {
  readonly 'csp-report': { readonly 'violated-directive': string; readonly 'script-sample'?: string };
};

/** The directives that the page violated, as the browser reported them to the page's `report-uri`. */
const reports: string[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (text) => {
    body += text;
  });
  request.on('end', () => {
    const { 'csp-report': report } = JSON.parse(body) as Report;
    reports.push(report['violated-directive']);
    response.writeHead(204).end();
  });
});
test.before(() => new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve)));
test.after(() => {
  collector.close();
  collector.closeAllConnections();
});
test.before.each(() => {
  reports.length = 0;
});

const policy = () =>
  strictPolicy(
    fixtures.demo.siteUrl,
    `report-uri http://127.0.0.1:${(collector.address() as AddressInfo).port}/`,
  );

const PREFILLED = Object.entries(VALID_LEAD).map(
  ([name, value]) => `data-${name.replaceAll('_', '-')}="${value}"`,
);
const EVERY_OPTION = `data-partner="strict" data-heading-level="3" data-when="now" data-lang="te" data-consent="required"
data-attribution="first-touch" data-success="message" ${PREFILLED.join(' ')}`;

async function visitStrictPage(body: string) {
  const html = `<!doctype html><html lang="en"><title>Strict</title>
<script nonce="x">document.documentElement.style.colorScheme = 'dark'</script>${body}
<script nonce="x" async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script></html>`;
  const url = await fixtures.serve(html, { 'content-security-policy': policy() });
  const opened = await fixtures.open();
  await opened.page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`event: ${event.violatedDirective} ${event.blockedURI}`),
    );
    new ReportingObserver(
      (list) => {
        for (const { body } of list) violations.push(`observer: ${JSON.stringify(body)}`);
      },
      { types: ['csp-violation'], buffered: true },
    ).observe();
  });
  await opened.page.goto(`${url}?utm_source=news&gclid=1`);
  return opened;
}
type Opened = Awaited<ReturnType<typeof visitStrictPage>>;

/**
 * Asserts that nothing was reported. Then violates the policy on purpose: the report of this violation arrives after
 * all others, and proves that reports arrive.
 */
async function assertNothingReported({ page, console }: Opened) {
  assert.equal(await page.evaluate('violations'), []);
  assert.equal(console, []);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement('style'), { textContent: 'p {}' }));
  });
  await page.waitForFunction(
    'violations.some((line) => line.startsWith("observer")) && violations.some((line) => line.startsWith("event"))',
  );
  for (let tries = 0; reports.length === 0 && tries < 400; tries++) await page.waitForTimeout(50);
  assert.equal(reports, ['style-src-elem']);
}

test('the form with every option but those of a redirect violates no directive of a strict policy, and its lead is stored', async () => {
  const visit = await visitStrictPage(`<div data-broker-widget="quote-form" ${EVERY_OPTION}></div>`);
  const { host } = visit;
  await waitForForm(host);
  await host
    .locator(`select[name=city] option[value="${VALID_LEAD.city}"], select[name=city] option`)
    .nth(1)
    .waitFor({ state: 'attached' });
  const background = await host
    .locator('.quote-form')
    .evaluate((form) => getComputedStyle(form).backgroundColor);
  assert.is(background, 'rgb(16, 32, 29)');
  await submit(host).click();
  await host.locator('#broker-consent-error').waitFor();
  await host.locator('[name=consent]').check();
  await fill(host);
  await submit(host).click();
  await phase(host, 'sent');
  await assertNothingReported(visit);
  const expected = { ...STORED_LEAD, partner: 'strict' };
  assert.equal(pick((await fixtures.demo.leads())[0], expected), expected);
});

test('the popup, its form and the toasts violate no directive of it', async () => {
  const visit = await visitStrictPage(`<div data-broker-widget="toasts" data-when="now"></div>
<div data-broker-widget="contact-popup" data-when="now" data-delay="0" data-lang="te" data-consent="required"></div>`);
  const { page } = visit;
  const popup = page.locator('[data-broker-widget=contact-popup]');
  const form = popupForm(popup);
  await form.locator('form[novalidate]').waitFor();
  await fillPopup(popup, { email: 'strict-popup@example.com' }, telugu.popup);
  await form.locator('[name=consent]').check();
  await submit(form).click();
  await toasts(page).first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await assertNothingReported(visit);
});

test.run();
