import type { Frame, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { FORM_HEIGHT } from '../../../widgets/contract/form-height';
import { COPY } from '../../../widgets/quote-form/copy';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { holdRequests } from '../../support/hold-requests';
import { layoutShifts } from '../../support/layout-shifts';
import { fill, phase, pick, STORED_LEAD, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

declare global {
  interface Window {
    received: unknown[];
  }
}

const FORM_PAGE = '/embed/quote-form';
const urlOf = (search = '') => `${fixtures.demo.siteUrl}${FORM_PAGE}${search}`;
const formIframe = (search?: string) =>
  `<iframe src="${urlOf(search)}" title="Get a quote" width="100%" height="${FORM_HEIGHT.oneColumnPx}"></iframe>`;
const embedScript = () => `<script async src="${fixtures.demo.siteUrl}/embed.js" data-broker-embed></script>`;
const RECORD_MESSAGES = `<script>received = []; addEventListener('message', ({ data, origin }) => received.push({ ...data, origin }));
for (const type of ['ready', 'submitted', 'failed'])
  document.addEventListener('broker:' + type, ({ target }) => received.push(type + ' on ' + target.localName));</script>`;

/** Opens a page of a partner with the form in a frame, and waits until the form is mounted. */
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

/** Waits until the frame is as tall as its content. Returns that height. */
const waitUntilFrameFits = async (page: Page) => {
  const height = await heightInside(page);
  await page.waitForFunction(
    (wanted) => Math.abs((document.querySelector('iframe')?.clientHeight ?? 0) - wanted) < 1,
    height,
  );
  return height;
};

test('a lead from a frame on another site is stored with its partner, and the events on that site have no personal data', async () => {
  const {
    page,
    host,
    posts,
    console: lines,
  } = await openFramed(RECORD_MESSAGES + formIframe('?partner=agent-7') + embedScript());
  await waitUntilFrameFits(page);
  await fill(host);
  await submit(host).click();
  await phase(host, 'sent');
  assert.is(posts(), 1);
  const lead = (await fixtures.demo.leads()).find(({ partner }) => partner === 'agent-7');
  assert.equal(pick(lead, STORED_LEAD), STORED_LEAD);
  await page.waitForFunction(() => window.received.includes('submitted on iframe'));
  const received = JSON.stringify(await page.evaluate(() => window.received));
  assert.match(received, '"type":"broker:submitted"');
  assert.match(received, /"reference":"Q-\d{8}"/);
  const height = await waitUntilFrameFits(page);
  assert.ok(height < FORM_HEIGHT.oneColumnPx / 2, `the frame is as high as the thanks, not ${height} px`);
  for (const value of [...Object.values(VALID_LEAD), '9876543210']) assert.not.match(received, value);
  assert.is(formFrame(page).url(), urlOf('?partner=agent-7'), 'the frame does not navigate');
  assert.equal(lines, []);
});

test("a lead has the campaign of the form page's address, in any language and if a program changed the link", async () => {
  for (const [search, utm_source] of [
    ['?partner=agent-7&utm_source=sms&utm_medium=a%20b', 'sms'],
    ['?partner=agent-7&lang=te&utm_source=wa&utm_medium=a%20b', 'wa'],
    ['?partner=agent-7&amp;lang=hi&amp;utm_source=mail&amp;utm_medium=a%20b', 'mail'],
  ] as const) {
    const { page } = await fixtures.open();
    await page.goto(urlOf(search));
    const host = page.locator('[data-broker-widget]');
    await waitForForm(host);
    const email = `${utm_source}@example.com`;
    await fill(host, { ...VALID_LEAD, email });
    await submit(host).click();
    await phase(host, 'sent');
    const lead = (await fixtures.demo.leads()).find((row) => row.email === email);
    assert.equal([lead?.utm_source, lead?.utm_medium], [utm_source, 'a b'], search);
    assert.is(await page.evaluate(() => localStorage.getItem('broker-attribution')), null);
    await page.close();
  }
});

test('a page that isolates itself from other origins can show the form in a frame', async () => {
  const html = `<!doctype html><title>Partner</title>${formIframe()}${embedScript()}`;
  const url = await fixtures.serve(html, {
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
  });
  const { page } = await fixtures.open();
  await page.goto(url);
  const host = page.frameLocator('iframe').locator('[data-broker-widget]');
  await host.locator('form[novalidate]').waitFor();
  assert.ok(await page.evaluate(() => crossOriginIsolated));
});

test('the frame is as high as the form, also after errors make the form higher', async () => {
  const { page, host } = await openFramed(formIframe() + embedScript());
  const before = await waitUntilFrameFits(page);
  await submit(host).click();
  await host.locator('[aria-invalid]').first().waitFor();
  const after = await waitUntilFrameFits(page);
  assert.ok(after > before, `${after} after ${before}`);
});

test("the form's page has the broker's name, a link to the site and a telephone number if it is opened outside a frame", async () => {
  const { host: framed } = await openFramed(formIframe());
  const framedPage = framed.locator('xpath=/html/body');
  assert.is(await framedPage.getByRole('radio').count(), 0, 'no choice of language');
  assert.is(await framedPage.getByRole('banner').count(), 0);

  const { page, host } = await fixtures.open();
  await page.goto(urlOf('?partner=agent-7'));
  await waitForForm(host);
  const header = page.getByRole('banner');
  assert.is(await header.getByRole('link', { name: SITE.name }).getAttribute('href'), '/');
  assert.ok(await header.getByRole('link', { name: SITE.phone }).isVisible());
});

test("the page of a partner's Telugu link is in Telugu, from its title to the thanks, until the visitor chooses Hindi", async () => {
  const { page, host } = await fixtures.open({ viewport: { width: 320, height: 740 } });
  await page.goto(urlOf('?partner=agent-7&lang=te'));
  const choose = page.getByRole('group', { name: telugu.page.languages });
  await choose.waitFor();
  assert.is(await page.title(), telugu.page.title(SITE.name));
  assert.is(await page.locator('html').getAttribute('lang'), 'te');
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: telugu.page.call }).waitFor();
  const chat = await header.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  assert.ok(new URL(`${chat}`).searchParams.get('text')?.endsWith(`${telugu.page.chatPartner}: agent-7`));
  await fill(host);
  await host.getByRole('button', { name: telugu.quoteForm.submit }).click();
  await host.getByText(telugu.quoteForm.next).waitFor();
  await choose.getByRole('radio', { name: 'हिन्दी' }).check();
  const call = header.getByRole('link', { name: hindi.page.call });
  await call.waitFor();
  const chatBox = await header.getByRole('link', { name: 'WhatsApp' }).boundingBox();
  assert.is(chatBox?.y, (await call.boundingBox())?.y, 'beside each other on a phone');
  await page.reload();
  await host.getByRole('heading', { name: hindi.quoteForm.title }).waitFor();
  assert.is(await page.title(), hindi.page.title(SITE.name));
});

