import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { siteSheet } from '../../build/pages/stylesheets';
import { sheetsOfWidget } from '../../build/pages/widget-sheets';
import { brandColours } from '../../host-pages/palette/palette';
import { SITE } from '../../host-pages/site';
import { cssConstants } from '../../host-pages/styles/css-constants';
import { ALL_PARTS } from '../../host-pages/styles/sheet-parts';
import { PAGES, parseHtml } from '../support/pages';
import { outlineContrast, readColours, type State, textContrast } from '../support/painted-colours';
import { PALETTE_NAMES, PALETTES } from '../support/palettes';

/**
 * Stands for the broker's accent in style sheets, so that each sheet is parsed once instead of once for each accent.
 */
const ANY_ACCENT = '#c0ffee';

const SITE_CSS = Buffer.from(siteSheet(ANY_ACCENT).code).toString();

const GROUNDS = ['paper', 'white', 'rain', 'marigold', 'indigo', 'ink', 'neem'];
const STATES: readonly State[] = ['rest', 'hover', 'focus', 'active', 'visited'];

/** Accents to check: light, medium and dark colours, and the colour of each background of the pages. */
const ACCENTS = [
  ...[SITE.accent, '#1d4ed8', '#000000', '#ffffff', '#7f7f7f', '#9a9a9a', '#00aa55', '#ffff00', '#c0392b'],
  ...['#f6f7f2', '#d8e3e4', '#f3a712', '#20397f', '#0b1d1a', '#3c6628'],
];

/**
 * Markup of each kind of button. The button to check is the element with `data-checked`, or the last link or button if
 * no element has `data-checked`.
 */
const BUTTONS = {
  'a link as a button': '<a class="btn" href="/">x</a>',
  'an outlined link': '<a class="btn btn-outline" href="/">x</a>',
  'a button of the site': '<button class="btn" type="submit">x</button>',
  'the button of the phone bar': '<nav class="actions g-ink"><a class="actions-quote" href="/">x</a></nav>',
  'the button of the top bar': '<header class="bar g-ink"><a class="btn bar-quote" href="/">x</a></header>',
  'the skip link': '<header class="bar g-ink"><a class="skip btn g-ink" href="/">x</a></header>',
  'a quick link': '<section class="quick"><ul><li><a href="/">x</a></li></ul></section>',
  'the submit button of a form':
    '<div class="broker-form"><form class="broker-form__form"><div class="broker-form__send"><button class="broker-button">x</button></div></form></div>',
  'the submit button of an application':
    '<div class="broker-listing career-details"><div class="broker-form"><form class="broker-form__form"><button class="broker-button">x</button></form></div></div>',
  'Cancel in an application':
    '<div class="broker-listing career-details"><div class="broker-form"><a class="career-details__cancel" href="/">x</a></div></div>',
  'the first button of the thanks':
    '<div class="broker-form"><div class="broker-form__thanks"><p><button class="broker-button">x</button></p></div></div>',
  'the second button of the thanks':
    '<div class="broker-form"><div class="broker-form__thanks"><p><button class="broker-button"></button><button class="broker-button" data-checked>x</button></p></div></div>',
  'a button of a list': '<div class="broker-listing"><a class="broker-listing__action" href="/">x</a></div>',
  'LOAD MORE':
    '<div class="broker-listing"><button class="broker-listing__action broker-listing__action--quiet">x</button></div>',
  'a button of a card':
    '<div class="broker-listing"><li class="broker-listing__card"><a class="broker-listing__action" href="/">x</a></li></div>',
  'a quiet button of a card':
    '<div class="broker-listing"><li class="broker-listing__card"><a class="broker-listing__action broker-listing__action--quiet" href="/">x</a></li></div>',
  'a button of an empty list':
    '<div class="broker-listing"><div class="broker-empty"><a class="broker-listing__action" href="/">x</a></div></div>',
  'an arrow of a carousel':
    '<div class="broker-slides"><div class="broker-slides__controls"><button class="broker-slides__button broker-slides__button--next"><svg></svg></button></div></div>',
  'the pause button of a carousel':
    '<div class="broker-slides"><div class="broker-slides__controls"><button class="broker-slides__button broker-slides__button--pause"><svg></svg></button></div></div>',
  'an arrow of paged cards':
    '<div class="broker-listing paged-cards"><button class="paged-cards__step paged-cards__step--next">x</button></div>',
  'Get A Quote in the menu':
    '<header class="g-ink"><div class="navbar"><a class="navbar__quote" href="/">x</a></div></header>',
  'the button that leads to the top': '<button class="scroll-to-top">x</button>',
  'LOAD MORE of a gallery':
    '<div class="media-gallery"><button class="media-gallery__button">x</button></div>',
  'a button of the gallery dialog':
    '<div class="media-gallery"><dialog class="media-gallery__dialog"><div class="media-gallery__sheet"><button class="media-gallery__button">x</button></div></dialog></div>',
  'an arrow of the gallery dialog':
    '<div class="media-gallery"><dialog class="media-gallery__dialog"><div class="media-gallery__sheet"><button class="media-gallery__step">x</button></div></dialog></div>',
  'a button of the embed builder':
    '<div class="embed-builder"><div class="embed-builder__panel"><button class="broker-button">x</button></div></div>',
} as const satisfies Record<string, string>;

