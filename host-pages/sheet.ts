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
  'host-pages/styles/base.css',
  'host-pages/styles/layout.css',
  'host-pages/styles/heroes.css',
  'host-pages/styles/blocks.css',
  'host-pages/styles/pages.css',
  'host-pages/styles/print.css',
];

/** What only the pages below need: two of the eleven KB that every first visit would load. */
const OF_LISTS =
  /^widgets\/(media-gallery|career-details|careers-list|blog-list|blog-post|company-policies)\/|shared\/listing/;

const LIST_PAGES = ['/careers', '/career-details', '/media', '/blog', '/blog-details', '/company-policies'];

/** Whether a page shows what a list of the API holds, and needs the whole sheet. */
export const hasLists = (path: string) => LIST_PAGES.includes(path);

/** The sheet of pages with lists or of all others, under a name that changes with it. */
export function siteSheet(
  accent: string,
  lists = true,
): { readonly file: string; readonly code: Uint8Array } {
  const files = SHEETS.filter((file) => lists || !OF_LISTS.test(file));
  const css = [`:root{--broker-accent:${accent}}`, ...files.map((file) => readFileSync(file, 'utf8'))];
  const { code } = transform({ filename: 'site.css', code: Buffer.from(css.join('\n')), minify: true });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  return { file: `assets/site-${hash}.css`, code };
}
