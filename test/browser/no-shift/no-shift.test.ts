import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { FORM_HEIGHT } from '../../../widgets/contract/form-height';
import { readChoices } from '../../../widgets/embed-builder/choices';
import { scriptSnippet } from '../../../widgets/embed-builder/snippet';
import { COPY } from '../../../widgets/quote-form/copy';
import { PLACES, setUpFixtures, type Visit, waitForForm } from '../../support/fixtures';
import { holdRequests } from '../../support/hold-requests';
import { layoutShifts } from '../../support/layout-shifts';

const fixtures = setUpFixtures(test);

const CHUNKS = '**/widgets/*.js';
const WIDTHS = [360, 768, 1440] as const;
// At this height, the entire page is in view. A shift out of view would not be counted.
const HEIGHT = 5000;

const RESERVED_SPACE = /style="(height:0;[^"]+)"/.exec(
  readFileSync('demo/partner/pages/index.html', 'utf8'),
)?.[1];

/**
 * Loads a page with an empty cache, and holds the files of the widgets until after the first paint. Returns the layout
 * shifts that happen until the form is mounted.
 */
async function measureShifts(
  { page, host }: Visit,
  url: string,
  files: readonly [url: string, count: number] = [CHUNKS, 2],
): Promise<unknown[]> {
  const [heldUrl, count] = files;
  const chunks = await holdRequests(page, heldUrl);
  // Don't wait for the `load` event: it waits for quote-form.js, which is held.
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length);
  await page.evaluate(() => document.fonts.ready);
  await host.scrollIntoViewIfNeeded();
  await chunks.until(count);
  assert.is(await host.locator('form[novalidate]').count(), 0);
  await chunks.release();
  await waitForForm(host);
  return layoutShifts(page);
}

for (const place of PLACES)
  for (const width of WIDTHS)
    test(`on the page "${place}", ${width} px wide, nothing shifts when the form is mounted`, async () => {
      const visit = await fixtures.open({ viewport: { width, height: HEIGHT } });
      assert.equal(await measureShifts(visit, fixtures.urlOf(place)), []);
    });

for (const width of WIDTHS)
  test(`nothing shifts when a form scrolled into view is mounted, ${width} px wide`, async () => {
    const visit = await fixtures.open({ viewport: { width, height: 800 } });
    assert.equal(await measureShifts(visit, fixtures.urlOf('partner')), []);
  });

test('a page that reserves no space for the form shifts, and the shift is detected', async () => {
  const url = await fixtures.serve(`<!doctype html><div data-broker-widget="quote-form"></div><p>Below</p>
<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`);
  const visit = await fixtures.open({ viewport: { width: 768, height: HEIGHT } });
  assert.is((await measureShifts(visit, url)).length, 1);
});

/** The style sheet that docs/embedding.md shows for pages whose CSP blocks style attributes. */
const [, DOCUMENTED_STYLES = ''] =
  /```css\n(\[data-broker-widget='quote-form'\] > a::after [\s\S]*?)```/.exec(
    readFileSync('docs/embedding.md', 'utf8'),
  ) ?? [];

/**
 * Returns three variants of the snippet in which no widget mounts. The first has the snippet's own styles. The second
 * has the documented style sheet instead of style attributes. The third has no script, so it reserves no space.
 */
const waiting = (snippet: string) => {
  const unloaded = snippet
    .replace(/ data-broker-widget="quote-form"/, ' class="waiting"')
    .replace(/ src="[^"]*"/, '');
  return [
    unloaded,
    unloaded.replaceAll(/ style="[^"]*"/g, '').replace('waiting', 'styled'),
    unloaded.replace(/<script[\s\S]*<\/script>/, ''),
  ];
};

for (const [mode, doctype] of [
  ['standards', '<!doctype html>'],
  ['quirks', ''],
] as const)
  test(`snippets reserve the form's height, at every width of their container, in ${mode} mode`, async () => {
    const snippet = scriptSnippet(readChoices({}), { base: `${fixtures.demo.siteUrl}/`, api: '' });
    const boxes = [snippet, `<div style="${RESERVED_SPACE}"></div>`, ...waiting(snippet)];
    const url = await fixtures.serve(`${doctype}<style>body { margin: 0 }
${DOCUMENTED_STYLES.replaceAll("[data-broker-widget='quote-form']", '.styled')}</style>
${boxes.map((box) => `<div class="column">${box}</div>`).join('\n')}`);
    const { page, host } = await fixtures.open({ viewport: { width: 1200, height: 1600 } });
    await page.goto(url);
    await waitForForm(host);
    const widths = Array.from({ length: 42 }, (_, index) => 280 + index * 20).concat(
      598,
      599,
      599.9,
      600.1,
      601,
    );
    const measured = await page.evaluate(
      (all) =>
        all.map((width) =>
          [...document.querySelectorAll('.column')].map((box) => {
            box.setAttribute('style', `width: ${width}px`);
            return box.getBoundingClientRect().height;
          }),
        ),
      widths,
    );
    const expected = widths.map((width) =>
      width < FORM_HEIGHT.twoColumnsFromPx ? FORM_HEIGHT.oneColumnPx : FORM_HEIGHT.twoColumnsPx,
    );
    assert.equal(
      measured.map((heights, index) => `${widths[index]}: ${heights.slice(0, -1)}`),
      expected.map((height, index) => `${widths[index]}: ${[height, height, height, height]}`),
    );
    // Without its script, a snippet takes only the height of a line.
    assert.ok(
      measured.every((heights) => (heights.at(-1) ?? 0) < 30),
      `${measured[0]}`,
    );
  });

for (const [loading, files] of [
  ['single', ['**/quote-form.js', 1]],
  ['loader', [CHUNKS, 2]],
] as const)
  test(`nothing shifts when a form in the builder's snippet is mounted, loading: ${loading}`, async () => {
    const source = { base: `${fixtures.demo.siteUrl}/`, api: '' };
    const snippet = scriptSnippet(readChoices({ loading }), source);
    const url = await fixtures.serve(
      `<!doctype html><p>Before the form.</p>${snippet}<p>After the form.</p>`,
    );
    const visit = await fixtures.open({ viewport: { width: 768, height: HEIGHT } });
    assert.equal(await measureShifts(visit, url, files), []);
  });

test("the served and the mounted form of the broker's page differ in three ways only", async () => {
  const scriptless = await fixtures.open({ javaScriptEnabled: false });
  await scriptless.page.goto(fixtures.urlOf('ours'));
  const served = await scriptless.host.innerHTML();
  const { host } = await fixtures.visit('ours');
  const changes = [
    [/(<form [^>]*)>/, '$1 novalidate="">'],
    // Scripts add `aria-required` after the other attributes.
    [/(<(?:input|select|textarea) [^>]*?) required=""([^>]*)>/g, '$1$2 aria-required="true">'],
    [
      /<input id="broker-city"[^>]*>/,
      `<select id="broker-city" name="city" class="broker-field__control notranslate" autocomplete="address-level2" disabled="" aria-required="true"><option value="">${COPY.stateFirst}</option></select><button type="button" class="quote-form__swap" disabled="">${COPY.cityNotListed}</button>`,
    ],
  ] as const;
  const expected = changes.reduce((markup, [from, to]) => markup.replace(from, to), served);
  const lines = (markup: string) => markup.split('>');
  assert.equal(lines(await host.innerHTML()), lines(expected));
});

test.run();