const NESTINGS = {
  'a column': (button: string) => `<div class="wrap">${button}</div>`,
  'a row in a column': (button: string) => `<div class="wrap"><div class="row">${button}</div></div>`,
  'a list': (button: string) => `<ul class="tiles"><li class="stack"><p>${button}</p></li></ul>`,
} as const;

type Case = { readonly name: string; readonly element: Element };

/** Puts pieces of markup on one page. Returns the button to check in each piece (see `BUTTONS`). */
function casesOf(markup: readonly (readonly [name: string, html: string])[]): Case[] {
  const parts = markup.map(([, html]) => `<article>${html}</article>`).join('');
  const page = parseHtml(`<!doctype html><html><body class="g-paper">${parts}</body></html>`);
  return [...page.querySelectorAll('article')].map((part, at) => {
    const [name, html] = markup[at] ?? ['', ''];
    const element = part.querySelector('[data-checked]') ?? [...part.querySelectorAll('a, button')].at(-1);
    if (!element) throw new Error(`no button in ${html}`);
    return { name, element };
  });
}

const ON_PHONE = readColours(SITE_CSS, 360);
const ON_DESK = readColours(SITE_CSS, 1440);

/**
 * Returns a message for each button whose contrast with its background is below 3:1, or whose text has a contrast below
 * 4.5:1 with the button.
 */
function faultsOf(
  cases: readonly Case[],
  states: readonly State[],
  accents: readonly string[],
  on = ON_DESK,
): string[] {
  const faults = new Set<string>();
  for (const { name, element } of cases)
    for (const state of states)
      for (const accent of accents) {
        const look = on(element, state, accent);
        const edge = outlineContrast(look);
        const text = textContrast(look);
        if (edge < 3) faults.add(`${name}, ${state}, accent ${accent}: ${edge.toFixed(2)} to its ground`);
        if (text < 4.5) faults.add(`${name}, ${state}, accent ${accent}: text ${text.toFixed(2)}`);
      }
  return [...faults];
}

const SOME = [
  'a link as a button',
  'an outlined link',
  'a button of a list',
  'an arrow of a carousel',
] as const;

/** Returns a case for each button in `names` on each background. `around` wraps a button in the background's markup. */
const onGrounds = (
  names: readonly (keyof typeof BUTTONS)[],
  around: (ground: string, button: string) => string,
): Case[] =>
  casesOf(
    GROUNDS.flatMap((ground) =>
      names.map((name) => [`${name} on ${ground}`, around(ground, BUTTONS[name])] as const),
    ),
  );

const EACH_ON_GROUNDS = onGrounds(
  Object.keys(BUTTONS) as (keyof typeof BUTTONS)[],
  (ground, button) => `<section class="sec g-${ground}">${button}</section>`,
);

test('every button on every ground has 3:1 by its fill or an edge, and its text 4.5:1, in each state', () => {
  assert.equal(faultsOf(EACH_ON_GROUNDS, STATES, [SITE.accent]), []);
  assert.equal(faultsOf(EACH_ON_GROUNDS, ['rest'], [SITE.accent], ON_PHONE), [], 'on a phone');
});

