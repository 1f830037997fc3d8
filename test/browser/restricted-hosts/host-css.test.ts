import type { Locator } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { shareOf } from '../../support/full-run';
import { fill, valuesOf } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';
import { placeholder } from './submit-lead';

const fixtures = setUpFixtures(test);

const MIN_FONT_PX = 12;
/** Minimum contrast of small text (WCAG 1.4.3). */
const MIN_CONTRAST = 4.5;

/**
 * CSS with which a host may try to hide the form's notice. The notice states the broker's licence, and says that the
 * broker receives the data.
 */
const HIDING_CSS: Readonly<Record<string, string>> = {
  'rules for classes': '.broker-form__notice, .broker-form__form p:last-child { display: none !important }',
  'rules for parts':
    '::part(notice), [data-broker-widget]::part(broker-form__notice), *::part(p) { display: none !important }',
  'rules for everything in the placeholder': '[data-broker-widget] * { display: none !important }',
  'all: revert': '* { all: revert !important }',
  'custom properties':
    '* { --broker-accent: transparent; --broker-font: 0px; --broker-radius: 9999px; --broker-form-ground: #41524d; color: #fff !important }',
  'a font size of 0':
    '[data-broker-widget] { --broker-font: x; font-size: 0 !important; line-height: 0 !important }',
  'inherited text properties':
    '[data-broker-widget] { color: transparent !important; visibility: visible; text-indent: -9999px; -webkit-text-fill-color: transparent; text-transform: none; user-select: none; -webkit-text-security: disc }',
  'a dark colour scheme': ':root { color-scheme: dark }',
};

const ATTRIBUTES: Readonly<Record<string, string>> = {
  'a plain form': '',
  'a form in Telugu, with extras': 'data-lang="te" data-consent="required"',
};

async function assertNoticeIsVisible(host: Locator) {
  await waitForForm(host);
  const notice = host.locator('.broker-form__notice');
  await notice.scrollIntoViewIfNeeded();
  assert.match((await notice.textContent()) ?? '', /Licence|IRDAI|లైసెన్స్/i);
  const seen = await notice.evaluate((element) => {
    const style = getComputedStyle(element);
    const background = getComputedStyle(element.closest('.quote-form') as Element).backgroundColor;
    const [one = 0, other = 0] = [style.webkitTextFillColor, background].map((colour) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    });
    const { left, top, width, height } = element.getBoundingClientRect();
    const root = element.getRootNode() as ShadowRoot;
    const topmost = root.elementFromPoint(left + width / 3, top + 11);
    return {
      visible: element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      px: Number.parseFloat(style.fontSize),
      indent: style.textIndent,
      security: style.getPropertyValue('-webkit-text-security'),
      contrast: Math.max(one, other) / Math.min(one, other),
      isTopmost: !!topmost && element.contains(topmost),
      isWide: width > 200 && height >= 22,
    };
  });
  const { px, contrast, ...rest } = seen;
  assert.ok(px >= MIN_FONT_PX, `${px} px`);
  assert.ok(contrast >= MIN_CONTRAST, `a contrast of ${contrast}`);
  assert.equal(rest, { visible: true, indent: '0px', security: 'none', isTopmost: true, isWide: true });
}

const tag = () => `<script async src="${fixtures.demo.siteUrl}/loader.js" data-broker-loader></script>`;

// Here `npm test` tries every second entry of HIDING_CSS. The next test applies all entries at once.
for (const [what, css] of shareOf(Object.entries(HIDING_CSS), 0, 2))
  test(`host CSS cannot hide notice and licence: ${what}`, async () => {
    const { page, host } = await fixtures.open();
    const sheet = { html: css, headers: { 'content-type': 'text/css' } };
    const forms = Object.values(ATTRIBUTES);
    const html = `<!doctype html><html lang="en"><title>Host</title><link rel="stylesheet" href="/host.css">${forms.map(placeholder).join('')}${tag()}`;
    await page.goto(await fixtures.serve(html, {}, { '/host.css': sheet }));
    for (const index of forms.keys()) await assertNoticeIsVisible(host.nth(index));
  });

test("stylesheets adopted in the placeholder's tree cannot hide notice and licence", async () => {
  const css = Object.values(HIDING_CSS).join('\n');
  const visit = await fixtures.open();
  await visit.page.goto(
    await fixtures.serve(`<!doctype html><html lang="en"><title>Host</title><div id="outer"></div><script>
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(css)});
    document.adoptedStyleSheets = [sheet];
    const outer = document.querySelector('#outer').attachShadow({ mode: 'open' });
    outer.adoptedStyleSheets = [sheet];
    outer.innerHTML = '${placeholder('data-when="now"')}';
    addEventListener('load', () => BrokerWidgets.scan(outer));
    </script>${tag()}`),
  );
  await assertNoticeIsVisible(visit.host);
});

test('in print the form shows the typed values and its notice, also with a root font size of 62.5 % and black print styles', async () => {
  const visit = await fixtures.open({ viewport: { width: 717, height: 1045 } });
  const sheet = {
    html: 'html { font-size: 62.5% } @media print { * { color: #000 !important; background: none !important } }',
    headers: { 'content-type': 'text/css' },
  };
  const html = `<!doctype html><html lang="en"><title>Host</title><link rel="stylesheet" href="/host.css">${placeholder()}${tag()}`;
  await visit.page.goto(await fixtures.serve(html, {}, { '/host.css': sheet }));
  await waitForForm(visit.host);
  await fill(visit.host);
  await visit.page.emulateMedia({ media: 'print' });
  await visit.page.evaluate(() =>
    ['beforeprint', 'afterprint'].map((type) => dispatchEvent(new Event(type))),
  );
  assert.equal(await valuesOf(visit.host), VALID_LEAD);
  for (const name of Object.keys(VALID_LEAD)) {
    const box = await visit.host.locator(`[name=${name}]`).boundingBox();
    assert.ok(box && box.width > 200 && box.height >= 52 && box.x + box.width <= 717, name);
  }
  await assertNoticeIsVisible(visit.host);
  const pdf = (await visit.page.pdf()).toString('latin1');
  assert.match(pdf, /^%PDF/);
  assert.equal(visit.console, []);
});

test.run();
