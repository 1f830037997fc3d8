import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures } from '../../support/fixtures';
import { XSS_CORPUS } from '../../support/xss-corpus';

declare global {
  interface Window {
    ran: number;
  }
}

const fixtures = setUpFixtures(test);

/** What a handler may wait for. */
const EVENTS = [
  'animationstart',
  'blur',
  'click',
  'copy',
  'error',
  'focus',
  'load',
  'mouseover',
  'paste',
  'pointerdown',
  'pointerenter',
  'scroll',
  'toggle',
  'transitionend',
  'wheel',
];

/** Each vector is the responsibilities of a job, so that none swallows the next. The first shows that HTML comes through. */
const HTML = ['<p>Read <b>this</b></p>', ...XSS_CORPUS];
const JOBS = HTML.map((responsibility, at) => ({ id: `${at}`, title: `Job ${at}`, responsibility }));

async function answerWithJobs(page: Page) {
  await page.addInitScript(() => {
    window.ran = 0;
    window.alert = () => {
      window.ran++;
    };
  });
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('**/careers.php', (route) =>
    route.fulfill({ headers, json: { success: true, message: '', data: JOBS } }),
  );
}

/** What the cards hold, once all have come and everything that may wait for an event has had it. */
async function lookAtCards(page: Page) {
  const host = page.locator('[data-broker-widget="careers-list"]');
  await host
    .locator('h3')
    .nth(JOBS.length - 1)
    .waitFor({ state: 'attached' });
  return host.evaluate((place, events) => {
    const root = place.shadowRoot ?? place;
    const all = [...root.querySelectorAll('.broker-listing__prose *')];
    for (const element of all) for (const type of events) element.dispatchEvent(new Event(type));
    const attributes = all.flatMap((element) => element.getAttributeNames());
    const addresses = all.flatMap((element) => [element.getAttribute('href'), element.getAttribute('src')]);
    return {
      first: root.querySelector('.broker-listing__prose')?.innerHTML,
      elements: [...new Set(all.map(({ localName }) => localName))],
      attributes: [...new Set(attributes)],
      protocols: [...new Set(addresses.flatMap((one) => (one ? [new URL(one).protocol] : [])))],
    };
  }, EVENTS);
}

const REFUSED = /^(script|style|iframe|object|embed|form|input|button|svg|math|template|meta|link|base)$/;

function assertHarmless(found: Awaited<ReturnType<typeof lookAtCards>>) {
  assert.equal(
    found.elements.filter((name) => REFUSED.test(name)),
    [],
  );
  assert.equal(
    found.attributes.filter((name) => /^(on|style|class|id|name|data-|aria-)/.test(name)),
    [],
  );
  assert.equal(
    found.protocols.filter((protocol) => !/^(https?|mailto|tel):$/.test(protocol)),
    [],
  );
}

const foreignPage = () => `<!doctype html><html lang="en"><title>Jobs</title>
<div data-broker-widget="careers-list" data-when="now"><a href="/">Jobs</a></div>
<script nonce="x" async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script></html>`;

/** Scripts that ran by now, a while after the last one was given its chance. */
async function scriptsRan(page: Page) {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100))));
  return page.evaluate(() => window.ran);
}

test('the corpus runs scripts where nothing is done about it', async () => {
  const { page } = await fixtures.open();
  await answerWithJobs(page);
  await page.goto(await fixtures.serve('<!doctype html><html lang="en"><title>Open</title></html>'));
  await page.evaluate((vectors) => {
    for (const vector of vectors) {
      const place = document.body.appendChild(document.createElement('div'));
      place.innerHTML = vector;
    }
  }, XSS_CORPUS);
  await page.waitForFunction(() => window.ran > 20);
});

test('on our page the corpus runs none, and what it says shows as HTML', async () => {
  const { page } = await fixtures.open();
  await answerWithJobs(page);
  await page.goto(`${fixtures.demo.siteUrl}/careers`);
  const found = await lookAtCards(page);
  assert.is(found.first, '<p>Read <b>this</b></p>');
  assertHarmless(found);
  assert.is(await scriptsRan(page), 0);
});

test('on a page without any policy the corpus runs none, and fetches nothing from its own hosts', async () => {
  const { page } = await fixtures.open();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await answerWithJobs(page);
  await page.goto(await fixtures.serve(foreignPage()));
  const found = await lookAtCards(page);
  assert.is(found.first, '<p>Read <b>this</b></p>');
  assertHarmless(found);
  assert.is(await scriptsRan(page), 0);
  assert.equal(
    asked.filter((url) => url.includes('xss.example')),
    [],
  );
});

test('where a page lets nobody parse HTML it shows as text, and the console says what to allow', async () => {
  const { page, console } = await fixtures.open();
  await answerWithJobs(page);
  const policy = "require-trusted-types-for 'script'; trusted-types 'none'";
  await page.goto(await fixtures.serve(foreignPage(), { 'content-security-policy': policy }));
  const found = await lookAtCards(page);
  assert.is(found.first, '<p>Read this</p>');
  assert.equal(found.elements, ['p']);
  assert.is(await scriptsRan(page), 0);
  assert.ok(console.some((line) => line.includes('trusted-types dompurify')));
});

test.run();
