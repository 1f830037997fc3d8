import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { siteSheet } from '../../../build/pages/stylesheets';
import { SITE } from '../../../host-pages/site';
import { type SheetPart, sheetPartsOf } from '../../../host-pages/styles/sheet-parts';
import { EVERY_PAGE } from '../../support/pages';

/**
 * The parts of the site's style sheet. A page needs a part if one of the part's `widgets` or `classes` is on the page.
 * No other part may contain rules that match `rules`. By default, `rules` matches all rules for `classes`.
 */
const PARTS: Record<SheetPart, readonly [widgets: string, classes: string, rules?: RegExp]> = {
  carousels: [
    'hero-carousel|associates|carousel',
    'hero-carousel|associates|carousel',
    /\.carousel--corporate\b/,
  ],
  longName: ['(none)', 'logo-long|logo-longest', /\.bar \.logo-longest\b/],
  splits: ['(none)', 'split|towns|why|frame', /\.towns\b/],
  home: ['hero-carousel|associates', 'hero-carousel|associates', /\.associates\b/],
  sets: ['(none)', 'carousel-block|companies|reviews|tab-panel|paged-cards', /\.companies\b/],
  languages: ['career-details|careers-list', 'languages', /\.languages\b/],
  more: ['(none)', 'quote-form__more', /\.quote-form__more\b/],
  cards: ['paged-cards|testimonials', 'paged-cards|testimonials', /\.paged-cards__/],
  quick: ['(none)', 'quick', /\.quick\b/],
  offices: ['(none)', 'offices', /\.offices\b/],
  numbers: ['(none)', 'steps|numbered|clauses', /\.numbered\b/],
  steps: ['(none)', 'steps', /\.step-text\b(?! ?> ?b)/],
  openings: ['careers-list|career-details', 'careers-list|career-details'],
  reading: ['blog-list|blog-post|company-policies', 'blog-list|blog-post|company-policies'],
  contents: ['(none)', 'contents', /\.contents\b/],
  share: ['(none)', 'share', /\.share-list\b/],
  post: ['(none)', 'post-facts', /\.post-facts\b/],
  media: ['media-gallery', 'media-gallery'],
  enquiry: ['contact-form', 'contact-form'],
  claims: ['(none)', 'claim', /\.claim\b/],
  tabs: ['product-tabs', 'product-tabs', /\.product-tabs__/],
  questions: ['faq-accordion', 'faq-accordion', /\.faq-accordion li/],
  versions: ['(none)', 'versions', /\.versions\b/],
  search: ['(none)', 'search|site-list', /\.site-list\b/],
  fold: ['(none)', 'fold', /\.fold ?> ?summary::?after/],
  glossary: ['(none)', 'glossary', /\.glossary\b/],
  finder: ['(none)', 'finder', /\.finder\b/],
  compare: ['(none)', 'compare', /\.compare\b/],
  embed: ['embed-builder', 'embed-builder|attributes|know'],
};

for (const part of Object.keys(PARTS) as SheetPart[])
  test(`only pages that need the part ${part} have it, and its rules are in no other part`, () => {
    const [widgets, classes, rules = new RegExp(`\\.(${classes})\\b`)] = PARTS[part];
    const needs = new RegExp(`data-broker-widget="(${widgets})"|class="([^"]* )?(${classes})[" ]`);
    for (const { path, html } of EVERY_PAGE)
      assert.is(sheetPartsOf(path).includes(part), needs.test(html), path);
    // Don't search `home` for the rules of `carousels`: `home` repeats these rules, because the home page's widgets
    // contain a carousel.
    const others = (Object.keys(PARTS) as SheetPart[]).filter(
      (other) => other !== part && !(part === 'carousels' && other === 'home'),
    );
    const rest = Buffer.from(siteSheet(SITE.accent, others).code).toString();
    assert.not.match(rest, rules);
    assert.match(Buffer.from(siteSheet(SITE.accent).code).toString(), rules);
  });

test('pages with a formula lay out its fields', () => {
  for (const { path, html } of EVERY_PAGE) {
    if (!html.includes('data-cover-need')) continue;
    const css = Buffer.from(siteSheet(SITE.accent, sheetPartsOf(path)).code).toString();
    assert.match(css, /\.next-step ?> ?form/, path);
  }
});

test('only pages with a list of posts or openings have the styles of .broker-listing', () => {
  for (const { path, html } of EVERY_PAGE) {
    const css = Buffer.from(siteSheet(SITE.accent, sheetPartsOf(path)).code).toString();
    assert.is(/\.broker-listing\b/.test(css), /class="([^"]* )?broker-listing/.test(html), path);
  }
});

test.run();
