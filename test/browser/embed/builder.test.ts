import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LEAD_FIELDS } from '../../../widgets/contract/field-rules';
import { COPY } from '../../../widgets/embed-builder/copy';
import type { WidgetName } from '../../../widgets/embed-builder/limits';
import type { Way } from '../../../widgets/embed-builder/ways';
import { COPY as FORM } from '../../../widgets/quote-form/copy';
import { PAGE_TEXTS } from '../../../widgets/shared/forms/on-demand/page-texts';
import { waitForRender } from '../../support/every-page';
import { setUpFixtures } from '../../support/fixtures';
import { fill, phase, pick, STORED_LEAD, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';

const fixtures = setUpFixtures(test);

declare global {
  interface Window {
    wasNotReloaded: boolean;
  }
}

const TABS: readonly string[] = Object.values(COPY.tabs);
const code = (page: Page) => page.locator('[role=tabpanel] .embed-builder__code').first();
const answer = (page: Page, way: Way) => page.getByRole('radio', { name: COPY.ways[way] }).check();

/** Opens the builder, answers its first question as somebody who writes code does, and unfolds all options. */
async function openBuilder(options: Parameters<typeof fixtures.open>[0] = {}) {
  const visit = await fixtures.open({ permissions: ['clipboard-read', 'clipboard-write'], ...options });
  await visit.page.goto(`${fixtures.demo.siteUrl}/embed`);
  await answer(visit.page, 'code');
  await visit.page.locator('iframe[sandbox]').waitFor({ state: 'attached' });
  await visit.page.getByText(COPY.choose, { exact: true }).click();
  return visit;
}

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document;
    const label = (at as HTMLInputElement)?.labels?.[0];
    return at?.getAttribute('aria-label') ?? (label ?? at)?.textContent?.trim();
  });

/** Presses Tab until the control with the given name has the focus. */
async function tabTo(page: Page, name: string) {
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab');
    if ((await focusedName(page)) === name) return;
  }
  assert.unreachable(`Tab never reached ${name}`);
}

/**
 * Enters a partner, chooses a heading level, opens a tab and copies the snippet, all by keyboard. Returns the text in
 * the clipboard.
 */
async function copyByKeyboard(page: Page, partner: string, kind: string) {
  await page.locator('#main').focus();
  await tabTo(page, COPY.labels.partner);
  await page.keyboard.type(partner);
  await tabTo(page, COPY.labels.headingLevel);
  await page.keyboard.press('ArrowDown');
  await tabTo(page, COPY.tabs.script);
  for (let at = 0; at < TABS.indexOf(kind); at++) await page.keyboard.press('ArrowRight');
  assert.is(await focusedName(page), kind);
  assert.is(
    await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle),
    'solid',
  );
  await tabTo(page, COPY.copy);
  await page.keyboard.press('Enter');
  await page.locator('[role=status]', { hasText: COPY.copied }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.is(copied, await code(page).inputValue());
  return copied;
}

test('a snippet that is copied at once after a change is announced as copied', async () => {
  const { page } = await openBuilder();
  await page.evaluate(async (name) => {
    navigator.clipboard.writeText = async () => {};
    const level = document.querySelector('[name=headingLevel]') as HTMLSelectElement;
    level.selectedIndex = 1;
    for (const type of ['input', 'change']) level.dispatchEvent(new Event(type, { bubbles: true }));
    // Click Copy between a render and its effects: after this microtask the new snippet is rendered, but the effects
    // run only after the next frame.
    await Promise.resolve();
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click();
  }, COPY.copy);
  await page.locator('[role=status]', { hasText: COPY.copied }).waitFor();
});

for (const kind of [COPY.tabs.script, COPY.tabs.iframe])
  test(`a ${kind} snippet made and copied by keyboard works on another site, and its lead is stored`, async () => {
    const { page } = await openBuilder();
    const partner = `keys-${kind.toLowerCase()}`;
    const snippet = await copyByKeyboard(page, partner, kind);
    await page.goto(await fixtures.serve(`<!doctype html><title>Partner</title>${snippet}`));
    const root = kind === 'iframe' ? page.frameLocator('iframe') : page;
    const host = root.locator('[data-broker-widget]');
    await host.locator('form[novalidate]').waitFor();
    assert.is(await host.locator('h3').innerText(), FORM.title);
    await fill(host, { ...VALID_LEAD, last_name: kind });
    await submit(host).click();
    await phase(host, 'sent');
    const lead = (await fixtures.demo.leads()).find((row) => row.partner === partner);
    assert.equal(pick(lead, STORED_LEAD), { ...STORED_LEAD, last_name: kind });
  });

