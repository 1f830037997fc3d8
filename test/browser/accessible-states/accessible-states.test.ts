import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { pdf } from '../../demo/resumes';
import { drawn, mountAll } from '../../support/every-page';
import { holdSlowTimers } from '../../support/slow-timers';
import { setStage } from '../../support/stage';

const stage = setStage(test);

const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

type Axe = { run(context: Document, options: RunOptions): Promise<AxeResults> };

const WIDTHS = [360, 1440] as const;

/** A page of ours with its widgets at work; its policy lets axe in, and nothing on it changes slowly. */
async function openAt(path: string, width: number, before?: (page: Page) => Promise<unknown>) {
  const { page } = await stage.open({
    bypassCSP: true,
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.addInitScript(axe);
  await before?.(page);
  await page.goto(stage.demo.siteUrl + path);
  await mountAll(page);
  return page;
}

/** Asserts that axe finds nothing on the whole page, and that it looked at colours. */
async function assertClean(page: Page, state: string) {
  await drawn(page);
  const { violations, passes } = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run(document, { resultTypes: ['violations'] }),
  );
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${state}: ${id}: ${html.slice(0, 200)}`),
  );
  assert.equal(found, []);
  assert.ok(
    passes.some(({ id }) => id === 'color-contrast'),
    state,
  );
}

const ENQUIRY = {
  first_name: 'Asha',
  last_name: 'Rao',
  mobile: '9876543210',
  email: 'axe@example.com',
  message: 'Please call',
};
const APPLICATION = { ...ENQUIRY, message: undefined };

async function fill(page: Page, form: string, values: Readonly<Record<string, string | undefined>>) {
  for (const [name, value] of Object.entries(values))
    if (value) await page.locator(`${form} [name="${name}"]`).fill(value);
}

/** Holds what is sent; gives what answers it with a status of 500. */
async function holdAnswers(page: Page, url: string) {
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

const send = (page: Page, form: string) => page.locator(`${form} [type=submit]`).click();
const inPhase = (page: Page, form: string, phase: string) =>
  page.locator(`${form} [data-phase="${phase}"]`).waitFor();

for (const width of WIDTHS) {
  test(`axe finds nothing where a picture or a film is open, ${width} px wide`, async () => {
    const page = await openAt('/media', width, (opened) =>
      opened.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Player</title><main><h1>Player</h1></main>',
        }),
      ),
    );
    for (const type of ['image', 'video']) {
      await page.locator(`[data-type=${type}] button.media-gallery__tile`).first().click();
      const dialog = page.locator('dialog[open].media-gallery__dialog');
      await dialog.waitFor();
      await assertClean(page, type);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await page.getByRole('button', { name: 'Load More' }).click();
    await assertClean(page, 'all pictures');
  });

  test(`axe finds nothing where the contact popup is open, empty or with errors, ${width} px wide`, async () => {
    const page = await openAt('/about-us', width, (opened) =>
      opened.addInitScript(() => sessionStorage.setItem('broker-visit', `${Date.now() - 120_000}`)),
    );
    const dialog = page.getByRole('dialog', { name: 'Contact Form' });
    await dialog.waitFor();
    await assertClean(page, 'empty');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await dialog.locator('.broker-field__error').first().waitFor();
    await assertClean(page, 'errors');
  });

  test(`axe finds nothing where toasts of each type are shown, ${width} px wide`, async () => {
    const page = await openAt('/about-us', width);
    for (const type of ['success', 'info', 'warning', 'error']) {
      await page.evaluate((given) => {
        const detail = { type: given, text: `This is ${given}.`, autoCloseMs: 0 };
        document.dispatchEvent(new CustomEvent('broker:toast', { detail, cancelable: true }));
      }, type);
      const card = page.locator('.toasts__card:not([data-leaving])', { hasText: `This is ${type}.` });
      await card.waitFor();
      await assertClean(page, type);
      await card.getByRole('button', { name: 'Close' }).click();
      await card.waitFor({ state: 'detached' });
    }
  });

  test(`axe finds nothing in the contact form with errors, while it sends, and as it failed, ${width} px wide`, async () => {
    // Retries wait.
    const page = await openAt('/contact-us', width, holdSlowTimers);
    const form = '[data-broker-widget=contact-form]';
    await send(page, form);
    await page.locator(`${form} .broker-field__error`).first().waitFor();
    await assertClean(page, 'errors');
    const fail = await holdAnswers(page, '**/contact_us.php');
    await fill(page, form, ENQUIRY);
    await send(page, form);
    await inPhase(page, form, 'sending');
    await assertClean(page, 'sending');
    await fail();
    await inPhase(page, form, 'failed');
    await assertClean(page, 'failed');
  });

  test(`axe finds nothing in an opening with all of it open, nor in its form with errors, sending or failed, ${width} px wide`, async () => {
    const page = await openAt('/career-details?job=1', width);
    const form = '[data-broker-widget=career-details]';
    await page.locator(`${form} form`).waitFor();
    for (const fold of await page.locator(`${form} details:not([open]) > summary`).all()) await fold.click();
    assert.is(await page.locator(`${form} details[open]`).count(), 3);
    await assertClean(page, 'open');
    await send(page, form);
    await page.locator(`${form} .broker-field__error`).first().waitFor();
    await assertClean(page, 'errors');

    const fail = await holdAnswers(page, '**/careers.php');
    await fill(page, form, APPLICATION);
    const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf() };
    await page.locator(`${form} [type=file]`).setInputFiles(resume);
    await send(page, form);
    await inPhase(page, form, 'sending');
    await assertClean(page, 'sending');
    await fail();
    await inPhase(page, form, 'failed');
    await assertClean(page, 'failed');
  });

  test(`axe finds nothing in a post, the policies, all posts, or where nothing came, ${width} px wide`, async () => {
    const post = await openAt('/blog-details/MQ==', width);
    await post.locator('.blog-post__text').waitFor();
    await assertClean(post, 'post');
    const policies = await openAt('/company-policies', width);
    await policies.locator('.company-policies__text').waitFor();
    await assertClean(policies, 'policies');
    const posts = await openAt('/blog', width);
    await posts.getByRole('button', { name: 'LOAD MORE' }).click();
    await posts.locator('.blog-list__card').nth(4).waitFor();
    await assertClean(posts, 'all posts');
    for (const path of ['/careers', '/media', '/blog', '/blog-details/MQ==', '/company-policies']) {
      const page = await openAt(path, width, (opened) =>
        opened.route('**/*.php', (route) => route.fulfill({ status: 500, json: {} })),
      );
      await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'));
      await assertClean(page, `${path} without its list`);
      await page.context().close();
    }
  });
}

test.run();
