import { Children, type ReactNode } from 'react';
import { Associates } from '../widgets/associates/Associates';
import { BlogList } from '../widgets/blog-list/BlogList';
import { OPTIONS as BLOG_OPTIONS } from '../widgets/blog-list/options';
import { BlogPost } from '../widgets/blog-post/BlogPost';
import { OPTIONS as POST_OPTIONS } from '../widgets/blog-post/options';
import { CareerDetails } from '../widgets/career-details/CareerDetails';
import { CareersList } from '../widgets/careers-list/CareersList';
import { OPTIONS as CAREERS_OPTIONS } from '../widgets/careers-list/options';
import { Carousel } from '../widgets/carousel/Carousel';
import type { CarouselOptions } from '../widgets/carousel/options';
import { CompanyPolicies } from '../widgets/company-policies/CompanyPolicies';
import { OPTIONS as POLICIES_OPTIONS } from '../widgets/company-policies/options';
import { ContactForm } from '../widgets/contact-form/ContactForm';
import { ContactPopup } from '../widgets/contact-popup/ContactPopup';
import { endpointUrl, SEND_QUOTE } from '../widgets/contract/endpoints';
import { ENQUIRY_FIELDS, SEND_ENQUIRY } from '../widgets/contract/enquiry';
import { QUOTE_FIELDS } from '../widgets/contract/lead-fields';
import { EmbedBuilder } from '../widgets/embed-builder/EmbedBuilder';
import { FaqAccordion } from '../widgets/faq-accordion/FaqAccordion';
import { HeroCarousel } from '../widgets/hero-carousel/HeroCarousel';
import { MediaGallery } from '../widgets/media-gallery/MediaGallery';
import type { MediaGalleryOptions } from '../widgets/media-gallery/options';
import { Navbar } from '../widgets/navbar/Navbar';
import type { PagedCardsOptions } from '../widgets/paged-cards/options';
import { PagedCards } from '../widgets/paged-cards/PagedCards';
import { ProductTabs } from '../widgets/product-tabs/ProductTabs';
import type { Tab } from '../widgets/product-tabs/read-tabs';
import { OPTIONS, type QuoteFormOptions } from '../widgets/quote-form/options';
import { QuoteForm } from '../widgets/quote-form/QuoteForm';
import { ScrollToTop } from '../widgets/scroll-to-top/ScrollToTop';
import { english } from '../widgets/shared/language';
import { createLeadStore } from '../widgets/shared/lead-store';
import { WAITING } from '../widgets/shared/use-loaded';
import type { TestimonialsOptions } from '../widgets/testimonials/options';
import { Testimonials } from '../widgets/testimonials/Testimonials';
import { createQueue } from '../widgets/toasts/queue';
import { Toasts } from '../widgets/toasts/Toasts';
import { MENU } from './menu';
import { hasForm } from './records/pages-with-form';
import type { ProductRecord } from './records/product';
import { SITE } from './site';

const BROKER = { name: SITE.name, phone: SITE.phone, licence: SITE.licence };

const never = () => new Promise<never>(() => {});

/** A path where the API lies beside our pages, else its address. */
const apiBase = /^https?:/.test(SITE.api) ? SITE.api : `/${SITE.api}`;

const drawQuoteForm = (options: Pick<QuoteFormOptions, 'home' | 'headingLevel'>) => (
  <QuoteForm
    options={{ partner: OPTIONS.partner, ...options }}
    language="en"
    say={english}
    broker={BROKER}
    action={endpointUrl(SEND_QUOTE, apiBase, SITE.product)}
    policiesUrl="/company-policies"
    lead={createLeadStore(QUOTE_FIELDS, { send: never, allow: () => false, onSettled() {} })}
    citiesOf={never}
    prerendered
  />
);

/** The quote form as it stands before scripts: it posts by itself, and the widget takes it over where it stands. */
export const QuoteFormPlaceholder = () => (
  <div
    data-broker-widget="quote-form"
    data-prerendered
    data-when="idle"
    data-home="/"
    data-heading-level="none"
  >
    {drawQuoteForm({ home: '/', headingLevel: 'none' })}
  </div>
);

/** The same in a frame on a partner's page: with a heading, and nobody is sent home. */
export const FramedQuoteForm = () => (
  <div data-broker-widget="quote-form" data-prerendered data-when="now">
    {drawQuoteForm({ home: OPTIONS.home, headingLevel: OPTIONS.headingLevel[0] })}
  </div>
);

export const EmbedBuilderPlaceholder = () => (
  <div data-broker-widget="embed-builder" data-prerendered data-when="idle">
    <EmbedBuilder
      source={{ base: `${SITE.origin}/`, api: new URL(SITE.api, `${SITE.origin}/`).href }}
      preview=""
      built={never()}
      prerendered
    />
  </div>
);

export const NavbarPlaceholder = ({ path }: { readonly path: string }) => (
  <div data-broker-widget="navbar" data-prerendered data-when="now" data-home="/">
    <Navbar
      items={MENU}
      quote={hasForm(path) ? '#formdata' : '/#formdata'}
      current={path}
      home="/"
      id="navbar"
    />
  </div>
);

type Framed = { readonly label: string; readonly children: ReactNode };

/** Its children are the slides. */
export const HeroCarouselPlaceholder = ({ label, children }: Framed) => (
  <div data-broker-widget="hero-carousel" data-prerendered data-label={label} data-controls="over">
    <HeroCarousel options={{ label, controls: 'over' }} count={Children.count(children)} prerendered>
      <ul>{children}</ul>
    </HeroCarousel>
  </div>
);

type CarouselPlaceholderProps = Framed & Pick<CarouselOptions, 'rule' | 'controls'>;

