import type { Locator, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures } from '../../support/fixtures';
import { IS_FULL } from '../../support/full-run';
import { submit } from '../../support/quote-fields';
import { findOverflow, findViolations, type OptionsPage, openOptions } from './options-page';

const fixtures = setUpFixtures(test);

const NARROW = { viewport: { width: 320, height: 900 } };

const LOOKS: Readonly<Record<string, OptionsPage>> = {
  'a light page': {},
  'a dark page': { css: ':root { color-scheme: dark }' },
  'a right-to-left page': { root: 'lang="ar" dir="rtl"' },
  'a Hindi page': { root: 'lang="hi"' },
  ...(IS_FULL && { 'a Telugu page': { root: 'lang="te"' } }),
  'a dark Telugu page': { root: 'lang="te"', css: ':root { color-scheme: dark }' },
  'a page in forced colours': { view: { forcedColors: 'active' } },
};

for (const [what, look] of Object.entries(LOOKS))
  test(`on ${what}, 320 px wide, axe finds no violations and nothing overflows, empty and with errors`, async () => {
    const view = { ...look.view, ...NARROW };
    const { page, host } = await openOptions(fixtures, {
      attributes: 'data-consent="required"',
      ...look,
      view,
    });
    assert.equal([...(await findViolations(page)), ...(await findOverflow(page))], []);
    await submit(host).click();
    await host.locator('#broker-consent-error').waitFor();
    assert.equal([...(await findViolations(page)), ...(await findOverflow(page))], []);
  });

for (const css of ['', ':root { color-scheme: dark }'])
  test(`where nothing can hover, a button that was touched looks as before, ${css || 'on a light page'}`, async () => {
    const view = { hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;
    const { host } = await openOptions(fixtures, { css, view });
    const button = submit(host);
    const colours = () =>
      button.evaluate((element) => {
        const { color, backgroundColor } = getComputedStyle(element);
        return [color, backgroundColor];
      });
    const before = await colours();
    // Simulate a touch by hovering: after a touch, a button stays in the hover state until the next touch.
    await button.hover();
    assert.ok(await button.evaluate((element) => element.matches(':hover')));
    assert.equal(await colours(), before);
  });

/**
 * Returns the contrast of a button's text with the button's background. To get the RGB values of both colours, paints
 * them on a canvas.
 */
const contrastOf = (button: Locator) =>
  button.evaluate((element) => {
    const paint = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const { color, backgroundColor } = getComputedStyle(element);
    const [light = 0, dark = 0] = [color, backgroundColor]
      .map((colour) => {
        if (!paint) throw new Error('no canvas');
        paint.fillStyle = colour;
        paint.fillRect(0, 0, 1, 1);
        return [...paint.getImageData(0, 0, 1, 1).data]
          .slice(0, 3)
          .map((byte) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4))
          .reduce((sum, part, at) => sum + part * ([0.2126, 0.7152, 0.0722][at] ?? 0), 0);
      })
      .sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  });

const ACCENTS = [
  'yellow',
  'white',
  'black',
  'red',
  'green',
  'blue',
  '#777',
  '#757575',
  'gray',
  'hsl(280 90% 45%)',
  'oklch(60% 0.15 200)',
  'rgb(243 167 18)',
] as const;

const setAccent = (page: Page, accent: string) =>
  page.evaluate((value) => document.body.style.setProperty('--broker-accent', value), accent);

test("the button's text has a contrast of 4.5:1 on any accent, hovered or not, in both colour schemes", async () => {
  for (const css of ['', ':root { color-scheme: dark }']) {
    const { page, host } = await openOptions(fixtures, { css: `${css} body { --broker-accent: yellow }` });
    for (const accent of ACCENTS) {
      await setAccent(page, accent);
      await page.mouse.move(0, 0);
      assert.ok((await contrastOf(submit(host))) >= 4.5, `${accent} ${css}`);
      await submit(host).hover();
      assert.ok((await contrastOf(submit(host))) >= 4.5, `${accent} ${css}, hovered`);
    }
  }
});

test('an accent that is no colour, or is translucent, logs a warning, and the button uses the default', async () => {
  const wrong = [
    ['nonsense', 'is not a colour'],
    ['transparent', 'is a translucent colour'],
    ['#0a7ea480', 'is a translucent colour'],
    ['rgb(10 126 164 / 50%)', 'is a translucent colour'],
  ] as const;
  const accents = [...wrong.map(([accent]) => accent), 'rgba(10, 126, 164, 1)'];
  const { page, host, console } = await openOptions(fixtures, {
    attributes: ['', ...accents.map((accent) => `style="--broker-accent: ${accent}"`)],
  });
  const backgrounds = await Promise.all(
    ['', ...accents].map((_, index) =>
      submit(host.nth(index)).evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  );
  const [background] = backgrounds;
  assert.equal(backgrounds, [background, ...wrong.map(() => background), 'rgb(10, 126, 164)']);
  const warnings = wrong.map(
    ([accent, problem]) => `--broker-accent: ${accent} ${problem}; "#f3a712" is used.`,
  );
  const logged = console.map((line) => warnings.findIndex((warning) => line.includes(warning)));
  // The form without an accent and the form with an opaque accent log no warning.
  assert.equal([...new Set(logged)].sort(), [...warnings.keys()], console.join('\n'));
  for (const [index, warning] of warnings.entries()) {
    // Changing an attribute logs the warning again, so that diagnostics that start later can read the warning.
    const isRepeated = page.waitForEvent('console', (message) => message.text().includes(warning));
    await host.nth(index + 1).evaluate((div) => div.setAttribute('data-partner', 'other'));
    await isRepeated;
  }
});

test('on a right-to-left page the arrow of a select is at its left, and the first field at the right', async () => {
  const look = { root: 'dir="rtl" lang="ar"', view: { viewport: { width: 720, height: 900 } } };
  const { host } = await openOptions(fixtures, look);
  const seen = await host.evaluate((div) => {
    const [state, first, last] = ['state', 'first_name', 'last_name'].map((name) =>
      div.shadowRoot?.querySelector(`[name=${name}]`),
    ) as [Element, Element, Element];
    const { backgroundPositionX, paddingLeft } = getComputedStyle(state);
    const mirrored = first.getBoundingClientRect().left > last.getBoundingClientRect().left;
    return { backgroundPositionX, paddingLeft, mirrored };
  });
  assert.equal(seen, { backgroundPositionX: '15px, 22px', paddingLeft: '40px', mirrored: true });
});

test('in forced colours fields, errors and the button have borders or text in a system colour', async () => {
  const { host } = await openOptions(fixtures, { view: { forcedColors: 'active' } });
  await submit(host).click();
  await host.locator('.broker-field__error').first().waitFor();
  const seen = await host.evaluate((div) => {
    const [paper, field, button, error, select] = [
      'form',
      'input[name=email]',
      'button[type=submit]',
      '.broker-field__error',
      'select',
    ].map((selector) => getComputedStyle(div.shadowRoot?.querySelector(selector) as Element));
    return {
      field: field?.borderTopColor !== paper?.backgroundColor,
      button: button?.borderTopColor !== paper?.backgroundColor,
      error: error?.color !== paper?.backgroundColor,
      arrow: select?.appearance,
    };
  });
  assert.equal(seen, { field: true, button: true, error: true, arrow: 'auto' });
});

test.run();