test('this is true of six other palettes', () => {
  for (const name of PALETTE_NAMES) {
    const { accent } = PALETTES[name];
    const { code } = siteSheet(ANY_ACCENT, ALL_PARTS, brandColours(PALETTES[name]));
    const on = readColours(Buffer.from(code).toString(), 1440);
    assert.equal(faultsOf(EACH_ON_GROUNDS, ['rest', 'hover'], [accent], on), [], name);
  }
});

test('this is true of every accent that a broker may choose', () => {
  assert.equal(faultsOf(EACH_ON_GROUNDS, ['rest', 'hover'], ACCENTS), []);
});

for (const [nesting, nest] of Object.entries(NESTINGS))
  test(`it does not depend on the markup between the ground and the button: ${nesting}`, () => {
    const cases = onGrounds(
      SOME,
      (ground, button) => `<section class="sec g-${ground}">${nest(button)}</section>`,
    );
    assert.equal(faultsOf(cases, ['rest', 'hover'], [SITE.accent]), []);
  });

test('of two nested grounds the inner one decides', () => {
  for (const outer of GROUNDS) {
    const cases = onGrounds(
      SOME,
      (ground, button) =>
        `<div class="g-${outer}"><div class="wrap g-${ground}"><p>${button}</p></div></div>`,
    );
    assert.equal(faultsOf(cases, ['rest', 'hover'], [SITE.accent]), [], `within ${outer}`);
  }
});

/**
 * Selects the links and buttons that the next test leaves out: tiles of galleries, tabs, and elements with a class
 * `g-…`, which sets a background other than the parent's. For example, the skip link has the colours for the top bar,
 * on which it lies.
 */
const OTHERS = '[class*="g-"], .media-gallery__tile, .product-tabs__tab';

test('every button and link that has a shape, where it stands on a page, has 3:1 to its ground', () => {
  const cases = new Map<string, Case>();
  for (const { path, document } of PAGES)
    for (const element of document.querySelectorAll('main a, main button, header a, nav a, body > a')) {
      if (element.matches(OTHERS)) continue;
      let chain = '';
      for (let around: Element | null = element; around; around = around.parentElement)
        chain += `<${around.localName}.${around.className}`;
      if (!cases.has(chain))
        cases.set(chain, { name: `${path}: ${element.className} "${element.textContent}"`, element });
    }
  const shaped = [...cases.values()].filter(({ element }) => ON_DESK(element, 'rest', SITE.accent).isShaped);
  assert.ok(shaped.length > 30, `${shaped.length}`);
  assert.equal(faultsOf(shaped, ['rest', 'hover'], [SITE.accent]), []);
});

/** Returns the style sheets of the form and the popup with `light-dark()` replaced by its value for a colour scheme. */
function formCss(scheme: 'light' | 'dark'): string {
  const files = [
    ...sheetsOfWidget('quote-form'),
    'widgets/quote-form/extras/theme.css',
    'widgets/contact-popup/on-demand/steps.css',
  ];
  const css = Object.entries(cssConstants(ANY_ACCENT)).reduce(
    (text, [name, value]) => text.replaceAll(name, value),
    files.map((file) => readFileSync(file, 'utf8')).join(''),
  );
  const chosen = scheme === 'light' ? '$1' : '$2';
  return css.replace(
    /light-dark\(((?:[^(),]|\((?:[^()]|\([^()]*\))*\))*), ((?:[^(),]|\((?:[^()]|\([^()]*\))*\))*)\)/g,
    chosen,
  );
}

for (const scheme of ['light', 'dark'] as const)
  test(`on a partner's ${scheme} page the form's buttons have 3:1 with any accent`, () => {
    const form = (button: string) =>
      `<div class="broker-form quote-form"><form class="broker-form__form">${button}</form></div>`;
    const thanks = (buttons: string) =>
      `<div class="broker-form quote-form"><div class="broker-form__done"><div class="broker-form__thanks">${buttons}</div></div></div>`;
    const button = '<button class="broker-button">x</button>';
    const cases = casesOf([
      ['Submit', form(button)],
      ['the button of the thanks', thanks(button)],
      ['the second button of the thanks', thanks(button + button)],
    ]);
    const lookAt = readColours(formCss(scheme), 360);
    assert.equal(faultsOf(cases, ['rest', 'hover', 'focus'], ACCENTS, lookAt), []);
    const [submit] = cases;
    assert.is(submit && lookAt(submit.element, 'rest', '#c0ffee').ground[0] > 0.5, scheme === 'light');
  });

test.run();
