import type { Locator, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../host-pages/site';
import { COPY as POPUP } from '../../widgets/contact-popup/copy';
import { SEEN_KEY } from '../../widgets/contact-popup/limits';
import { COPY as NAVBAR } from '../../widgets/navbar/copy';
import { realPdf, resume } from '../support/application-fields';
import { setUpFixtures, waitForForm } from '../support/fixtures';
import { PARTS } from '../support/parts';
import { fillPopup } from '../support/popup-form';
import { field, fill, phase } from '../support/quote-fields';
import { VALID_APPLICATION, VALID_ENQUIRY, VALID_LEAD } from '../support/valid-lead';
import { EDGES, IGNORES_OPT_OUT, startEdge } from './edges';

const fixtures = setUpFixtures(test);

const edges: Awaited<ReturnType<typeof startEdge>>[] = [];
test.after.each(async () => {
  await Promise.all(edges.splice(0).map((edge) => edge.close()));
});

async function startBehind(rewrite: Parameters<typeof startEdge>[1]): Promise<string> {
  const edge = await startEdge(fixtures.demo.siteUrl, rewrite);
  edges.push(edge);
  return edge.url;
}

const DUE_MS = 120_000;

/** Finds the submit button by its name, because minifiers remove `type="submit"` (the default of buttons). */
const submit = (host: Locator) => host.locator('button[name=submit]');

const widget = (page: Page, name: string) => page.locator(`[data-broker-widget="${name}"]`);

const kindsOf = async (email: string) =>
  (await fixtures.demo.leads()).filter((lead) => lead.email === email).map(({ kind }) => kind);

async function sendFrom(host: Locator, values: Readonly<Record<string, string>>) {
  await waitForForm(host);
  await fill(host, values);
  await submit(host).click();
  await phase(host, 'sent');
}

async function openPopup(page: Page) {
  const dialog = page.getByRole('dialog', { name: POPUP.title });
  await dialog.waitFor();
  return dialog;
}

for (const [what, rewrite] of Object.entries(EDGES)) {
  const email = `${what.replace(/\W+/g, '-')}@example.com`;

  test(`behind an edge that ${what} every form sends its lead`, async () => {
    const url = await startBehind(rewrite);
    const { page } = await fixtures.open({ viewport: { width: 1280, height: 900 } });

    await page.goto(url);
    await sendFrom(widget(page, 'quote-form'), { ...VALID_LEAD, email });

    await page.goto(`${url}/contact-us`);
    const enquiry = widget(page, 'contact-form');
    await waitForForm(enquiry);
    await fill(enquiry, { ...VALID_ENQUIRY, email });
    await submit(enquiry).click();
    // After a success, the form redirects to the home page.
    await page.waitForURL(`${url}/`);

    await page.goto(`${url}/embed/quote-form`);
    await sendFrom(widget(page, 'quote-form'), { ...VALID_LEAD, email, message: 'From a frame' });

    await page.goto(`${url}/career-details/1`);
    const application = widget(page, 'career-details');
    await application.locator('form[novalidate]').waitFor();
    await fill(application, { ...VALID_APPLICATION, email });
    await field(application, 'file').setInputFiles(resume('cv.pdf', realPdf(2000)));
    const answer = page.waitForResponse('**/careers.php');
    await submit(application).click();
    assert.is((await answer).status(), 200);
    await page.waitForURL(`${url}/`);

    // Before the scripts of the next page run, make the popup due. If it were due on this page, it might open here.
    await page.addInitScript(
      ([began, seen]) => {
        sessionStorage.setItem('broker-visit', `${began}`);
        // This visitor has already sent a form, and the browser has stored a note about it. Remove the note, because it
        // keeps the popup from opening.
        localStorage.removeItem(seen);
      },
      [Date.now() - DUE_MS, SEEN_KEY] as const,
    );
    await page.goto(`${url}/about-us`);
    const popup = await openPopup(page);
    await fillPopup(popup, { email, message: 'From the popup' });
    const popupAnswer = page.waitForResponse('**/contact_us.php');
    await submit(popup).click();
    assert.is((await popupAnswer).status(), 200);
    await page.waitForURL(`${url}/`);

    assert.equal((await kindsOf(email)).sort(), ['application', 'query', 'quote', 'quote', 'quote']);
  });

  test(`behind an edge that ${what} menus open, and mail links lead to their address`, async () => {
    const url = await startBehind(rewrite);
    const { page } = await fixtures.open({ viewport: { width: 390, height: 800 } });
    await page.goto(`${url}/contact-us`);
    await waitForForm(widget(page, 'contact-form'));

    const addresses = new Set([SITE.mail, ...SITE.offices.map(({ mail }) => mail)]);
    for (const address of addresses) {
      const link = page.getByRole('link', { name: address, exact: true }).first();
      await link.and(page.locator(`[href="mailto:${address}"]`)).waitFor();
    }
    const button = page.getByRole('link', { name: 'Send an email' });
    assert.is(await button.getAttribute('href'), `mailto:${SITE.offices[0].mail}`);
    assert.is(await page.getByText('email protected').count(), 0);

    await page.evaluate(() => scrollTo(0, 0));
    await page.locator(`${PARTS.slideInMenu} > summary`).click();
    await page.getByRole('dialog', { name: NAVBAR.menu }).waitFor();
  });
}

test('behind an edge that changes all scripts the form is sent as without JavaScript, and addresses can be read', async () => {
  const url = await startBehind((html) => IGNORES_OPT_OUT(html));
  const { page } = await fixtures.open({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}/contact-us`);
  await page.getByRole('link', { name: SITE.mail, exact: true }).first().waitFor();
  const host = widget(page, 'contact-form');
  const email = 'no-script@example.com';
  await fill(host, { ...VALID_ENQUIRY, mobile: '9876543210', email });
  await submit(host).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  assert.equal(await kindsOf(email), ['query']);
});

test.run();