const previewOf = async (page: Page): Promise<Frame> => {
  await page.locator('iframe[sandbox]').scrollIntoViewIfNeeded();
  await page.frameLocator('iframe[sandbox]').locator('form[novalidate]').waitFor();
  return page.frames().find((frame) => frame.url().endsWith('/embed/preview')) as Frame;
};

/** Makes Playwright poll with a timer. By default, it polls in animation frames, but a preview off screen gets none. */
const POLL_BY_TIMER = { polling: 100 };

test('the preview applies changed options without a reload', async () => {
  const { page, console: lines } = await openBuilder();
  const preview = await previewOf(page);
  assert.is(await preview.evaluate(() => self.origin), 'null', 'the origin is opaque');
  await preview.evaluate(() => {
    window.wasNotReloaded = true;
  });
  const host = preview.locator('[data-broker-widget]');
  await fill(host, { first_name: 'Asha' });
  await page.getByLabel(COPY.labels.headingLevel).selectOption('4');
  await host.locator('h4').waitFor();
  await page.getByLabel(COPY.labels.accent, { exact: true }).fill('#123456');
  // Scroll to the preview: the colour changes in a transition, and a transition does not advance off screen.
  await page.locator('iframe[sandbox]').scrollIntoViewIfNeeded();
  await preview.waitForFunction(() => {
    const button = document
      .querySelector('[data-broker-widget]')
      ?.shadowRoot?.querySelector('.broker-button');
    return button && getComputedStyle(button).backgroundColor === 'rgb(18, 52, 86)';
  });
  assert.is(await host.locator('[name=first_name]').inputValue(), 'Asha', 'typed values stay');
  await page.getByLabel(COPY.labels.headingLevel).selectOption('2');
  await host.locator('h2').waitFor();
  await page.getByLabel(COPY.labels.consent).selectOption('required');
  await host.locator('[name=consent]').waitFor();
  assert.is(await host.locator('[name=consent]').evaluate((box) => getComputedStyle(box).width), '24px');
  await page.getByLabel(COPY.labels.widget, { exact: true }).selectOption('contact-form');
  await preview.locator('[data-broker-widget="contact-form"] form').waitFor();
  assert.ok(await preview.evaluate(() => window.wasNotReloaded));
  assert.equal(lines, []);
});

test('every widget that can be chosen is rendered in the preview', async () => {
  const { page, console: lines } = await openBuilder();
  const preview = await previewOf(page);
  const contents: Readonly<Record<WidgetName, string>> = {
    'contact-popup': 'dialog[open] form',
    'contact-form': 'form',
    testimonials: 'li >> nth=0',
    associates: 'img >> nth=0',
    'blog-list': 'article, li >> nth=0',
    toasts: 'text=A message looks like this.',
    'quote-form': 'form',
  };
  for (const [widget, content] of Object.entries(contents)) {
    await page.getByLabel(COPY.labels.widget, { exact: true }).selectOption(widget);
    await preview.locator(`[data-broker-widget="${widget}"]`).locator(content).first().waitFor();
  }
  assert.equal(lines, []);
});

test('the preview sends nothing, and says so', async () => {
  // Turn off smooth scrolling: a click in a frame misses its target while the outer page is still scrolling.
  const { page, posts } = await openBuilder({ reducedMotion: 'reduce' });
  const preview = await previewOf(page);
  const host = preview.locator('[data-broker-widget]');
  await fill(host);
  await submit(host).click();
  await preview.getByText('From this preview nothing is sent.').waitFor();
  assert.is(posts(), 0);
});

