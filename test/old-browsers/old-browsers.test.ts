import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contrast } from '../../host-pages/palette/colours';
import { type Demo, startDemo } from '../support/demo';
import { servePages } from '../support/serve-pages';
import { VALID_LEAD } from '../support/valid-lead';
import { launchOldChromium } from './old-chromium';

/**
 * Versions of Chromium to test, from the npm package `@sparticuz/chromium`. 92 is the oldest version in the package.
 * 109 is the last version that runs on Windows 7 and 8.
 */
const VERSIONS = ['92.0.0', '103.0.0', '109.0.6', '114.0.0', '119.0.2', '121.0.0'];
const LINK = 'Ask for a quote';
const WAIT_MS = 20_000;
const POLL_MS = 50;
/** Minimum contrast of text (WCAG 1.4.3). */
const TEXT_CONTRAST = 4.5;

let demo: Demo;
let partner: Awaited<ReturnType<typeof servePages>>;

test.before(async () => {
  demo = await startDemo();
  const snippet = (script: string) =>
    `<!doctype html><html lang="en"><title>Partner</title>
<div data-broker-widget="quote-form"><a href="${demo.siteUrl}/embed/quote-form">${LINK}</a></div>
<script async src="${demo.siteUrl}/${script}" data-broker-loader></script>`;
  partner = await servePages({
    '/quote-form.html': { html: snippet('quote-form.js') },
    '/loader.html': { html: snippet('loader.js') },
  });
});
test.after(async () => {
  await partner?.close();
  await demo?.stop();
});

// Scripts to run in the page instead of Playwright's actions, which need functions that old browsers lack.
const SCRIPT = {
  /** Evaluates to true once the widget has mounted its form. */
  isReady: `(() => {
    const host = document.querySelector('[data-broker-widget="quote-form"]');
    host.scrollIntoView();
    window.form = (host.shadowRoot ?? host).querySelector('form[novalidate]');
    return !!window.form;
  })()`,
  submit: 'form.querySelector("[name=submit]").click()',
  errors: 'form.querySelectorAll(".broker-field__error").length',
  fill: `(lead) => {
    for (const [name, value] of Object.entries(lead)) {
      const control = form.querySelector('[name="' + name + '"]');
      control.value = value;
      control.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }`,
  /** Ends running transitions, so that colours are final. Chromium 92 starts transitions when a page loads. */
  endTransitions: `for (const animation of document.getAnimations())
    if (animation instanceof CSSTransition) animation.finish()`,
  /** Evaluates to the text, text colour and background colour of each visible button or link that has a background. */
  coloursOfButtons: `[...document.querySelectorAll('a, button')].flatMap((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const text = element.textContent.trim();
    const isPlain = /rgba\\(.*, 0\\)/.test(backgroundColor) || !element.getClientRects().length || !text;
    return isPlain ? [] : [[text, color, backgroundColor]];
  })`,
};

/**
 * Waits until an expression is true in the page. Playwright's `waitForFunction` would not work: it needs `eval`, which our
 * CSP blocks.
 */
async function until(page: Page, what: string, expression: string) {
  for (const end = Date.now() + WAIT_MS; !(await page.evaluate(expression)); await pause(POLL_MS))
    if (Date.now() > end) throw new Error(`${what}: not within ${WAIT_MS / 1000} s`);
}

async function sendLead(page: Page, email: string) {
  await until(page, 'the form', SCRIPT.isReady);
  await page.evaluate(SCRIPT.submit);
  await until(page, 'errors', `${SCRIPT.errors} > 0`);
  const { city, ...lead } = { ...VALID_LEAD, email };
  await page.evaluate(`(${SCRIPT.fill})(${JSON.stringify(lead)})`);
  await until(page, 'the cities', 'form.querySelector("select[name=city]")?.options.length > 1');
  await page.evaluate(`(${SCRIPT.fill})(${JSON.stringify({ city })})`);
  const answered = page.waitForResponse('**/contact_us.php');
  await page.evaluate(SCRIPT.submit);
  assert.is((await answered).status(), 200);
}

async function visit(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.goto(url);
  return { page, thrown };
}

for (const version of VERSIONS)
  test(`Chromium ${version}: the form of a partner's and of our own page sends a lead, and buttons can be read`, async () => {
    const browser = await launchOldChromium(version);
    try {
      const pages = {
        'quote-form': `${partner.url}/quote-form.html`,
        loader: `${partner.url}/loader.html`,
        own: `${demo.siteUrl}/individual/motor-insurance`,
      };
      for (const [name, url] of Object.entries(pages)) {
        const email = `${name}-${version}@example.com`;
        const { page, thrown } = await visit(browser, url);
        await sendLead(page, email);
        // On our own pages, the form redirects to the home page after a success.
        if (name === 'own') await page.waitForURL(`${demo.siteUrl}/`);
        assert.is((await demo.leads()).filter((row) => row.email === email).length, 1, email);
        assert.equal(thrown, [], name);
        await page.close();
      }
      for (const width of [360, 1440]) {
        const { page, thrown } = await visit(browser, `${demo.siteUrl}/`);
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(SCRIPT.endTransitions);
        const colours = (await page.evaluate(SCRIPT.coloursOfButtons)) as [string, string, string][];
        assert.ok(colours.length > 5);
        // Leave out text with a relative colour. Its computed value is color(), not rgb(), and `contrast` cannot read
        // color(). The tests in test/browser check such text by its painted pixels.
        const unreadable = colours.filter(
          ([, text, ground]) => !text.startsWith('color(') && contrast(text, ground) < TEXT_CONTRAST,
        );
        assert.equal(unreadable, []);
        assert.equal(thrown, []);
        await page.close();
      }
    } finally {
      await browser.close();
    }
  });

test.run();