/** Its children are the slides. */
export const CarouselPlaceholder = ({ children, ...options }: CarouselPlaceholderProps) => (
  <div
    data-broker-widget="carousel"
    data-prerendered
    data-rule={options.rule}
    data-label={options.label}
    data-controls={options.controls}
  >
    <Carousel options={options} prerendered>
      <ul>{children}</ul>
    </Carousel>
  </div>
);

type PagedCardsPlaceholderProps = Framed & Pick<PagedCardsOptions, 'rule'>;

/** Its children are the cards. */
export const PagedCardsPlaceholder = ({ rule, label, children }: PagedCardsPlaceholderProps) => (
  <div data-broker-widget="paged-cards" data-prerendered data-rule={rule} data-label={label}>
    <PagedCards rule={rule} label={label} cards={Children.count(children)} prerendered>
      <ul>{children}</ul>
    </PagedCards>
  </div>
);

type ProductTabsPlaceholderProps = Framed & { readonly tabs: readonly Tab[] };

/** Its children are the panels: sections with the tabs' ids, all but the first hidden. */
export const ProductTabsPlaceholder = ({ label, tabs, children }: ProductTabsPlaceholderProps) => (
  <div data-broker-widget="product-tabs" data-prerendered data-label={label}>
    <ProductTabs tabs={tabs} active="" label={label} prerendered>
      {children}
    </ProductTabs>
  </div>
);

export const FaqPlaceholder = ({ faqs }: { readonly faqs: readonly ProductRecord['faqs'][number][] }) => (
  <div data-broker-widget="faq-accordion" data-prerendered>
    <FaqAccordion
      items={faqs.map(({ question, answer }, at) => ({
        question,
        answer: [answer],
        id: `faq-${at + 1}`,
        open: at === 0,
      }))}
      single={false}
      prerendered
    />
  </div>
);

export const ScrollToTopPlaceholder = () => (
  <div data-broker-widget="scroll-to-top" data-prerendered data-when="idle">
    <ScrollToTop label="Back to top" />
  </div>
);

/** The enquiry as it stands before scripts: it posts by itself. */
export const ContactFormPlaceholder = () => (
  <div data-broker-widget="contact-form" data-prerendered data-home="/" data-heading-level="none">
    <ContactForm
      options={{ headingLevel: 'none' }}
      broker={BROKER}
      action={endpointUrl(SEND_ENQUIRY, apiBase, SITE.product)}
      policiesUrl="/company-policies"
      lead={createLeadStore(ENQUIRY_FIELDS, { send: never, allow: () => false, onSettled() {} })}
      prerendered
    />
  </div>
);

/** An opening, as long as nobody has said which: that takes scripts. */
export const CareerDetailsPlaceholder = () => (
  <div
    data-broker-widget="career-details"
    data-prerendered
    data-when="now"
    data-home="/"
    data-mail={SITE.careersMail}
  >
    <CareerDetails list="/careers" mail={SITE.careersMail} find={() => () => {}} />
  </div>
);

export const CareersListPlaceholder = () => (
  <div data-broker-widget="careers-list" data-prerendered data-when="now" data-mail={SITE.careersMail}>
    <CareersList {...CAREERS_OPTIONS} mail={SITE.careersMail} base="/" prerendered />
  </div>
);

export const BlogListPlaceholder = () => (
  <div data-broker-widget="blog-list" data-prerendered data-when="now">
    <BlogList {...BLOG_OPTIONS} base="/" pictures="" prerendered />
  </div>
);

/** Its title is the page's. */
export const BlogPostPlaceholder = () => (
  <div data-broker-widget="blog-post" data-prerendered data-when="now" data-heading-level="1">
    <BlogPost list={POST_OPTIONS.list} headingLevel="1" base="/" prerendered />
  </div>
);

export const PoliciesPlaceholder = () => (
  <div data-broker-widget="company-policies" data-prerendered data-when="now" data-mail={SITE.mail}>
    <CompanyPolicies mail={SITE.mail} terms={POLICIES_OPTIONS.terms} headingLevel="2" base="/" prerendered />
  </div>
);

// The films' gallery and the pictures' share one call, which goes out as the page has loaded (spec section 7).

export const MediaGalleryPlaceholder = ({ type }: MediaGalleryOptions) => (
  <div data-broker-widget="media-gallery" data-prerendered data-when="idle" data-type={type}>
    <MediaGallery type={type} state={WAITING} folder="" prerendered />
  </div>
);

// What stands far down the home page comes as it is neared: no first view pays for it.

export const TestimonialsPlaceholder = (options: TestimonialsOptions) => (
  <div
    data-broker-widget="testimonials"
    data-prerendered
    data-when="idle"
    data-rule={options.rule}
    data-label={options.label}
  >
    <Testimonials options={options} state={WAITING} prerendered />
  </div>
);

export const AssociatesPlaceholder = ({ label }: { readonly label: string }) => (
  <div
    data-broker-widget="associates"
    data-prerendered
    data-when="idle"
    data-controls="heading"
    data-label={label}
  >
    <Associates options={{ controls: 'heading', label }} state={WAITING} folder="" prerendered />
  </div>
);

/** Empty, so that its live regions are there before the first toast. */
export const ToastsPlaceholder = () => (
  <div data-broker-widget="toasts" data-prerendered data-when="idle">
    <Toasts queue={createQueue(() => true)} label="Notifications" say={english} stage="home" />
  </div>
);

export const ContactPopupPlaceholder = () => (
  <div data-broker-widget="contact-popup" data-prerendered data-when="idle" data-home="/">
    <ContactPopup id="contact-popup" say={english} />
  </div>
);
