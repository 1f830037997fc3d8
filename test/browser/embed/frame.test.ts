import type { Frame, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FORM_HEIGHT } from '../../../widgets/contract/form-height';
import { COPY } from '../../../widgets/quote-form/copy';
import { setUpFixtures } from '../../support/fixtures';
import { holdRequests } from '../../support/hold-requests';
import { fill, phase, pick, STORED_LEAD, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

declare global {
  interface Window {
    heard: unknown[];
  }
}

const FORM_PAGE = '/embed/quote-form';
const addressOf = (search = '') => `${fixtures.demo.siteUrl}${FORM_PAGE}${search}`;
const framed = (search?: string) =>
  `<iframe src="${addressOf(search)}" title="Get a quote" width="100%" height="${FORM_HEIGHT.oneColumnPx}"></iframe>`;
const sizing = () => `<script async src="${fixtures.demo.siteUrl}/embed.js" data-broker-embed></script>`;
const HEAR = `<script>heard = []; addEventListener('message', ({ data, origin }) => heard.push({ ...data, origin }));
for (const type of ['ready', 'submitted', 'failed'])
  document.addEventListener('broker:' + type, ({ target }) => heard.push(type + ' on ' + target.localName));</script>`;

/** A partner's page with the form in a frame, at work. */
async function openFramed(body: string, files?: Parameters<typeof fixtures.serve>[2]) {
  const visit = await fixtures.open({ viewport: { width: 500, height: 900 } });
  await visit.page.goto(await fixtures.serve(`<!doctype html><title>Partner</title>${body}`, {}, files));
  const inside = visit.page.frameLocator('iframe[title="Get a quote"]');
  const host = inside.locator('[data-broker-widget]');
  await host.locator('form[novalidate]').waitFor();
  return { ...visit, host };
}

const formFrame = (page: Page) => page.frames().find((frame) => frame.url().includes(FORM_PAGE)) as Frame;
const heightOf = (page: Page) =>
  page.evaluate(() => Math.round(document.querySelector('iframe')?.getBoundingClientRect().height ?? 0));
const heightInside = (page: Page) =>
  formFrame(page).evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));

/** Waits until the frame is as high as what it holds. */
const fits = async (page: Page) => {
  const height = await heightInside(page);
  await page.waitForFunction(
    (wanted) => Math.abs((document.querySelector('iframe')?.clientHeight ?? 0) - wanted) < 1,
    height,
  );
  return height;
};

test('a request from a frame on a foreign page is stored with its partner, and the page is told without details', async () => {
  const {
    page,
    host,
    posts,
    console: lines,
  } = await openFramed(HEAR + framed('?partner=agent-7') + sizing());
  await fits(page);
  await fill(host);
  await submit(host).click();
  await phase(host, 'sent');
  assert.is(posts(), 1);
  const lead = (await fixtures.demo.leads()).find(({ partner }) => partner === 'agent-7');
  assert.equal(pick(lead, STORED_LEAD), STORED_LEAD);
  await page.waitForFunction(() => window.heard.includes('submitted on iframe'));
  const heard = JSON.stringify(await page.evaluate(() => window.heard));
  assert.match(heard, '"type":"broker:submitted"');
  for (const value of [...Object.values(VALID_LEAD), '9876543210']) assert.not.match(heard, value);
  assert.is(formFrame(page).url(), addressOf('?partner=agent-7'), 'nobody is sent anywhere');
  assert.equal(lines, []);
});

test('the frame is as high as the form, also when errors make it higher', async () => {
  const { page, host } = await openFramed(framed() + sizing());
  const before = await fits(page);
  await submit(host).click();
  await host.locator('[aria-invalid]').first().waitFor();
  const after = await fits(page);
  assert.ok(after > before, `${after} after ${before}`);
});

test('a height told by the page itself or by a frame of another origin changes nothing', async () => {
  const forge = "{ type: 'broker:height', height: 3333 }";
  const evil = await fixtures.serve(`<!doctype html><script>parent.postMessage(${forge}, '*')</script>`);
  const { page } = await openFramed(`${HEAR}${framed()}${sizing()}`);
  const height = await fits(page);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
    postMessage({ type: 'broker:height', height: 2222 }, '*');
  }, evil);
  for (const forged of [2222, 3333])
    await page.waitForFunction(
      (wanted) => window.heard.some((one) => (one as { height?: number }).height === wanted),
      forged,
    );
  assert.is(await heightOf(page), height + 4, 'with the border that a frame has');
});

