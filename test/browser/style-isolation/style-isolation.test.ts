import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formIsReady, setUpFixtures, type Visit } from '../../support/fixtures';
import { BOX_VIEW, differences, IN_A_BOX, type Pictures, takePictures } from '../../support/form-pictures';
import { field } from '../../support/quote-fields';
import { HOSTILE_STYLES } from './hostile-styles';

const fixtures = setUpFixtures(test);

// The sheet is a file: `* { all: unset }` would show the text of a <style>.
const pageWith = (placeholder: string) => `<!doctype html><html lang="en"><head>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/host.css"></head><body>${placeholder}
<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script></body></html>`;

async function visitForeignPage(css: string, html: string): Promise<Visit> {
  const sheet = { html: css, headers: { 'content-type': 'text/css' } };
  const url = await fixtures.serve(pageWith(html), {}, { '/host.css': sheet });
  const visit = await fixtures.open(BOX_VIEW);
  await visit.page.goto(url);
  await formIsReady(visit.host);
  return visit;
}

let blank: Promise<Pictures> | undefined;

for (const [what, css] of Object.entries(HOSTILE_STYLES))
  test(`under ${what} the form looks as on a blank page, to the pixel`, async () => {
    blank ??= visitForeignPage('', IN_A_BOX).then(takePictures);
    const expected = await blank;
    const visit = await visitForeignPage(css, IN_A_BOX);
    assert.equal(await differences(visit.page, await takePictures(visit), expected), []);
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

/** What is written on the form and on a field of it, and their grounds, under a sheet of the page's. */
async function coloursUnder(css: string): Promise<string[]> {
  const { host } = await visitForeignPage(css, IN_A_BOX);
  return host.evaluate((div) =>
    ['.quote-form', 'input[name=email]'].map((selector) => {
      const { color, backgroundColor } = getComputedStyle(div.shadowRoot?.querySelector(selector) as Element);
      return `${color} on ${backgroundColor}`;
    }),
  );
}

test('the form takes the scheme that the page gives its placeholder, and white paper where it gives none', async () => {
  const light = ['rgb(11, 29, 26) on rgb(255, 255, 255)', 'rgb(11, 29, 26) on rgb(255, 255, 255)'];
  const dark = ['rgb(233, 240, 238) on rgb(16, 32, 29)', 'rgb(233, 240, 238) on rgb(11, 23, 21)'];
  for (const scheme of ['normal', 'light'])
    assert.equal(await coloursUnder(`:root { color-scheme: ${scheme} }`), light);
  assert.equal(await coloursUnder(':root { color-scheme: dark }'), dark);
  assert.equal(await coloursUnder(':root { color-scheme: dark } section { color-scheme: light }'), light);
});

/** Boxes whose width, or whose place in them, depends on what they hold. */
const BOXES = {
  'a row that centres': '<div style="display: flex; justify-content: center">#</div>',
  'a column that centres': '<div style="display: flex; flex-direction: column; align-items: center">#</div>',
  'a grid that centres': '<div style="display: grid; justify-items: center">#</div>',
  'a column of a row that centres': '<div style="display: flex; justify-content: center"><div>#</div></div>',
  'a float': '<div style="float: left">#</div>',
  'a table': '<table style="border-collapse: collapse"><td style="padding: 0">#</td></table>',
} as const;

/** Boxes as wide as there is room, which must not grow with what they hold. */
const WIDE_BOXES = {
  'a column of a row': '<div style="display: flex"><div style="flex: 1"><div>#</div></div></div>',
  'a column of a grid': '<div style="display: grid"><div>#</div></div>',
} as const;

/** The form has no width of its own, whatever is in it; its sheet names one. */
const OWN_WIDTH_PX = 640;

for (const [widget, form] of [
  ['quote-form', '.quote-form'],
  ['contact-form', '.broker-form'],
] as const)
  for (const room of [320, 700])
    test(`in any box, ${room} px wide, the ${widget} is as wide as it asks for, or as there is room`, async () => {
      const boxes = Object.entries({ ...BOXES, ...WIDE_BOXES });
      const placeholder = `<div data-broker-widget="${widget}" data-when="now"></div>`;
      const html = boxes.map(
        ([, box]) =>
          `<div style="width: ${room}px; display: flow-root">${box.replace('#', placeholder)}</div>`,
      );
      const { page } = await fixtures.open(BOX_VIEW);
      await page.goto(await fixtures.serve(pageWith(html.join('')), {}, { '/host.css': '' }));
      await page.waitForFunction(
        ([selector, count]) =>
          [...document.querySelectorAll('[data-broker-widget]')].filter(({ shadowRoot }) =>
            shadowRoot?.querySelector(`${selector} form`),
          ).length === count,
        [form, boxes.length] as const,
      );
      const forms = await page.locator(form).all();
      const widths = await Promise.all(forms.map(async (one) => (await one.boundingBox())?.width));
      assert.equal(
        Object.fromEntries(boxes.map(([what], at) => [what, widths[at]])),
        Object.fromEntries(
          boxes.map(([what]) => [what, what in WIDE_BOXES ? room : Math.min(OWN_WIDTH_PX, room)]),
        ),
      );
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
