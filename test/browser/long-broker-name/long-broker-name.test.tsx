import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { siteSheet } from '../../../build/pages/stylesheets';
import { SITE } from '../../../host-pages/site';
import { cssConstants } from '../../../host-pages/styles/css-constants';
import { type SheetPart, sheetPartsOf } from '../../../host-pages/styles/sheet-parts';
import { HomeLink } from '../../../host-pages/templates/layout/HomeLink';
import { logoClass } from '../../../host-pages/templates/layout/logo-class';
import { QUOTE_FIELDS } from '../../../widgets/contract/field-rules';
import { FORM_HEIGHT } from '../../../widgets/contract/form-height';
import { QuoteForm } from '../../../widgets/quote-form/QuoteForm';
import { createLeadSubmission } from '../../../widgets/shared/forms/lead-submission';
import { setUpFixtures } from '../../support/fixtures';

const fixtures = setUpFixtures(test);

const NAMES = [
  'Sri Lakshmi & Sons Insurance Brokers',
  'VENKATESWARA INSURANCE BROKERS & ADVISERS LTD',
  'Sri Venkateswara Insurance Brokers India Private Limited',
  'SRI VENKATESWARA LAKSHMI NARASIMHA INSURANCE BROKERS AND ADVISERS INDIA PVT. LIMITED',
];

/** Opens a window that shows /about-us as the build renders it for a broker with the given name. */
async function openPage(name: string): Promise<Page> {
  const { page } = await fixtures.open({ javaScriptEnabled: false });
  const link = renderToStaticMarkup(<HomeLink name={name} />);
  await page.route(`${fixtures.demo.siteUrl}/about-us`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<a class="logo.*?<\/a>/gs, () => link);
    await route.fulfill({ response, body });
  });
  const parts: SheetPart[] = logoClass(name) === 'logo' ? [] : ['longName'];
  const sheet = siteSheet(SITE.accent, [...sheetPartsOf('/about-us'), ...parts]);
  await page.route('**/assets/site-*.css', (route) =>
    route.fulfill({ contentType: 'text/css', body: Buffer.from(sheet.code) }),
  );
  return page;
}

/** The parts of the bar that must not overlap. */
const PARTS = {
  name: '.bar .logo span',
  mark: '.bar .logo svg',
  phone: '.bar-phone',
  quote: '.bar-quote',
  menu: '.bar .navbar__bar',
  'menu button': '.bar .navbar__menu > summary',
} as const;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Returns the name and the box of each visible part of the page. `selectors` contains the selectors of all parts, keyed
 * by name. If a part contains only text, returns the box of the text.
 */
const boxesOf = (page: Page, selectors: Readonly<Record<string, string>>): Promise<[string, Box][]> =>
  page.evaluate(
    (all) =>
      all
        .map(([part, selector]): [string, Box] => {
          const element = document.querySelector(selector) as Element;
          const range = document.createRange();
          range.selectNodeContents(element);
          // In narrow windows, the link Get A Quote is clipped until it has the focus, and may then cover the name.
          // Leave out a clipped link, by giving it an empty box.
          if (getComputedStyle(element).clipPath !== 'none') return [part, new DOMRect().toJSON()];
          const isText = element.childElementCount === 0 && element.textContent !== '';
          return [part, (isText ? range : element).getBoundingClientRect().toJSON()];
        })
        .filter(([, { width }]) => width > 0),
    Object.entries(selectors),
  );

/** Browsers round the positions of text and lines to pixels, so boxes may overlap by this much. */
const SLACK_PX = 1;

const overlap = (a: Box, b: Box) =>
  a.x + a.width > b.x + SLACK_PX &&
  b.x + b.width > a.x + SLACK_PX &&
  a.y + a.height > b.y + SLACK_PX &&
  b.y + b.height > a.y + SLACK_PX;

const isWithin = (box: Box, around: Box) =>
  box.x >= around.x &&
  box.y >= around.y &&
  box.x + box.width <= around.x + around.width &&
  box.y + box.height <= around.y + around.height;

/** Width from which the phone number is in the top bar. In narrower windows it is in the bar of actions. */
const PHONE_FROM_PX = 640;

for (const name of NAMES)
  test(`a name of ${name.length} characters is shown in full in the bar and the footer, with the phone number in the bar from ${PHONE_FROM_PX} px`, async () => {
    const page = await openPage(name);
    await page.goto(`${fixtures.demo.siteUrl}/about-us`);
    for (const width of [320, 360, PHONE_FROM_PX, 768, 1024, 1279, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const boxes = await boxesOf(page, PARTS);
      const bar = (await page.getByRole('banner').boundingBox()) as Box;
      const [[, wrap]] = (await boxesOf(page, { wrap: '.bar > .wrap' })) as [[string, Box]];
      const [[, footerName]] = (await boxesOf(page, { name: 'footer .logo span' })) as [[string, Box]];
      const found = {
        overlaps: boxes.flatMap(([one, a], at) =>
          boxes.slice(at + 1).flatMap(([other, b]) => (overlap(a, b) ? [`${one}, ${other}`] : [])),
        ),
        outside: boxes.flatMap(([part, box]) => (isWithin(box, bar) ? [] : [part])),
        hasPhone: boxes.some(([part]) => part === 'phone'),
        passesMargin: boxes.some(
          ([part, { x, width }]) => part === 'menu' && x + width > wrap.x + wrap.width,
        ),
        isInFooter: footerName.x + footerName.width <= width,
        isWide: await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
      };
      const hasPhone = width >= PHONE_FROM_PX;
      assert.equal(
        found,
        { overlaps: [], outside: [], hasPhone, passesMargin: false, isInFooter: true, isWide: false },
        `${width} px`,
      );
    }
  });

const CONSTANTS: Readonly<Record<string, string>> = cssConstants(SITE.accent);

const never = () => new Promise<never>(() => {});

const formOf = (name: string) =>
  renderToStaticMarkup(
    <QuoteForm
      options={{ headingLevel: '2' }}
      language="en"
      broker={{ name, phone: '', licence: 'IRDAI Licence No. 1234 (to 2029)', consentVersion: '1' }}
      action="/"
      policiesUrl="/"
      submission={createLeadSubmission(QUOTE_FIELDS, { send: never, allow: () => false, onSettled() {} })}
      citiesOf={never}
      prerendered
    />,
  );

test('with a name of 84 characters the form has the height that a snippet reserves', async () => {
  const css = ['shared/forms/form', 'quote-form/quote-form', 'shared/forms/field', 'shared/forms/button']
    .map((path) => readFileSync(`widgets/${path}.css`, 'utf8'))
    .join('\n')
    .replaceAll(/__\w+__/g, (name) => CONSTANTS[name] ?? name);
  const { page } = await fixtures.open({ javaScriptEnabled: false });
  for (const name of NAMES)
    for (const width of [340, 360, 599, 600, 640, 700]) {
      const height =
        width < FORM_HEIGHT.twoColumnsFromPx ? FORM_HEIGHT.oneColumnPx : FORM_HEIGHT.twoColumnsPx;
      await page.setViewportSize({ width, height: 800 });
      await page.setContent(`<!doctype html><style>body{margin:0}${css}</style>${formOf(name)}`);
      const box = await page.locator('.quote-form').boundingBox();
      assert.is(box?.height, height, `${name.length} characters, ${width} px`);
    }
});

test.run();
