import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';

/** In the order of the cascade; the widgets' own sheets style their prerendered markup. */
const SHEETS = [
  'host-pages/styles/tokens.css',
  'widgets/shared/field.css',
  'widgets/shared/button.css',
  'widgets/quote-form/quote-form.css',
  'widgets/navbar/navbar.css',
  'widgets/navbar/panel.css',
  'widgets/navbar/sheet.css',
  'widgets/shared/slides.css',
  'widgets/hero-carousel/hero-carousel.css',
  'widgets/carousel/carousel.css',
  'widgets/paged-cards/paged-cards.css',
  'widgets/shared/room.css',
  'widgets/associates/associates.css',
  'widgets/testimonials/testimonials.css',
  'widgets/media-gallery/media-gallery.css',
  'widgets/media-gallery/dialog.css',
  'widgets/product-tabs/product-tabs.css',
  'widgets/faq-accordion/faq-accordion.css',
  'widgets/scroll-to-top/scroll-to-top.css',
  'widgets/shared/form.css',
  'widgets/contact-form/contact-form.css',
  'widgets/shared/listing.css',
  'widgets/career-details/career-details.css',
  'widgets/careers-list/careers-list.css',
  'widgets/blog-list/blog-list.css',
  'widgets/blog-post/blog-post.css',
  'widgets/company-policies/company-policies.css',
  'widgets/toasts/toasts.css',
  'widgets/contact-popup/contact-popup.css',
  'widgets/embed-builder/embed-builder.css',
  'host-pages/styles/base.css',
  'host-pages/styles/layout.css',
  'host-pages/styles/heroes.css',
  'host-pages/styles/splits.css',
  'host-pages/styles/cards.css',
  'host-pages/styles/steps.css',
  'host-pages/styles/carousels.css',
  'host-pages/styles/pages.css',
  'host-pages/styles/embed.css',
  'host-pages/styles/print.css',
];

/** Pages without the site around them. */
const BARE_SHEETS = {
  'embed-frame': [
    'widgets/shared/field.css',
    'widgets/shared/button.css',
    'widgets/quote-form/quote-form.css',
    'host-pages/styles/embed-frame.css',
  ],
  'embed-preview': ['host-pages/styles/embed-preview.css'],
} as const;
export type BareSheet = keyof typeof BARE_SHEETS;

/** What only some pages need: three of the twelve KB that every first visit would load. */
const PARTS = {
  listing: {
    sheets: /shared\/listing/,
    pages: /^\/(careers|career-details|media|blog|blog-details|company-policies)$/,
  },
  openings: { sheets: /^widgets\/(career-details|careers-list)\//, pages: /^\/(careers|career-details)$/ },
  reading: {
    sheets: /^widgets\/(blog-list|blog-post|company-policies)\//,
    pages: /^\/(blog|blog-details|company-policies)$/,
  },
  media: { sheets: /^widgets\/media-gallery\//, pages: /^\/media$/ },
  forms: { sheets: /^widgets\/(shared\/form|contact-form\/)/, pages: /^\/(contact-us|career-details)$/ },
  tabs: { sheets: /^widgets\/product-tabs\//, pages: /^\/individual$/ },
  questions: { sheets: /^widgets\/faq-accordion\//, pages: /^\/(individual|corporate)\/./ },
  embed: { sheets: /embed/, pages: /^\/embed$/ },
} as const satisfies Record<string, { readonly sheets: RegExp; readonly pages: RegExp }>;

export type SheetPart = keyof typeof PARTS;
const ALL_PARTS = Object.keys(PARTS) as SheetPart[];

/** The parts of the sheet that a page needs beside what all need. */
export const partsOf = (path: string): SheetPart[] =>
  ALL_PARTS.filter((part) => PARTS[part].pages.test(path));

export type Sheet = { readonly file: string; readonly code: Uint8Array };

function sheetOf(name: string, accent: string, files: readonly string[]): Sheet {
  const css = [`:root{--broker-accent:${accent}}`, ...files.map((file) => readFileSync(file, 'utf8'))];
  const { code } = transform({ filename: 'site.css', code: Buffer.from(css.join('\n')), minify: true });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { file: `assets/${name}-${hash}.css`, code };
}

/** The sheet of pages that need these parts, under a name that changes with it. */
export const siteSheet = (accent: string, parts: readonly SheetPart[] = ALL_PARTS): Sheet =>
  sheetOf(
    'site',
    accent,
    SHEETS.filter((file) =>
      ALL_PARTS.every((part) => parts.includes(part) || !PARTS[part].sheets.test(file)),
    ),
  );

/** The sheet of a page without the site around it. */
export const bareSheet = (name: BareSheet, accent: string): Sheet => sheetOf(name, accent, BARE_SHEETS[name]);
