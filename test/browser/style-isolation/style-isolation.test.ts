import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LANGUAGES } from '../../../widgets/shared/runtime/language';
import { setUpFixtures, type Visit, waitForForm } from '../../support/fixtures';
import { BOX_VIEW, differences, IN_A_BOX, type Pictures, takePictures } from '../../support/form-pictures';
import { IS_FULL } from '../../support/full-run';
import { field } from '../../support/quote-fields';
import { HOSTILE_STYLES } from './hostile-styles';

const fixtures = setUpFixtures(test);

// Returns the HTML of a host page. The page's CSS is in a file, not in a <style> element: with `* { all: unset }`, the
// page would show the text of a <style> element.
const pageWith = (placeholder: string) => `<!doctype html><html lang="en"><head>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/host.css"></head><body>${placeholder}
<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script></body></html>`;

/** Opens a page that contains a style sheet and `html`. Waits until every form on the page is mounted. */
async function visitHostPage(css: string, html: string): Promise<Visit> {
  const sheet = { html: css, headers: { 'content-type': 'text/css' } };
  const url = await fixtures.serve(pageWith(html), {}, { '/host.css': sheet });
  const visit = await fixtures.open(BOX_VIEW);
  await visit.page.goto(url);
  for (const host of await visit.host.all()) await waitForForm(host);
  return visit;
}

let blank: Promise<Pictures> | undefined;

/**
 * The style sheets that this run tries. In `npm test`, these are every third style sheet, and both style sheets that
 * reset everything. In `npm run test:full`, these are all style sheets.
 */
const TRIED = Object.entries(HOSTILE_STYLES).filter(
  ([what], at) => IS_FULL || what.startsWith('all: ') || at % 3 === 0,
);

for (const [what, css] of TRIED)
  test(`with ${what} the form looks as on a blank page, pixel for pixel`, async () => {
    blank ??= visitHostPage('', IN_A_BOX).then(takePictures);
    const expected = await blank;
    const visit = await visitHostPage(css, IN_A_BOX);
    assert.equal(await differences(visit.page, await takePictures(visit), expected), []);
  });

test('a form whose options change nothing visible looks as on a blank page, pixel for pixel', async () => {
  blank ??= visitHostPage('', IN_A_BOX).then(takePictures);
  const expected = await blank;
  const visit = await visitHostPage('', IN_A_BOX.replace('<div', '<div data-attribution="first-touch"'));
  assert.equal(await differences(visit.page, await takePictures(visit), expected), []);
});

test('in a column of 160 px nothing of the form stands out, whatever its language', async () => {
  const columns = LANGUAGES.map(
    (lang) =>
      `<div style="width: 160px"><div data-broker-widget="quote-form" data-lang="${lang}"></div></div>`,
  );
  const { host } = await visitHostPage('', columns.join(''));
  assert.is(await host.locator('form').count(), LANGUAGES.length);
  const outside = await host.evaluateAll((all) =>
    all.map((div) => {
      const { right } = div.getBoundingClientRect();
      return [...(div.shadowRoot?.querySelectorAll('*') ?? [])]
        .filter((element) => getComputedStyle(element).visibility === 'visible')
        .filter((element) => element.getBoundingClientRect().right > right + 0.5)
        .map(({ outerHTML }) => outerHTML.slice(0, 80));
    }),
  );
  assert.equal(
    outside,
    LANGUAGES.map(() => []),
  );
});

test("a host's custom properties on the placeholder theme the form, also if its stylesheet reverts everything", async () => {
  const css = `* { all: revert !important } [data-broker-widget] { --broker-accent: rgb(1, 2, 3); --broker-radius: 7px }`;
  const { host } = await visitHostPage(css, IN_A_BOX);
  const style = await host.evaluate((div) => {
    const [button, input] = ['button[type=submit]', 'input[name=email]'].map((selector) =>
      getComputedStyle(div.shadowRoot?.querySelector(selector) as Element),
    );
    return [button?.backgroundColor, input?.borderTopLeftRadius];
  });
  assert.equal(style, ['rgb(1, 2, 3)', '7px']);
});

