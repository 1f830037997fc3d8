import type { Locator, Page } from 'playwright-core';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { translation as hindi } from '../../../widgets/shared/i18n/hi';
import { waitForRender } from '../../support/every-page';
import { setUpFixtures, waitForForm } from '../../support/fixtures';
import { layoutShifts } from '../../support/layout-shifts';
import { field, fill, submit } from '../../support/quote-fields';
import { VALID_LEAD } from '../../support/valid-lead';
import { boxOf, openPage, PRODUCT, SIZES } from './open-page';

const fixtures = setUpFixtures(test);
const open = openPage.bind(undefined, fixtures);

/** Resizes the window, and scrolls to the top of the page. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction((px) => innerWidth === px && scrollY === 0, width);
  await waitForRender(page);
}

for (const size of SIZES)
  test(`at ${size.join(' × ')} px Get A Quote brings the first field into view`, async () => {
    const { page, host } = await open(PRODUCT, size);
    await page.getByRole('main').getByRole('link', { name: 'Get A Quote' }).first().click();
    await page.waitForFunction(() => location.hash === '#formdata');
    const box = await field(host, 'first_name').boundingBox();
    assert.ok(box && box.y > 72 && box.y + box.height < size[1], JSON.stringify(box));
  });

test('below 1024 px the bar calls, writes and leads to the form; from 1024 px on there is none', async () => {
  const { page, actions } = await open(PRODUCT, SIZES[0]);
  const hrefs = await actions
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('?')[0]));
  assert.equal(hrefs, [`tel:${SITE.phone.replaceAll(' ', '')}`, SITE.social.messaging, '#formdata']);
  await page.setViewportSize({ width: 1023, height: 700 });
  assert.ok(await actions.isVisible());
  await page.setViewportSize({ width: 1024, height: 700 });
  assert.not(await actions.isVisible());
});

test('at every size the first screen of the home page has a link for each thing to insure', async () => {
  const { page, actions } = await open('/', SIZES[0]);
  const links = page.getByRole('navigation', { name: 'What do you want to insure?' }).getByRole('link');
  for (const [width, height] of SIZES) {
    await resize(page, width, height);
    const hasBar = width < 1024;
    await actions.waitFor({ state: hasBar ? 'visible' : 'hidden' });
    const end = hasBar ? (await boxOf(actions)).y : height;
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      assert.ok(
        box && box.y >= 0 && box.height >= 44 && box.y + box.height <= end,
        `${await link.textContent()} at ${width} px`,
      );
    }
    assert.equal(await links.allTextContents(), [
      'Car',
      'Health',
      'Home',
      'Life',
      'Business',
      'Something else',
    ]);
    await links.getByText('Business').click();
    await page.waitForFunction(() => location.hash === '#business');
    assert.match((await page.locator(':target').textContent()) ?? '', 'Corporate');
    await page.evaluate(() => {
      location.hash = '';
    });
  }
});

test('the form can be had in another language by keyboard, without a shift, and so can that of the next page', async () => {
  const { page, host } = await open(PRODUCT, SIZES[0]);
  await waitForForm(host);
  const english = page.getByRole('radio', { name: 'English' });
  const choice = page.getByRole('group').filter({ has: english });
  // The choice of a language is disabled until its code has loaded, and a disabled control can't have the focus.
  await page.locator('[data-form-languages]:enabled').waitFor();
  await english.focus();
  await page.keyboard.press('ArrowRight');
  await host.getByRole('button', { name: hindi.quoteForm.submit }).waitFor();
  assert.ok(await choice.getByRole('radio', { name: 'हिन्दी', checked: true }).isVisible());
  assert.equal(await layoutShifts(page), []);
  await page.getByRole('heading', { name: hindi.page.getAQuote }).waitFor();
  const { type_of_insurance, ...others } = VALID_LEAD;
  assert.is(await field(host, 'type_of_insurance').inputValue(), hindi.productName('Motor Insurance'));
  await fill(host, { ...others, first_name: 'Hindi' });
  await host.getByRole('button', { name: hindi.quoteForm.submit }).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  const lead = (await fixtures.demo.leads()).find(({ first_name }) => first_name === 'Hindi');
  assert.is(lead?.type_of_insurance, 'Motor Insurance');
  await page.getByRole('region', { name: hindi.receipt.label }).waitFor();
  await page.goto(`${fixtures.demo.siteUrl}/#formdata`);
  await host.getByRole('button', { name: hindi.quoteForm.submit }).waitFor();
});

test('a page in Hindi leads to a lead with the English name, and the visit goes on in Hindi', async () => {
  const { page, host } = await open('/hi/motor-insurance', SIZES[0]);
  await waitForForm(host);
  const { type_of_insurance, insurance_type, ...others } = VALID_LEAD;
  await fill(host, { ...others, first_name: 'Landed' });
  assert.is(await field(host, 'type_of_insurance').inputValue(), hindi.productName('Motor Insurance'));
  await host.getByRole('button', { name: hindi.quoteForm.submit }).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  await page.getByRole('region', { name: hindi.receipt.label }).waitFor();
  const lead = (await fixtures.demo.leads()).find(({ first_name }) => first_name === 'Landed');
  assert.equal([lead?.type_of_insurance, lead?.language], ['Motor Insurance', 'hi']);
});

test('the bar is hidden while a form is in view', async () => {
  const { page, host, actions } = await open(PRODUCT, SIZES[0]);
  await actions.getByRole('link', { name: 'Get A Quote' }).click();
  await actions.waitFor({ state: 'hidden' });
  assert.ok(await field(host, 'first_name').isVisible());
  assert.not(await page.getByRole('button', { name: 'Back to top' }).isVisible());
  await page.evaluate(() => scrollTo(0, 0));
  await actions.waitFor();
});

test('Get A Quote fills the bar to its end, and the button to the top of the page leaves its words free', async () => {
  const { page, actions } = await open('/about-us', SIZES[0]);
  const quote = actions.getByRole('link', { name: 'Get A Quote' });
  for (const width of [320, 360, 430, 768, 1023]) {
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => scrollTo(0, 0));
    const top = page.getByRole('button', { name: 'Back to top' });
    await top.waitFor({ state: 'hidden' });
    const [link, bar] = [await boxOf(quote), await boxOf(actions)];
    assert.equal([link.x + link.width, bar.width], [width, width]);
    await page.evaluate(() => scrollTo(0, 600));
    await top.waitFor();
    const [words, button] = [await boxOf(quote.locator('span')), await boxOf(top)];
    assert.ok(words.x >= link.x && words.x + words.width <= button.x, `at ${width} px`);
  }
});

test('the bar is hidden while the search field has the focus', async () => {
  const { page, actions } = await open('/search', SIZES[0]);
  await page.evaluate(() => scrollTo(0, 0));
  await actions.waitFor();
  await page.getByRole('searchbox').focus();
  await actions.waitFor({ state: 'hidden' });
  await page.getByRole('searchbox').blur();
  await actions.waitFor();
});

test('the bar covers neither the end of a page nor what has the focus', async () => {
  const { page, actions } = await open('/terms-of-services', SIZES[0]);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const bar = await actions.boundingBox();
  const end = await page.getByRole('contentinfo').boundingBox();
  assert.ok(bar && end && end.y + end.height <= bar.y + 1, JSON.stringify([bar, end]));
  const covered = await actions.evaluate((nav) =>
    [...document.querySelectorAll<HTMLElement>('main a, footer a')]
      .filter((link) => link.checkVisibility() && !nav.contains(link))
      .filter((link) => {
        // Scroll until the link is behind the bar. When the link then gets the focus, the browser must bring it into
        // view.
        scrollBy(0, link.getBoundingClientRect().bottom - innerHeight);
        link.focus();
        return link.getBoundingClientRect().bottom > nav.getBoundingClientRect().top;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  assert.equal(covered, []);
});

test('from 640 px on the top bar has the telephone number, and everything in it fits', async () => {
  const { page } = await open('/about-us', SIZES[0]);
  const banner = page.getByRole('banner');
  for (const width of [640, 1024, 1280, 1440]) {
    await resize(page, width, 800);
    const parts = [
      banner.getByRole('link', { name: `Call ${SITE.phone}` }),
      banner.getByRole('link', { name: SITE.name }),
      ...(width < 1024 ? [] : [banner.getByRole('link', { name: 'Get A Quote' }).first()]),
    ];
    for (const part of parts) assert.ok(await part.isVisible(), `${part} at ${width} px`);
    const outside = await banner
      .locator('a, button, summary')
      .filter({ visible: true })
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const { left, right, top, bottom } = control.getBoundingClientRect();
            return left < 0 || right > innerWidth || top < 0 || bottom > 72.5;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
    assert.equal(outside, [], `${width} px`);
  }
});

test('on a phone a request is sent from a product page with at most nine touches, four fields filled in by the browser', async () => {
  const { page, host, actions } = await open(PRODUCT, SIZES[0], { hasTouch: true, isMobile: true });
  let touches = 0;
  const tap = (target: Locator) => {
    touches++;
    return target.tap();
  };
  const choose = async (name: string, value: string) => {
    const list = host.locator(`[name="${name}"]:enabled`);
    await tap(list);
    touches++;
    await list.selectOption(value);
  };

  await tap(actions.getByRole('link', { name: 'Get A Quote' }));
  await page.waitForFunction(() => location.hash === '#formdata');
  await waitForForm(host);
  const first = await field(host, 'first_name').boundingBox();
  assert.ok(first && first.y > 0 && first.y + first.height < SIZES[0][1], JSON.stringify(first));
  assert.is(touches, 1);
  const { first_name, last_name, mobile, email, state, city } = VALID_LEAD;
  await tap(field(host, 'first_name'));
  touches++; // the visitor chooses an autofill suggestion
  await fill(host, { first_name, last_name, mobile, email });
  await choose('state', state);
  await choose('city', city);
  await tap(submit(host));
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  assert.ok(touches <= 9, `${touches}`);
  const lead = (await fixtures.demo.leads()).at(-1);
  assert.equal([lead?.type_of_insurance, lead?.city], ['Motor Insurance', city]);
});

test('on a product page the product is filled in, and arrives with the lead', async () => {
  const { page, host } = await open(PRODUCT, SIZES[3]);
  await waitForForm(host);
  const { insurance_type, type_of_insurance, ...typed } = VALID_LEAD;
  assert.is(await field(host, 'insurance_type').inputValue(), insurance_type);
  assert.is(await field(host, 'type_of_insurance').inputValue(), 'Motor Insurance');
  await fill(host, typed);
  await submit(host).click();
  await page.waitForURL(`${fixtures.demo.siteUrl}/`);
  const lead = (await fixtures.demo.leads()).at(-1);
  assert.equal([lead?.insurance_type, lead?.type_of_insurance], [insurance_type, 'Motor Insurance']);
  assert.is.not(type_of_insurance, 'Motor Insurance');
});

test.run();