test("the form's page does not move when its script, which knows whether it is in a frame, arrives late", async () => {
  const { page, host } = await fixtures.open({ viewport: { width: 412, height: 823 } });
  const script = await holdRequests(page, /\/embed-frame-[^/]*\.js$/);
  await page.goto(urlOf(), { waitUntil: 'commit' });
  await script.until(1);
  // Wait for the first paint, but at most 1 s. If this page painted only after its script has run, there would be no
  // paint yet, because the script is held.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
        setTimeout(resolve, 1000);
      }),
  );
  await script.release();
  await waitForForm(host);
  assert.equal(await layoutShifts(page), []);
});

test('height messages from the page itself or from a frame of another origin are ignored', async () => {
  const forge = "{ type: 'broker:height', height: 3333 }";
  const evil = await fixtures.serve(`<!doctype html><script>parent.postMessage(${forge}, '*')</script>`);
  const { page } = await openFramed(`${RECORD_MESSAGES}${formIframe()}${embedScript()}`);
  const height = await waitUntilFrameFits(page);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
    postMessage({ type: 'broker:height', height: 2222 }, '*');
  }, evil);
  for (const forged of [2222, 3333])
    await page.waitForFunction(
      (wanted) => window.received.some((one) => (one as { height?: number }).height === wanted),
      forged,
    );
  assert.is(await heightOf(page), height + 4, 'including the border of the frame');
});

test('an implausible height is clamped, and one that is not a number is ignored', async () => {
  const { page } = await openFramed(RECORD_MESSAGES + formIframe() + embedScript());
  await waitUntilFrameFits(page);
  const postHeight = async (height: unknown, mark: number) => {
    await formFrame(page).evaluate(
      ([value, number]) => {
        parent.postMessage({ type: 'broker:height', height: value }, '*');
        parent.postMessage({ mark: number }, '*');
      },
      [height, mark],
    );
    await page.waitForFunction(
      (wanted) => window.received.some((one) => (one as { mark?: number }).mark === wanted),
      mark,
    );
    return page.evaluate(() => document.querySelector('iframe')?.style.height);
  };
  assert.is(await postHeight(1e9, 1), '4000px');
  assert.is(await postHeight('100vh; position: fixed', 2), '4000px');
  assert.is(await postHeight(-1, 3), '200px');
});

