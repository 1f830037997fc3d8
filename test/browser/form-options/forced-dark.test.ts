import type { Browser, Locator, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launchInForcedDark } from '../../support/browser';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { submit } from '../../support/quote-fields';

const fixtures = setUpFixtures(test);
let forced: Browser;
test.before(async () => {
  forced = await launchInForcedDark();
});
test.after(() => forced?.close());

const VIEW = { colorScheme: 'dark', reducedMotion: 'reduce', viewport: { width: 360, height: 900 } } as const;

const pictureOf = async (what: Locator | Page) =>
  (await what.screenshot({ animations: 'disabled' })).toString('base64');

/** Returns what `look` sees of the page without and with the forced dark mode. */
async function lookTwice<Seen>(url: string, look: (page: Page) => Promise<Seen>): Promise<[Seen, Seen]> {
  const inPage = async (page: Page) => {
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    return look(page);
  };
  const { page } = await fixtures.open(VIEW);
  const dark = await forced.newPage(VIEW);
  try {
    return [await inPage(page), await inPage(dark)];
  } finally {
    await dark.close();
  }
}

for (const [what, attributes] of [
  ['a plain form', ''],
  ['a form with extras', 'data-consent="required"'],
] as const)
  test(`a dark mode that the browser forces on a partner's page leaves the colours of ${what}`, async () => {
    const url = await fixtures.serve(`<!doctype html><html lang="en"><title>A partner</title>
<body><h1>Insurance</h1><div data-broker-widget="quote-form" ${attributes}></div>
<script async src="${fixtures.demo.siteUrl}/quote-form.js" data-broker-loader></script>`);
    const [before, after] = await lookTwice(url, async (page) => {
      const host = page.locator('[data-broker-widget]');
      await waitForForm(host);
      return {
        heading: await pictureOf(page.getByRole('heading', { name: 'Insurance' })),
        list: await pictureOf(host.getByRole('combobox', { name: 'State' })),
        button: await pictureOf(submit(host)),
      };
    });
    assert.ok(after.heading !== before.heading, 'the dark mode is on');
    assert.ok(after.list === before.list, 'the list has its own colours');
    assert.ok(after.button === before.button, 'the button has its own colours');
  });

for (const path of ['/', '/services', '/embed/quote-form'])
  test(`a dark mode that the browser forces leaves the colours of ${path}`, async () => {
    const [before, after] = await lookTwice(fixtures.demo.siteUrl + path, pictureOf);
    assert.ok(after === before, 'the page has its own colours');
  });

test('a dark mode that the browser forces leaves the colours of reviews that load later', async () => {
  const [before, after] = await lookTwice(`${fixtures.demo.siteUrl}/`, async (page) => {
    const reviews = page.locator('[data-broker-widget="testimonials"]');
    await reviews.scrollIntoViewIfNeeded();
    return pictureOf(reviews.getByRole('listitem').first());
  });
  assert.ok(after === before, 'the review has its own colours');
});

test.run();