test('a height that no form has is bounded, and what is no number is none', async () => {
  const { page } = await openFramed(HEAR + framed() + sizing());
  await fits(page);
  const tell = async (height: unknown, mark: number) => {
    await formFrame(page).evaluate(
      ([said, number]) => {
        parent.postMessage({ type: 'broker:height', height: said }, '*');
        parent.postMessage({ mark: number }, '*');
      },
      [height, mark],
    );
    await page.waitForFunction(
      (wanted) => window.heard.some((one) => (one as { mark?: number }).mark === wanted),
      mark,
    );
    return page.evaluate(() => document.querySelector('iframe')?.style.height);
  };
  assert.is(await tell(1e9, 1), '4000px');
  assert.is(await tell('100vh; position: fixed', 2), '4000px');
  assert.is(await tell(-1, 3), '400px');
});

test('the parent alone is told, by its origin, and embed.js may come before the form or after it', async () => {
  const { page } = await openFramed(HEAR + framed());
  await page.waitForFunction(() => window.heard.length > 0);
  assert.is(await heightOf(page), 1286);
  const origins = await page.evaluate(() => window.heard.map((one) => (one as { origin?: string }).origin));
  assert.equal([...new Set(origins)], [fixtures.demo.siteUrl]);
  await page.evaluate((src) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.dataset.brokerEmbed = '';
    document.head.append(script);
  }, `${fixtures.demo.siteUrl}/embed.js`);
  await fits(page);
});

test('without scripts the form in the frame sends by itself, and its answer opens beside the page', async () => {
  const { page } = await fixtures.open({ javaScriptEnabled: false });
  await page.goto(await fixtures.serve(`<!doctype html><title>Partner</title>${framed()}`));
  const host = page.frameLocator('iframe').locator('[data-broker-widget]');
  await fill(host, { ...VALID_LEAD, first_name: 'Framed', mobile: '9876500000' });
  const [answer] = await Promise.all([page.context().waitForEvent('page'), submit(host).click()]);
  await answer.waitForLoadState();
  assert.match(await answer.locator('body').innerText(), /thank you/i);
  assert.ok((await fixtures.demo.leads()).some(({ first_name }) => first_name === 'Framed'));
});

test('the address says how the form looks; what is wrong in it is told, and left out', async () => {
  const { page, console: lines } = await fixtures.open();
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective)),
  );
  await page.goto(addressOf('?accent=%23123456&heading-level=4&partner=%3Cb%3E'));
  const host = page.locator('[data-broker-widget]');
  await host.locator('form[novalidate]').waitFor();
  assert.is(await host.locator('h4').innerText(), COPY.title);
  const button = submit(host);
  assert.is(await button.evaluate((node) => getComputedStyle(node).backgroundColor), 'rgb(18, 52, 86)');
  assert.is(await page.locator('b').count(), 0);
  assert.equal(lines, []);
  await page.goto(addressOf('?accent=var(--x)&heading-level=9'));
  await host.locator('form[novalidate]').waitFor();
  assert.is(await host.locator('h2').innerText(), COPY.title);
  assert.equal(
    lines.map((line) => /(heading-level|accent)="/.exec(line)?.[1]),
    ['heading-level', 'accent'],
  );
});

test('the markup that was served is taken over, with what was typed before', async () => {
  const { page } = await fixtures.open();
  const widgets = await holdRequests(page, /\/widgets\//);
  await page.goto(addressOf('?partner=agent-7'), { waitUntil: 'domcontentloaded' });
  await page.locator('[name=first_name]').fill('Early');
  await widgets.letGo();
  const host = page.locator('[data-broker-widget]');
  await host.locator('form[novalidate]').waitFor();
  assert.is(await host.locator('[name=first_name]').inputValue(), 'Early');
  assert.is(await host.evaluate((node) => node.shadowRoot), null);
});

test('no other page of ours can be framed, and this one can, also where a host joins the headers', async () => {
  const shown = async (src: string) => {
    const { page } = await fixtures.open();
    await page.goto(await fixtures.serve(`<!doctype html><iframe src="${src}"></iframe>`));
    const [, frame] = page.frames();
    const words = (await frame?.locator('body').innerText()) ?? '';
    return /refused|blocked/i.test(words) || frame?.url().startsWith('chrome-error') ? 'refused' : 'shown';
  };
  assert.is(await shown(`${fixtures.demo.siteUrl}/`), 'refused');
  assert.is(await shown(`${fixtures.demo.siteUrl}/embed`), 'refused');
  assert.is(await shown(`${fixtures.demo.siteUrl}/embed/preview`), 'refused');
  assert.is(await shown(addressOf()), 'shown');
  const deny = { 'x-frame-options': 'DENY' };
  const allow = { ...deny, 'content-security-policy': "default-src 'self', frame-ancestors *" };
  assert.is(await shown(await fixtures.serve('<p>Mine</p>', deny)), 'refused');
  assert.is(await shown(await fixtures.serve('<p>Mine</p>', allow)), 'shown');
});

test.run();
