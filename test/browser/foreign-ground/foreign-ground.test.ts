import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { largestDifference } from '../../support/pictures';
import { field, fill, submit } from '../../support/quote-fields';
import { formIsReady, setStage, type Visit } from '../../support/stage';
import { HOSTILE_STYLES } from './hostile-styles';

const stage = setStage(test);

const SHEETS: readonly (readonly [what: string, css: string])[] = [
  ...Object.entries(HOSTILE_STYLES),
  ['Bootstrap', readFileSync('node_modules/bootstrap/dist/css/bootstrap.min.css', 'utf8')],
];

const important = (style: Readonly<Record<string, string>>) =>
  Object.entries(style)
    .map(([name, value]) => `${name}:${value}!important`)
    .join(';');

// What holds the form in place whatever the sheet says. The form itself is what is looked at: a host that hides, frames
// or pads the placeholder is taken to mean it.
const BOX = important({
  position: 'absolute',
  left: '20px',
  top: '20px',
  width: '720px',
  margin: '0',
  padding: '0',
  border: '0',
  'writing-mode': 'horizontal-tb',
});
const PLACEHOLDER = important({ margin: '0', padding: '0', border: '0', background: 'none' });

// The sheet is a file: `* { all: unset }` would show the text of a <style>.
const pageWith = (placeholder: string) => `<!doctype html><html lang="en"><head>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/host.css"></head><body>${placeholder}
<script async src="${stage.demo.siteUrl}/loader.js" data-broker-loader></script></body></html>`;

const IN_A_BOX = `<section style="${BOX}"><div data-broker-widget="quote-form" style="${PLACEHOLDER}"></div></section>`;

const SIZE = { viewport: { width: 800, height: 1000 }, reducedMotion: 'reduce' } as const;

async function visitForeignPage(css: string, html: string): Promise<Visit> {
  const sheet = { html: css, headers: { 'content-type': 'text/css' } };
  const url = await stage.serve(pageWith(html), {}, { '/host.css': sheet });
  const visit = await stage.open(SIZE);
  await visit.page.goto(url);
  await formIsReady(visit.host);
  return visit;
}

type Pictures = { readonly [state: string]: Buffer };

async function take({ host }: Visit): Promise<Pictures> {
  const form = host.locator('.quote-form');
  const empty = await form.screenshot();
  await fill(host, { first_name: 'Asha', state: 'Goa', city: 'Panaji' });
  const filled = await form.screenshot();
  await submit(host).click();
  await host.locator('.broker-field__error').first().waitFor();
  return { empty, filled, 'with errors': await form.screenshot() };
}

async function compare(page: Page, seen: Pictures, expected: Pictures) {
  for (const [state, picture] of Object.entries(seen)) {
    const difference = await largestDifference(page, picture, expected[state] as Buffer);
    assert.ok(difference <= 1, `${state}: the pictures differ by ${difference}`);
  }
}

let blank: Promise<Pictures> | undefined;

for (const [what, css] of SHEETS)
  test(`under ${what} the form looks as on a blank page, to the pixel`, async () => {
    blank ??= visitForeignPage('', IN_A_BOX).then(take);
    const expected = await blank;
    const visit = await visitForeignPage(css, IN_A_BOX);
    await compare(visit.page, await take(visit), expected);
  });

test("a host's custom properties on the placeholder theme the form, and its own sheet does not undo them", async () => {
  const css = `* { all: revert !important } [data-broker-widget] { --broker-accent: rgb(1, 2, 3); --broker-radius: 7px }`;
  const { host } = await visitForeignPage(css, IN_A_BOX);
  const style = await host.evaluate((div) => {
    const [button, input] = ['button[type=submit]', 'input[name=email]'].map((selector) =>
      getComputedStyle(div.shadowRoot?.querySelector(selector) as Element),
    );
    return [button?.backgroundColor, input?.borderTopLeftRadius];
  });
  assert.equal(style, ['rgb(1, 2, 3)', '7px']);
});

/** Boxes that give their content only the width that it asks for. */
const BOXES = {
  'a row that centres': 'display: flex; justify-content: center',
  'a column that centres': 'display: flex; flex-direction: column; align-items: center',
  'a grid that centres': 'display: grid; justify-items: center',
} as const;

/** A container query leaves the form without a width of its own; its sheet names one. */
const OWN_WIDTH_PX = 640;

for (const [what, style] of Object.entries(BOXES))
  for (const room of [320, 700])
    test(`in ${what}, ${room} px wide, the form is as wide as it asks for, or as there is room`, async () => {
      const placeholder = '<div data-broker-widget="quote-form"></div>';
      const { host } = await visitForeignPage(
        '',
        `<div style="width: ${room}px; ${style}">${placeholder}</div>`,
      );
      assert.is((await host.locator('.quote-form').boundingBox())?.width, Math.min(OWN_WIDTH_PX, room));
    });

test("a host's hotkeys stay quiet while a visitor types, and Escape comes through", async () => {
  const { page, host } = await visitForeignPage('', IN_A_BOX);
  await page.evaluate(() => {
    const heard: string[] = [];
    for (const target of [document, window])
      for (const type of ['keydown', 'keypress', 'keyup'])
        target.addEventListener(type, (event) => heard.push(`${type} ${(event as KeyboardEvent).key}`));
    Object.assign(window, { heard });
  });
  await field(host, 'message').focus();
  await page.keyboard.type('/ jk?');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  assert.is(await field(host, 'message').inputValue(), '/ jk?');
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  assert.equal([...new Set(heard)], ['keydown Escape', 'keyup Escape']);
});

test.run();
