import type { OPTIONS as associates } from '../../widgets/associates/options';
import type { OPTIONS as blogList } from '../../widgets/blog-list/options';
import type { OPTIONS as blogPost } from '../../widgets/blog-post/options';
import type { OPTIONS as careerDetails } from '../../widgets/career-details/options';
import type { OPTIONS as careersList } from '../../widgets/careers-list/options';
import type { OPTIONS as carousel } from '../../widgets/carousel/options';
import type { OPTIONS as companyPolicies } from '../../widgets/company-policies/options';
import type { OPTIONS as contactForm } from '../../widgets/contact-form/options';
import type { OPTIONS as contactPopup } from '../../widgets/contact-popup/options';
import type { OPTIONS as faqAccordion } from '../../widgets/faq-accordion/options';
import type { OPTIONS as heroCarousel } from '../../widgets/hero-carousel/options';
import type { OPTIONS as mediaGallery } from '../../widgets/media-gallery/options';
import type { OPTIONS as navbar } from '../../widgets/navbar/options';
import type { OPTIONS as pagedCards } from '../../widgets/paged-cards/options';
import type { OPTIONS as productTabs } from '../../widgets/product-tabs/options';
import type { EXTRA_OPTIONS as quoteFormExtras } from '../../widgets/quote-form/extras/options';
import type { PrefillTable, OPTIONS as quoteForm } from '../../widgets/quote-form/options';
import type { OPTIONS as scrollToTop } from '../../widgets/scroll-to-top/options';
import type { Language } from '../../widgets/shared/runtime/language';
import type { When } from '../../widgets/shared/runtime/whens';
import type { OPTIONS as testimonials } from '../../widgets/testimonials/options';
import type { OPTIONS as toasts } from '../../widgets/toasts/options';

// Maps each widget to the type of its table of options. A new option in a table needs no change here.
type Tables = {
  associates: typeof associates;
  'blog-list': typeof blogList;
  'blog-post': typeof blogPost;
  'career-details': typeof careerDetails;
  'careers-list': typeof careersList;
  carousel: typeof carousel;
  'company-policies': typeof companyPolicies;
  'contact-form': typeof contactForm;
  'contact-popup': typeof contactPopup & Omit<Tables['quote-form'], 'headingLevel'>;
  'faq-accordion': typeof faqAccordion;
  'hero-carousel': typeof heroCarousel;
  'media-gallery': typeof mediaGallery;
  navbar: typeof navbar;
  'paged-cards': typeof pagedCards;
  'product-tabs': typeof productTabs;
  'quote-form': typeof quoteForm & typeof quoteFormExtras & PrefillTable;
  'scroll-to-top': typeof scrollToTop;
  testimonials: typeof testimonials;
  toasts: typeof toasts;
};

// Joins two tables of options. If both tables have an option, the widget's own table wins.
type Merge<Own, More> = Own & Omit<More, keyof Own>;

/** Options of every placeholder. */
type CommonTable = {
  /**
   * When the widget mounts: within 600 px of the screen, at once, or when the browser has nothing else to do (after two seconds at the latest).
   * @default `visible`; `idle` with `data-attribution="first-touch"`
   */
  when: readonly When[];
  /**
   * Base address of the API, for this placeholder.
   * @format address
   * @default `data-api` of the loader's tag
   */
  api: '';
  /**
   * Button background; overrides `--broker-accent`. Works even when CSP blocks inline styles.
   * @format opaque CSS colour
   * @default `--broker-accent` of the page's style sheets, else the broker's accent
   */
  accent: '';
  /**
   * Language of `quote-form`, `contact-form`, `contact-popup`, `toasts` and the form of `career-details`; the rest is in English.
   * Leads are stored in English.
   * @default the nearest `lang` attribute, else `en`
   */
  lang: readonly Language[];
};

/** The type of an option's value. If `Text` is "3" or "true", the number `3` or the boolean `true` may be given too. */
type Value<Text> =
  | Text
  | (Text extends `${infer Digits extends number}`
      ? Digits
      : Text extends 'true' | 'false'
        ? boolean
        : never);

type OptionsOf<Table> = {
  readonly [Name in keyof Table]?:
    | (Table[Name] extends readonly (infer Text)[] ? Value<Text> : string | number)
    | undefined;
};

/** Name of a widget: the value of `data-broker-widget`. */
export type WidgetName = keyof Tables;

/** Options of a widget, in camel case: `data-heading-level` is `headingLevel`. */
export type WidgetOptions<Name extends WidgetName = WidgetName> = {
  [Each in Name]: OptionsOf<Merge<Tables[Each], CommonTable>>;
}[Name];