test('a parent without embed.js still receives the messages, and embed.js may load after the form', async () => {
  const { page } = await openFramed(RECORD_MESSAGES + formIframe());
  await page.waitForFunction(() => window.received.length > 0);
  assert.is(await heightOf(page), FORM_HEIGHT.oneColumnPx + 4, 'including the border of the frame');
  const origins = await page.evaluate(() =>
    window.received.map((one) => (one as { origin?: string }).origin),
  );
  assert.equal([...new Set(origins)], [fixtures.demo.siteUrl]);
  await page.evaluate((src) => {
    const script = Object.assign(document.createElement('script'), { src });
    script.dataset.brokerEmbed = '';
    document.head.append(script);
  }, `${fixtures.demo.siteUrl}/embed.js`);
  await waitUntilFrameFits(page);
});

test('without JavaScript the form in the frame submits natively, and the response is shown in the frame', async () => {
  const { page } = await fixtures.open({ javaScriptEnabled: false });
  await page.goto(await fixtures.serve(`<!doctype html><title>Partner</title>${formIframe()}`));
  const host = page.frameLocator('iframe').locator('[data-broker-widget]');
  await fill(host, { ...VALID_LEAD, first_name: 'Framed', mobile: '9876500000' });
  await submit(host).click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'Thank you' }).waitFor();
  assert.ok((await fixtures.demo.leads()).some(({ first_name }) => first_name === 'Framed'));
});

test('URL parameters set the appearance of the form; an invalid one logs a warning and is ignored', async () => {
  const { page, console: lines } = await fixtures.open();
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => console.error(violatedDirective)),
  );
  await page.goto(urlOf('?accent=%23123456&heading-level=4&partner=%3Cb%3E'));
  const host = page.locator('[data-broker-widget]');
  await host.locator('form[novalidate]').waitFor();
  assert.is(await host.locator('h4').innerText(), COPY.title);
  const button = submit(host);
  assert.is(await button.evaluate((node) => getComputedStyle(node).backgroundColor), 'rgb(18, 52, 86)');
  assert.is(await page.locator('b').count(), 0);
  assert.equal(lines, []);
  for (const accent of ['var(--x)', 'transparent', 'rgba(0, 0, 0, 0.1)']) {
    lines.length = 0;
    await page.goto(urlOf(`?accent=${accent}&heading-level=9`));
    await host.locator('form[novalidate]').waitFor();
    assert.is(await host.locator('h2').innerText(), COPY.title);
    await page.waitForFunction(
      (background) =>
        getComputedStyle(document.querySelector('[type=submit]') as Element).backgroundColor === background,
      'rgb(243, 167, 18)',
    );
    assert.equal(
      lines.map((line) => /(heading-level|accent)(?:="|:)/.exec(line)?.[1]),
      ['heading-level', 'accent'],
    );
  }
});

test('the served markup is hydrated and keeps the values typed before', async () => {
  const { page } = await fixtures.open();
  const widgets = await holdRequests(page, /\/widgets\//);
  await page.goto(urlOf('?partner=agent-7'), { waitUntil: 'domcontentloaded' });
  await page.locator('[name=first_name]').fill('Early');
  await widgets.release();
  const host = page.locator('[data-broker-widget]');
  await host.locator('form[novalidate]').waitFor();
  assert.is(await host.locator('[name=first_name]').inputValue(), 'Early');
  assert.is(await host.evaluate((node) => node.shadowRoot), null);
});

test("only the form's page can be framed, even if a server merges the headers", async () => {
  const deny = { 'x-frame-options': 'DENY' };
  const allow = { ...deny, 'content-security-policy': "default-src 'self', frame-ancestors *" };
  const expected = [
    [`${fixtures.demo.siteUrl}/`, 'refused'],
    [`${fixtures.demo.siteUrl}/embed`, 'refused'],
    [`${fixtures.demo.siteUrl}/embed/preview`, 'refused'],
    [urlOf(), 'shown'],
    [await fixtures.serve('<p>Mine</p>', deny), 'refused'],
    [await fixtures.serve('<p>Mine</p>', allow), 'shown'],
  ] as const;
  const { page } = await fixtures.open();
  const iframes = expected.map(([src]) => `<iframe src="${src}"></iframe>`).join('');
  await page.goto(await fixtures.serve(`<!doctype html>${iframes}`));
  const seen = [];
  for (const [index, [src]] of expected.entries()) {
    const iframe = await page.locator('iframe').nth(index).elementHandle();
    const frame = await iframe?.contentFrame();
    const text = (await frame?.locator('body').innerText()) ?? '';
    const isRefused = /refused|blocked/i.test(text) || frame?.url().startsWith('chrome-error');
    seen.push([src, isRefused ? 'refused' : 'shown']);
  }
  assert.equal(seen, expected);
});

test.run();
