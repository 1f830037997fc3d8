import { addressOf } from '../records/addresses';
import { isLandingPath, landingPages } from '../records/landing/landing-pages';
import { hasForm } from '../records/pages-with-form';
import { SITE } from '../site';
import { logoClass } from '../templates/layout/logo-class';

/**
 * Paths of pages that link to their versions in other languages: translated pages, and English pages with a reviewed
 * translation.
 */
const WITH_VERSIONS = new Set(
  landingPages().flatMap(({ path, record, product }) =>
    record.reviewed ? [path, addressOf(product)] : [path],
  ),
);

/**
 * Parts of the style sheet that only some pages need. The other pages don't load them. So a first visit loads 8 KB of
 * style sheet instead of 12 KB.
 */
export const PARTS = {
  carousels: {
    widgets: ['carousel'],
    pages: /^\/$|^\/corporate\/./,
  },
  longName: {
    widgets: [],
    pages: { test: () => logoClass(SITE.name) !== 'logo' },
    own: ['host-pages/styles/long-name.css'],
  },
  splits: {
    widgets: [],
    pages: /^\/((services|individuals?)$|$)/,
    own: ['host-pages/styles/splits.css'],
  },
  home: { widgets: ['hero-carousel', 'associates'], pages: /^\/$/ },
  sets: {
    widgets: [],
    pages: /^\/(services|individuals?)?$|^\/corporate\/./,
    own: ['host-pages/styles/carousels.css'],
  },
  languages: {
    widgets: [],
    // /careers, which lists the openings, has no choice of language. It gets this part all the same, so that /careers
    // and the pages of openings use the same style sheet.
    pages: {
      test: (path) =>
        (hasForm(path) && !isLandingPath(path)) || /^\/(contact-us|careers|career-details)(\/|$)/.test(path),
    },
    own: ['host-pages/styles/languages.css'],
  },
  more: {
    widgets: [],
    pages: { test: hasForm },
    own: ['widgets/shared/forms/checkbox.css', 'widgets/quote-form/extras/more.css'],
  },
  cards: { widgets: ['paged-cards', 'testimonials'], pages: /^\/(services|individuals?)?$/ },
  quick: { widgets: [], pages: /^\/(404)?$/, own: ['host-pages/styles/quick.css'] },
  offices: { widgets: [], pages: /^\/contact-us$/, own: ['host-pages/styles/offices.css'] },
  numbers: {
    widgets: [],
    pages: {
      test: (path) =>
        isLandingPath(path) ||
        /^\/(about-us|services|individuals?|terms-of-services)$|^\/(individual|corporate)\/./.test(path),
    },
    own: ['host-pages/styles/numbers.css', 'host-pages/styles/cover-need.css'],
  },
  steps: {
    widgets: [],
    pages: /^\/about-us$|^\/(individual|corporate)\/./,
    own: ['host-pages/styles/steps.css'],
  },
  openings: { widgets: ['career-details', 'careers-list'], pages: /^\/(careers|career-details)(\/|$)/ },
  reading: {
    widgets: ['blog-list', 'blog-post', 'company-policies'],
    pages: /^\/(blog|blog-details|company-policies)(\/|$)/,
    own: ['host-pages/styles/blog.css'],
  },
  contents: {
    widgets: [],
    pages: /^\/(terms-of-services|company-policies)$/,
    own: ['host-pages/styles/contents.css'],
  },
  share: {
    widgets: [],
    pages: /^\/(claims$|blog-details\/.)/,
    own: ['host-pages/styles/share.css'],
  },
  // Only posts with a page of their own need this part of the style sheet. Posts that are newer than the build share
  // one page, which shows only the text of a post.
  post: { widgets: [], pages: /^\/blog-details\/./, own: ['host-pages/styles/post.css'] },
  media: { widgets: ['media-gallery'], pages: /^\/media$/ },
  enquiry: { widgets: ['contact-form'], pages: /^\/(contact-us|claims|embed)$/ },
  claims: {
    widgets: [],
    pages: /^\/claims$/,
    own: ['host-pages/styles/claims.css'],
  },
  tabs: { widgets: ['product-tabs'], pages: /^\/individual$/ },
  questions: {
    widgets: ['faq-accordion'],
    pages: { test: (path) => isLandingPath(path) || /^\/(individual|corporate)\/./.test(path) },
    own: [
      'host-pages/styles/section-links.css',
      'host-pages/styles/questions.css',
      'host-pages/styles/related.css',
      'host-pages/styles/product-phone.css',
    ],
  },
  versions: {
    widgets: [],
    pages: { test: (path) => WITH_VERSIONS.has(path) },
    own: ['host-pages/styles/versions.css'],
  },
  search: { widgets: [], pages: /^\/(search|404)$/, own: ['host-pages/styles/search.css'] },
  fold: { widgets: [], pages: /^\/(claims|glossary|compare|embed)$/, own: ['host-pages/styles/fold.css'] },
  glossary: {
    widgets: [],
    pages: /^\/glossary$/,
    own: ['host-pages/styles/glossary.css'],
  },
  finder: { widgets: [], pages: /^\/find-my-cover$/, own: ['host-pages/styles/finder.css'] },
  compare: {
    widgets: [],
    pages: /^\/compare$/,
    own: ['host-pages/styles/compare.css'],
  },
  embed: { widgets: ['embed-builder'], pages: /^\/embed$/, own: ['host-pages/styles/embed.css'] },
} as const satisfies Record<
  string,
  {
    readonly widgets: readonly string[];
    readonly pages: Pick<RegExp, 'test'>;
    readonly own?: readonly string[];
  }
>;

/**
 * Name of a style sheet for a page that is shown in a frame, without the site's header and footer. Each such page has
 * its own style sheet.
 */
export type StandaloneSheet = 'embed-frame' | 'embed-preview';

export type SheetPart = keyof typeof PARTS;
export const ALL_PARTS = Object.keys(PARTS) as SheetPart[];

/** Returns the optional parts of the style sheet that a page needs. */
export const sheetPartsOf = (path: string): SheetPart[] =>
  ALL_PARTS.filter((part) => PARTS[part].pages.test(path));