test('the form has the colour scheme of its placeholder, and is light by default', async () => {
  const light = ['rgb(11, 29, 26) on rgb(255, 255, 255)', 'rgb(11, 29, 26) on rgb(255, 255, 255)'];
  const dark = ['rgb(233, 240, 238) on rgb(16, 32, 29)', 'rgb(233, 240, 238) on rgb(11, 23, 21)'];
  // The expected colours of a form on a dark page, keyed by the `color-scheme` of the section around the form. `normal`
  // is the initial value, but a host may also set it explicitly.
  const coloursOf = { inherit: dark, dark, light, normal: light } as const;
  const sections = Object.keys(coloursOf).map(
    (scheme) =>
      `<section style="color-scheme: ${scheme}"><div data-broker-widget="quote-form"></div></section>`,
  );
  const { host } = await visitHostPage(':root { color-scheme: dark }', sections.join(''));
  /** The text and background colours of each form and of one of its fields. */
  const seen = await host.evaluateAll((all) =>
    all.map((div) =>
      ['.quote-form', 'input[name=email]'].map((selector) => {
        const { color, backgroundColor } = getComputedStyle(
          div.shadowRoot?.querySelector(selector) as Element,
        );
        return `${color} on ${backgroundColor}`;
      }),
    ),
  );
  assert.equal(seen, Object.values(coloursOf));
});

/** Containers whose width depends on their content, or whose alignment shrinks their content. */
const CONTAINERS = {
  'a centred row': '<div style="display: flex; justify-content: center">#</div>',
  'a centred column': '<div style="display: flex; flex-direction: column; align-items: center">#</div>',
  'a centred grid': '<div style="display: grid; justify-items: center">#</div>',
  'a column of a centred row': '<div style="display: flex; justify-content: center"><div>#</div></div>',
  'a float': '<div style="float: left">#</div>',
  'a table': '<table style="border-collapse: collapse"><td style="padding: 0">#</td></table>',
} as const;

/** Containers that fill the available width, and must not grow with their content. */
const WIDE_CONTAINERS = {
  'a column of a row': '<div style="display: flex"><div style="flex: 1"><div>#</div></div></div>',
  'a column of a grid': '<div style="display: grid"><div>#</div></div>',
} as const;

/** Width that the form's style sheet sets. It does not depend on the form's content. */
const FORM_WIDTH_PX = 640;

for (const [widget, form] of [
  ['quote-form', '.quote-form'],
  ['contact-form', '.broker-form'],
] as const)
  for (const available of [320, 700])
    test(`in any container, ${available} px wide, the ${widget} has its own width, or less if less is available`, async () => {
      const containers = Object.entries({ ...CONTAINERS, ...WIDE_CONTAINERS });
      const placeholder = `<div data-broker-widget="${widget}" data-when="now"></div>`;
      const html = containers.map(
        ([, container]) =>
          `<div style="width: ${available}px; display: flow-root">${container.replace('#', placeholder)}</div>`,
      );
      const { page } = await fixtures.open(BOX_VIEW);
      await page.goto(await fixtures.serve(pageWith(html.join('')), {}, { '/host.css': '' }));
      await page.waitForFunction(
        ([selector, count]) =>
          [...document.querySelectorAll('[data-broker-widget]')].filter(({ shadowRoot }) =>
            shadowRoot?.querySelector(`${selector} form`),
          ).length === count,
        [form, containers.length] as const,
      );
      const forms = await page.locator(form).all();
      const widths = await Promise.all(forms.map(async (one) => (await one.boundingBox())?.width));
      assert.equal(
        Object.fromEntries(containers.map(([what], at) => [what, widths[at]])),
        Object.fromEntries(
          containers.map(([what]) => [
            what,
            what in WIDE_CONTAINERS ? available : Math.min(FORM_WIDTH_PX, available),
          ]),
        ),
      );
    });

test("a host's keyboard shortcuts do not fire while a visitor types, except for Escape", async () => {
  const { page, host } = await visitHostPage('', IN_A_BOX);
  await page.evaluate(() => {
    const received: string[] = [];
    for (const target of [document, window])
      for (const type of ['keydown', 'keypress', 'keyup'])
        target.addEventListener(type, (event) => received.push(`${type} ${(event as KeyboardEvent).key}`));
    Object.assign(window, { received });
  });
  await field(host, 'message').focus();
  await page.keyboard.type('/ jk?');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  assert.is(await field(host, 'message').inputValue(), '/ jk?');
  const received = await page.evaluate(() => (window as unknown as { received: string[] }).received);
  assert.equal([...new Set(received)], ['keydown Escape', 'keyup Escape']);
});

test.run();
