import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cssConstants } from '../../../host-pages/css-constants';
import { SITE } from '../../../host-pages/site';
import { HomeLink } from '../../../host-pages/templates/layout/HomeLink';
import { QUOTE_FIELDS } from '../../../widgets/contract/field-rules';
import { FORM_HEIGHT } from '../../../widgets/contract/form-height';
import { QuoteForm } from '../../../widgets/quote-form/QuoteForm';
import { createLeadSubmission } from '../../../widgets/shared/forms/lead-submission';
import { setUpFixtures } from '../../support/fixtures';

const fixtures = setUpFixtures(test);

const NAMES = [
  'VENKATESWARA INSURANCE BROKERS & ADVISERS LTD',
  'Sri Venkateswara Insurance Brokers India Private Limited',
  'SRI VENKATESWARA LAKSHMI NARASIMHA INSURANCE BROKERS AND ADVISERS INDIA PVT. LIMITED',
];

/** Opens a window in which the page is as the build renders it for a broker of this name. */
async function openPage(name: string): Promise<Page> {
  const { page } = await fixtures.open({ javaScriptEnabled: false });
  const link = renderToStaticMarkup(<HomeLink name={name} />);
  await page.route(`${fixtures.demo.siteUrl}/about-us`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<a class="logo.*?<\/a>/gs, () => link);
    await route.fulfill({ response, body });
  });
  return page;
}

for (const name of NAMES)
  test(`a name of ${name.length} characters is shown in full in the bar and the footer`, async () => {
    const page = await openPage(name);
    for (const width of [360, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${fixtures.demo.siteUrl}/about-us`);
      const found = await page.evaluate(() => {
        const [text, footerText] = ['.bar .logo', 'footer .logo'].map((selector) => {
          const range = document.createRange();
          range.selectNodeContents(document.querySelector(selector)?.lastChild as Node);
          return range.getBoundingClientRect();
        }) as [DOMRect, DOMRect];
        const [bar, menu] = ['.bar', '.bar .navbar__bar'].map((selector) =>
          (document.querySelector(selector) as Element).getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        return {
          isInBar: text.top >= bar.top && text.bottom <= bar.bottom,
          isBesideMenu: menu.width === 0 || text.right <= menu.left,
          isInFooter: footerText.right <= innerWidth,
          isWide: document.documentElement.scrollWidth > innerWidth,
        };
      });
      assert.equal(
        found,
        { isInBar: true, isBesideMenu: true, isInFooter: true, isWide: false },
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
      broker={{ name, phone: '', licence: 'IRDAI Licence No. 1234 (to 2029)' }}
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
