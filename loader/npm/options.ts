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
import type { OPTIONS as quoteForm } from '../../widgets/quote-form/options';
import type { OPTIONS as scrollToTop } from '../../widgets/scroll-to-top/options';
import type { OPTIONS as testimonials } from '../../widgets/testimonials/options';
import type { OPTIONS as toasts } from '../../widgets/toasts/options';

/** The widgets' own tables: an option that one of them gains is typed here without a line. */
type Tables = {
  associates: typeof associates;
  'blog-list': typeof blogList;
  'blog-post': typeof blogPost;
  'career-details': typeof careerDetails;
  'careers-list': typeof careersList;
  carousel: typeof carousel;
  'company-policies': typeof companyPolicies;
  'contact-form': typeof contactForm;
  'contact-popup': typeof contactPopup;
  'faq-accordion': typeof faqAccordion;
  'hero-carousel': typeof heroCarousel;
  'media-gallery': typeof mediaGallery;
  navbar: typeof navbar;
  'paged-cards': typeof pagedCards;
  'product-tabs': typeof productTabs;
  'quote-form': With<typeof quoteForm, QuoteFormTable>;
  'scroll-to-top': typeof scrollToTop;
  testimonials: typeof testimonials;
  toasts: typeof toasts;
};

/** Where both tell of an option, the widget's own table does. */
type With<Own, More> = Own & Omit<More, keyof Own>;

/** What the quote form reads elsewhere than by its table. */
type QuoteFormTable = {
  /** What stands in the fields at first. */
  firstName: '';
  lastName: '';
  mobile: '';
  email: '';
  state: '';
  city: '';
  insuranceType: readonly ['Corporate', 'Individual'];
  typeOfInsurance: '';
  message: '';
  /** `required`: a tick box that must be ticked, sent as `consent`. */
  consent: readonly ['none', 'required'];
  /** `redirect`: a success goes to the address that `redirect` names. */
  success: readonly ['message', 'redirect'];
  redirect: '';
  /** `first-touch`: campaign parameters of the visit's first address are sent with the lead. */
  attribution: readonly ['none', 'first-touch'];
};

/** Of every placeholder. */
type EveryTable = {
  /** When to mount; `visible` is near the screen. */
  when: readonly ['visible', 'now', 'idle'];
  /** Base address of the API, for this placeholder. */
  api: '';
  /** The language; that of the page unless told. */
  lang: readonly ['en', 'hi', 'te'];
};

/** An attribute is text: `3` and `true` are as good as "3" and "true". */
type Value<Text> =
  | Text
  | (Text extends `${infer Digits extends number}`
      ? Digits
      : Text extends 'true' | 'false'
        ? boolean
        : never);

type Taken<Table> = {
  readonly [Name in keyof Table]?:
    | (Table[Name] extends readonly (infer Text)[] ? Value<Text> : string | number)
    | undefined;
};

/** The name of a widget: the value of `data-broker-widget`. */
export type WidgetName = keyof Tables;

/** A placeholder's options, `data-heading-level` as `headingLevel`. */
export type WidgetOptions<Name extends WidgetName = WidgetName> = {
  [Each in Name]: Taken<With<Tables[Each], EveryTable>>;
}[Name];
