import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ADD, CALCULATE, FORMULAS } from '../../../host-pages/browser/cover-need';
import { COVER_NEED_TITLE } from '../../../host-pages/records/cover-need';
import { COPY as BLOG } from '../../../widgets/blog-list/copy';
import { COPY as POPUP } from '../../../widgets/contact-popup/copy';
import { COPY as GALLERY } from '../../../widgets/media-gallery/copy';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { COPY as TOASTS } from '../../../widgets/toasts/copy';
import { COPY as RECEIPT } from '../../../widgets/toasts/on-demand/receipt-copy';
import { pdf } from '../../server/api/resumes';
import { AXE, axeFaults } from '../../support/axe';
import { makeLoadsCold } from '../../support/cold-loads';
import { mountAll, waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { shareOf } from '../../support/full-run';
import { PARTS } from '../../support/parts';
import { fillPopup, popupForm } from '../../support/popup-form';
import { errors, fill, phase, submit } from '../../support/quote-fields';
import { holdSlowTimers } from '../../support/slow-timers';
import { toasts } from '../../support/toasts';
import { VALID_APPLICATION, VALID_ENQUIRY } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

const WIDTHS = [360, 1440] as const;

/** Opens a page of the broker's site with reduced motion, and without CSP, so that axe can run. Mounts its widgets. */
async function openAt(path: string, width: number, before?: (page: Page) => Promise<unknown>) {
  const { page } = await fixtures.open({
    bypassCSP: true,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.addInitScript(AXE);
  await before?.(page);
  await page.goto(fixtures.demo.siteUrl + path);
  await mountAll(page);
  return page;
}

/**
 * Asserts that axe finds no violations and has checked colour contrast.
 * @param widget the name of the only widget to check. Use it if an earlier call has checked the rest of the page.
 * Default: checks the whole page
 */
async function assertClean(page: Page, state: string, widget?: string) {
  await waitForRender(page);
  const context = widget ? `[data-broker-widget=${widget}]` : 'html';
  assert.equal(await axeFaults(page, context, 'color-contrast'), [], state);
}

/** Holds requests for `url`. Returns a function that waits for a request, then answers the request with status 500. */
async function holdResponses(page: Page, url: string) {
  const sent = page.waitForRequest(url);
  let fail = async () => {};
  await page.route(url, (route) => {
    fail = () => route.fulfill({ status: 500, json: {} });
  });
  return async () => {
    await sent;
    await fail();
  };
}

/**
 * The states of pages to check with axe. `what` describes the state in the title of the test. `check` brings about the
 * state and runs axe.
 */
const STATES: readonly (readonly [what: string, check: (width: number) => Promise<void>])[] = [
  [
    'with an image or a video open',
    async (width) => {
      const page = await openAt('/media', width, (opened) =>
        opened.route('https://www.youtube-nocookie.com/**', (route) =>
          route.fulfill({
            contentType: 'text/html',
            body: '<!doctype html><html lang="en"><title>Player</title><main><h1>Player</h1></main>',
          }),
        ),
      );
      for (const type of ['image', 'video']) {
        await page.locator(`[data-type=${type}] ${PARTS.galleryTile}`).first().click();
        const dialog = page.getByRole('dialog');
        await dialog.waitFor();
        await assertClean(page, type, type === 'image' ? undefined : 'media-gallery');
        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'detached' });
      }
      await page.getByRole('button', { name: GALLERY.more }).click();
      await assertClean(page, 'all pictures', 'media-gallery');
    },
  ],

  [
    'in the contact popup, empty or with errors',
    async (width) => {
      const page = await openAt('/about-us', width, (opened) =>
        opened.addInitScript(() => sessionStorage.setItem('broker-visit', `${Date.now() - 120_000}`)),
      );
      const dialog = page.getByRole('dialog', { name: POPUP.title });
      await dialog.waitFor();
      await assertClean(page, 'empty');
      const form = popupForm(dialog);
      await dialog.getByRole('button', { name: POPUP.next }).click();
      await errors(form).first().waitFor();
      await assertClean(page, 'errors', 'contact-popup');
      await fillPopup(dialog);
      await assertClean(page, 'second step', 'contact-popup');
    },
  ],

  [
    'with a toast of each type',
    async (width) => {
      const page = await openAt('/about-us', width);
      for (const type of ['success', 'info', 'warning', 'error']) {
        await page.evaluate((given) => {
          const detail = { type: given, text: `This is ${given}.`, autoCloseMs: 0 };
          document.dispatchEvent(new CustomEvent('broker:toast', { detail, cancelable: true }));
        }, type);
        const card = toasts(page).filter({ hasText: `This is ${type}.` });
        await card.waitFor();
        await assertClean(page, type, type === 'success' ? undefined : 'toasts');
        await card.getByRole('button', { name: TOASTS.close }).click();
        await card.waitFor({ state: 'detached' });
      }
    },
  ],

  [
    'in the contact form with errors, while sending and after a failure',
    async (width) => {
      // Hold the form's retry timers: a retry would change the form's state during a check.
      const page = await openAt('/contact-us', width, holdSlowTimers);
      const host = page.locator('[data-broker-widget=contact-form]');
      await submit(host).click();
      await errors(host).first().waitFor();
      await assertClean(page, 'errors');
      const fail = await holdResponses(page, '**/contact_us.php');
      await fill(host, VALID_ENQUIRY);
      await submit(host).click();
      await phase(host, 'sending');
      await assertClean(page, 'sending', 'contact-form');
      await fail();
      await phase(host, 'failed');
      await assertClean(page, 'failed', 'contact-form');
    },
  ],

  [
    'in a job opening with all details open, or in its form with errors, sending or failed',
    async (width) => {
      const page = await openAt('/career-details?job=1', width);
      const host = page.locator('[data-broker-widget=career-details]');
      await host.locator('form').waitFor();
      for (const summary of await host.locator('details:not([open]) > summary').all()) await summary.click();
      assert.is(await host.locator('details[open]').count(), 3);
      await assertClean(page, 'open');
      await submit(host).click();
      await errors(host).first().waitFor();
      await assertClean(page, 'errors', 'career-details');

      const fail = await holdResponses(page, '**/careers.php');
      await fill(host, VALID_APPLICATION);
      const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() };
      await host.locator('[type=file]').setInputFiles(resume);
      await submit(host).click();
      await phase(host, 'sending');
      await assertClean(page, 'sending', 'career-details');
      await fail();
      await phase(host, 'failed');
      await assertClean(page, 'failed', 'career-details');
    },
  ],

  [
    'in a post, the policies, all posts, or pages whose list failed to load',
    async (width) => {
      const page = await openAt('/blog-details/MQ==', width, makeLoadsCold);
      const goTo = async (path: string) => {
        await page.goto(fixtures.demo.siteUrl + path);
        await mountAll(page);
      };
      await page.locator(PARTS.postText).waitFor();
      await assertClean(page, 'post');
      await goTo('/company-policies');
      await page.locator(PARTS.policyText).waitFor();
      await assertClean(page, 'policies');
      await goTo('/blog');
      await page.getByRole('button', { name: BLOG.more }).click();
      await page.locator(`[data-broker-widget=blog-list]`).getByRole('listitem').nth(4).waitFor();
      await assertClean(page, 'all posts');
      await page.route('**/*.php', (route) => route.fulfill({ status: 500, json: {} }));
      for (const path of ['/careers', '/media', '/blog', '/blog-details/MQ==', '/company-policies']) {
        await goTo(path);
        await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
        await assertClean(page, `${path} without its list`);
      }
    },
  ],

  [
    'in the results of the search or without any, or in a question or a result of Find My Cover',
    async (width) => {
      const page = await openAt('/search', width);
      const field = page.getByRole('searchbox');
      for (const [query, count] of [
        ['motor', 'results for “motor”'],
        ['qqqq', 'No results for “qqqq”'],
      ] as const) {
        await field.fill(query);
        await page.getByRole('status').filter({ hasText: count }).waitFor();
        await assertClean(page, count);
      }
      await page.goto(`${fixtures.demo.siteUrl}/find-my-cover#family`);
      await mountAll(page);
      const step = page.locator('.finder > section').filter({ visible: true });
      await assertClean(page, 'question');
      await step.getByRole('link', { name: 'Our health' }).click();
      await step.getByRole('link', { name: 'Cover from my employer' }).click();
      await step.getByRole('link', { name: 'Get A Quote' }).first().waitFor();
      await assertClean(page, 'result');
    },
  ],

  [
    'below the strip of a reference number, or in the quote form after a change of language, empty or with errors',
    async (width) => {
      const page = await openAt('/individual/motor-insurance', width, (opened) =>
        opened.addInitScript(() => sessionStorage.setItem('broker-receipt', 'Q-12345678')),
      );
      await page.getByRole('region', { name: RECEIPT.label }).waitFor();
      await assertClean(page, 'receipt');
      const host = page.locator('[data-broker-widget=quote-form]');
      await page.getByRole('radio', { name: 'हिन्दी' }).check();
      await host.getByRole('button', { name: hindi.quoteForm.submit }).waitFor();
      await assertClean(page, 'in Hindi');
      await submit(host).click();
      await errors(host).first().waitFor();
      await assertClean(page, 'errors in Hindi', 'quote-form');
    },
  ],

  [
    'in the fields that work out a cover, with a wrong amount or a result',
    async (width) => {
      const page = await openAt('/corporate/property-insurance/fire-policy', width);
      const need = page.locator('details', { hasText: COVER_NEED_TITLE });
      await need.locator('summary').click();
      const calculate = need.getByRole('button', { name: CALCULATE });
      await calculate.click();
      await assertClean(page, 'error');
      await need.getByLabel(FORMULAS.property.fields.stock.label).fill('40,00,000');
      await calculate.click();
      await need.getByRole('button', { name: ADD }).waitFor();
      await assertClean(page, 'result');
    },
  ],
];

for (const [part, width] of WIDTHS.entries())
  for (const [what, check] of shareOf(STATES, part, WIDTHS.length))
    test(`axe finds no violations ${what}, ${width} px wide`, () => check(width));

test.run();