test('the preview is as wide as a phone, a tablet, or the space available', async () => {
  const { page } = await openBuilder({ viewport: { width: 1440, height: 900 } });
  const preview = await previewOf(page);
  for (const [name, width] of [
    ['Phone', 360],
    ['Tablet', 768],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await preview.waitForFunction((wanted) => innerWidth === wanted, width, POLL_BY_TIMER);
  }
  await page.getByRole('button', { name: 'Full' }).click();
  await preview.waitForFunction(() => innerWidth > 1200, undefined, POLL_BY_TIMER);
});

test('the preview ignores messages from any window but its parent', async () => {
  const { page } = await openBuilder();
  const preview = await previewOf(page);
  const forged = { type: 'broker:preview', widget: 'toasts', attributes: {}, accent: '' };
  await preview.evaluate(
    (message) =>
      new Promise((resolve) => {
        addEventListener('message', resolve, { once: true });
        postMessage(message, '*');
      }),
    forged,
  );
  assert.is(await preview.locator('[data-broker-widget]').getAttribute('data-broker-widget'), 'quote-form');
});

test('without JavaScript the link, the plain snippet and every attribute are shown, and no controls that would not work', async () => {
  const { page } = await fixtures.open({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto(`${fixtures.demo.siteUrl}/embed`);
  for (const snippet of [/^https:.*partner=YOUR-ID$/, /data-broker-widget="quote-form"/])
    assert.ok(await page.locator('pre', { hasText: snippet }).isVisible());
  await page.getByText('every attribute').click();
  assert.ok(await page.getByText('data-partner', { exact: true }).isVisible());
  assert.is(await page.locator('.embed-builder').filter({ visible: true }).count(), 0);
});

type Axe = { run(context: string): Promise<AxeResults> };

test('at 320 px nothing overflows sideways, and axe finds no violations in any answer and on any tab', async () => {
  const { page } = await openBuilder({
    bypassCSP: true,
    viewport: { width: 320, height: 700 },
    reducedMotion: 'reduce',
  });
  await page.addScriptTag({ content: readFileSync('node_modules/axe-core/axe.min.js', 'utf8') });
  const check = async (name: string) => {
    await waitForRender(page);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), name);
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run('.embed-builder');
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    });
    assert.equal(found, [], name);
  };
  await page.getByLabel(COPY.labels.success).selectOption('redirect');
  await page.getByLabel(COPY.labels.accent, { exact: true }).fill('nonsense');
  await page.getByText(COPY.security).click();
  for (const name of TABS) {
    await page.getByRole('tab', { name }).click();
    await check(name);
  }
  for (const way of ['site', 'link'] as const) {
    await answer(page, way);
    await check(way);
  }
});

test('a link with its QR code as PNG, and a card that fits one page of A6', async () => {
  const { page, console: lines } = await fixtures.open();
  await page.goto(`${fixtures.demo.siteUrl}/embed`);
  await page.getByRole('img', { name: COPY.qrCode }).waitFor();
  await page.getByLabel(COPY.labels.partner).fill('agent-42');
  assert.match(
    await page.getByRole('textbox', { name: COPY.tabs.link }).inputValue(),
    `${fixtures.demo.siteUrl}/embed/quote-form?partner=agent-42`,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: COPY.savePng }).click(),
  ]);
  assert.is(download.suggestedFilename(), 'quote-form.png');
  const png = readFileSync(await download.path());
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  assert.is(png.toString('latin1', 1, 4), 'PNG');
  assert.ok(width >= 1000 && width === height, `${width} x ${height}`);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: COPY.printCard }).click();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  assert.equal(
    [...pdf.matchAll(/\/MediaBox \[([^\]]*)\]/g)].map(([, box]) =>
      (box ?? '').split(' ').map((point) => Math.round((Number(point) / 72) * 25.4)),
    ),
    [[0, 0, 105, 148]],
  );
  assert.equal(lines, []);
});

test('Ask for an ID leads to an enquiry that is begun', async () => {
  const { page } = await fixtures.open();
  await page.goto(`${fixtures.demo.siteUrl}/embed`);
  await page.locator('.embed-builder').getByRole('link', { name: COPY.ask }).click();
  const query = page.locator('[data-broker-widget="contact-form"]').getByLabel(LEAD_FIELDS.message.label);
  assert.is(await query.inputValue(), PAGE_TEXTS.partnerQuery);
  await query.and(page.locator(':visible')).waitFor();
});

test.run();
