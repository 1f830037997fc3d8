/** The visits that `interactions.ts` measures: pages, and what a visitor does on each. */
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { COPY as POPUP } from '../../widgets/contact-popup/copy';
import { LIMITS } from '../../widgets/contact-popup/limits';
import { popupForm } from '../support/popup-form';
import { fill } from '../support/quote-fields';
import { VALID_LEAD } from '../support/valid-lead';

const { first_name, last_name, mobile } = VALID_LEAD;
const CONTACT = { first_name, last_name, mobile };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
const DESKTOP = { viewport: { width: 1440, height: 900 } } as const;
/**
 * How long a finger or a mouse button stays down. If the finger or button were lifted at once, the click would begin
 * before the press is handled.
 */
const PRESS_MS = 80;

export type Visit = {
  readonly path: string;
  readonly device: BrowserContextOptions;
  /** How long the visit has lasted when the page opens. Default: 0. */
  readonly visitAgeMs?: number;
  readonly steps: Readonly<Record<string, (page: Page) => Promise<unknown>>>;
};

/**
 * Scrolls to an element, then touches or clicks its middle. Doesn't use Playwright's `click()`: `click()` would scroll
 * and add listeners while the press is measured, and a visitor's phone does neither.
 */
const press = async (target: Locator) => {
  const page = target.page();
  // Scroll the element to the middle of the window, where no bar covers it.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await target.boundingBox();
  if (!box) throw new Error(`Expected to see ${target}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hasTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  if (!hasTouch) return page.mouse.click(x, y, { delay: PRESS_MS });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(PRESS_MS);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
};
/**
 * Touches text in the footer. The browser then compiles the page's touch listeners before the measurement starts. On a
 * visitor's phone, they are compiled when the visitor scrolls.
 */
export const touchEmptyPlace = (page: Page) => press(page.getByRole('contentinfo').getByText('©').first());
const quoteForm = (page: Page) => page.locator('[data-broker-widget="quote-form"]').first();
const control = (page: Page, name: string) => quoteForm(page).locator(`[name="${name}"]`);
const popup = (page: Page) => page.getByRole('dialog');

/** The pages to visit, each with the visitor's steps in order. */
export const VISITS: readonly Visit[] = [
  {
    path: '/individual/motor-insurance',
    device: PHONE,
    steps: {
      'quote form: empty submit': (page) => press(quoteForm(page).locator('[type=submit]')),
      'quote form: a link to an error': (page) => press(quoteForm(page).getByRole('link').first()),
      'quote form: a name is typed': (page) => control(page, 'first_name').pressSequentially('Asha'),
      'quote form: a number is typed': (page) => control(page, 'mobile').pressSequentially('9876543210'),
      'quote form: a state is chosen': async (page) => {
        // Type the state's name. Playwright's `selectOption()` would choose the state by a script, and Event Timing
        // doesn't count that.
        await control(page, 'state').focus();
        await page.keyboard.type('Goa');
      },
      'quote form: another language': (page) => press(page.getByText('हिन्दी').last()),
    },
  },
  {
    path: '/individual/motor-insurance',
    device: PHONE,
    steps: {
      'menu: opened': (page) => press(page.getByText('Open menu').locator('..')),
      'menu: closed': (page) => page.keyboard.press('Escape'),
      'questions: one is opened': (page) => press(page.locator('summary').last()),
      'scroll to top': async (page) => {
        await page.evaluate(() => scrollTo(0, 2000));
        await page.getByRole('button', { name: 'Back to top' }).click();
      },
    },
  },
  {
    path: '/',
    device: PHONE,
    steps: {
      'carousel: next': (page) => press(page.getByRole('button', { name: 'Next slide' }).last()),
      'carousel: paused': (page) => press(page.getByRole('button', { name: 'Pause slides' }).last()),
      'hero: next': (page) => press(page.getByRole('button', { name: 'Next slide' }).first()),
      'cards: next': (page) => press(page.getByRole('button', { name: 'Next', exact: true }).first()),
    },
  },
  {
    path: '/about-us',
    device: DESKTOP,
    // Make the popup open 1 s after the page opens.
    visitAgeMs: LIMITS.delayMs - 1000,
    steps: {
      'popup: next without a name': async (page) => {
        await popup(page).waitFor();
        await press(popup(page).getByRole('button', { name: POPUP.next }));
      },
      'popup: next': async (page) => {
        await fill(popupForm(page), CONTACT);
        await press(popup(page).getByRole('button', { name: POPUP.next }));
      },
      'popup: closed': (page) => page.keyboard.press('Escape'),
    },
  },
  {
    path: '/about-us',
    device: DESKTOP,
    steps: {
      'navbar: a list is opened': (page) => press(page.getByRole('banner').getByRole('button').first()),
      'navbar: closed': (page) => page.keyboard.press('Escape'),
    },
  },
  {
    path: '/media',
    device: PHONE,
    steps: {
      'media: load more': (page) => press(page.getByRole('button', { name: 'Load More' }).first()),
      'media: dialog is opened': (page) =>
        press(page.locator('[data-broker-widget="media-gallery"] a').first()),
      'media: next': (page) => page.keyboard.press('ArrowRight'),
      'media: dialog is closed': (page) => page.keyboard.press('Escape'),
    },
  },
  {
    path: '/individual',
    device: PHONE,
    steps: {
      'product tabs: the second': (page) => press(page.getByRole('tab').nth(1)),
      'product tabs: by keyboard': (page) => page.keyboard.press('ArrowLeft'),
    },
  },
  {
    path: '/blog',
    device: PHONE,
    steps: { 'posts: load more': (page) => press(page.getByRole('button', { name: 'LOAD MORE' })) },
  },
  {
    path: '/contact-us',
    device: PHONE,
    steps: {
      'enquiry: empty submit': (page) =>
        press(page.locator('[data-broker-widget="contact-form"] [type=submit]')),
    },
  },
  {
    path: '/search',
    device: PHONE,
    steps: {
      'search: a word is typed': (page) => page.getByRole('searchbox').first().pressSequentially('health'),
    },
  },
  {
    path: '/embed',
    device: DESKTOP,
    steps: {
      'builder: a partner is typed': (page) => page.getByLabel('Partner').first().pressSequentially('ab'),
      'builder: for who writes code': async (page) => {
        await page.getByRole('radio', { name: 'I write code' }).check();
        // Wait for the preview to load before the next step is measured.
        await page.frameLocator('iframe[sandbox]').locator('form[novalidate]').waitFor({ state: 'attached' });
      },
      'builder: another kind': (page) => press(page.getByRole('tab', { name: 'React' })),
    },
  },
];
