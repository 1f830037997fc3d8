import { Children, type ReactNode } from 'react';
import { Associates, hashOf as hashOfCompanies } from '../widgets/associates/Associates';
import { OPTIONS as ASSOCIATES_OPTIONS } from '../widgets/associates/options';
import { BlogList, hashOf as hashOfPosts } from '../widgets/blog-list/BlogList';
import { FIRST_POSTS } from '../widgets/blog-list/limits';
import { OPTIONS as BLOG_OPTIONS } from '../widgets/blog-list/options';
import { BlogPost, hashOf as hashOfPost } from '../widgets/blog-post/BlogPost';
import { OPTIONS as POST_OPTIONS } from '../widgets/blog-post/options';
import { ApplicationForm } from '../widgets/career-details/ApplicationForm';
import { createApplicationSubmission } from '../widgets/career-details/application-submission';
import { CareerDetails, type OpeningPage } from '../widgets/career-details/CareerDetails';
import { hashOf as hashOfJob } from '../widgets/career-details/find-job';
import { PROSE as JOB_PROSE, JobView, sectionLevel } from '../widgets/career-details/JobView';
import { CARD_LEVEL, CareersList, hashOf as hashOfJobs } from '../widgets/careers-list/CareersList';
import { OPTIONS as CAREERS_OPTIONS } from '../widgets/careers-list/options';
import { Carousel } from '../widgets/carousel/Carousel';
import type { CarouselOptions } from '../widgets/carousel/options';
import { CompanyPolicies, hashOf as hashOfPolicy } from '../widgets/company-policies/CompanyPolicies';
import { OPTIONS as POLICIES_OPTIONS } from '../widgets/company-policies/options';
import { ContactForm } from '../widgets/contact-form/ContactForm';
import { ContactPopup } from '../widgets/contact-popup/ContactPopup';
import { COPY as POPUP } from '../widgets/contact-popup/copy';
import { endpointUrl } from '../widgets/contract/endpoint-url';
import { type Endpoint, SEND_QUOTE } from '../widgets/contract/endpoints';
import { ENQUIRY_FIELDS, SEND_ENQUIRY } from '../widgets/contract/enquiry';
import { type LeadFields, QUOTE_FIELDS } from '../widgets/contract/lead-fields';
import { LIST_COMPANIES, SEND_APPLICATION } from '../widgets/contract/list-endpoints';
import { EmbedBuilder } from '../widgets/embed-builder/EmbedBuilder';
import { FaqAccordion } from '../widgets/faq-accordion/FaqAccordion';
import { HeroCarousel } from '../widgets/hero-carousel/HeroCarousel';
import { FIRST as FIRST_MEDIA } from '../widgets/media-gallery/limits';
import { hashOf as hashOfMedia, MediaGallery } from '../widgets/media-gallery/MediaGallery';
import type { MediaGalleryOptions } from '../widgets/media-gallery/options';
import { Navbar } from '../widgets/navbar/Navbar';
import type { PagedCardsOptions } from '../widgets/paged-cards/options';
import { PagedCards } from '../widgets/paged-cards/PagedCards';
import { ProductTabs } from '../widgets/product-tabs/ProductTabs';
import type { Tab } from '../widgets/product-tabs/read-tabs';
import { OPTIONS, type QuoteFormOptions } from '../widgets/quote-form/options';
import { QuoteForm } from '../widgets/quote-form/QuoteForm';
import { ScrollToTop } from '../widgets/scroll-to-top/ScrollToTop';
import { createLeadSubmission } from '../widgets/shared/forms/lead-submission';
import { OPTIONS as REVIEWS_OPTIONS, type TestimonialsOptions } from '../widgets/testimonials/options';
import { hashOf as hashOfReviews, Testimonials } from '../widgets/testimonials/Testimonials';
import { COPY as TOASTS } from '../widgets/toasts/copy';
import { createQueue } from '../widgets/toasts/queue';
import { Toasts } from '../widgets/toasts/Toasts';
import type { Content } from './content/lists';
import { safeHtml } from './content/safe-html';
import { MENU } from './menu';
import { hasForm } from './records/pages-with-form';
import type { ProductRecord } from './records/product';
import { SITE } from './site';

const neverSettles = () => new Promise<never>(() => {});

/** The API's URL; root-relative if the API is served next to our pages. */
const apiBase = /^https?:/.test(SITE.api) ? SITE.api : `/${SITE.api}`;

/** Folder of the images of the content. */
export const imageFolder = `${apiBase}${SITE.product}/`;

type PlaceholderProps<Options> = {
  readonly name: string;
  readonly when?: 'now' | 'idle' | undefined;
  /** Written as data attributes and passed to the view, so the widget hydrates with the options of the prerendered markup. */
  readonly options?: Options;
  /** The hash of the list in the markup. */
  readonly content?: string;
  readonly children: (options: Options) => ReactNode;
};

const attributeOf = (option: string) => `data-${option.replace(/[A-Z]/g, '-$&').toLowerCase()}`;

/** A placeholder with the widget's prerendered markup, which the widget hydrates. */
const Placeholder = <Options extends Readonly<Record<string, string>>>({
  name,
  when,
  options = {} as Options,
  content,
  children,
}: PlaceholderProps<Options>) => (
  <div
    data-broker-widget={name}
    data-prerendered=""
    data-content={content}
    data-when={when}
    {...Object.fromEntries(Object.entries(options).map(([option, value]) => [attributeOf(option), value]))}
  >
    {children(options)}
  </div>
);

const BROKER = { name: SITE.name, phone: SITE.phone, licence: SITE.licence };

/** Props of a form at build time: it submits natively, without JavaScript. */
const formProps = (endpoint: Endpoint, fields: LeadFields) => ({
  broker: BROKER,
  action: endpointUrl(endpoint, apiBase, SITE.product),
  policiesUrl: '/company-policies',
  submission: createLeadSubmission(fields, { send: neverSettles, allow: () => false, onSettled() {} }),
  prerendered: true,
});

const drawQuoteForm = (options: Pick<QuoteFormOptions, 'headingLevel'>) => (
  <QuoteForm
    options={options}
    language="en"
    citiesOf={neverSettles}
    {...formProps(SEND_QUOTE, QUOTE_FIELDS)}
  />
);

export const QuoteFormPlaceholder = () => (
  <Placeholder name="quote-form" when="idle" options={{ home: '/', headingLevel: 'none' as const }}>
    {drawQuoteForm}
  </Placeholder>
);

/** In a frame on a partner's page: with a heading, and without the redirect to the home page. */
export const FramedQuoteForm = () => (
  <Placeholder name="quote-form" when="now">
    {() => drawQuoteForm({ headingLevel: OPTIONS.headingLevel[0] })}
  </Placeholder>
);

export const EmbedBuilderPlaceholder = () => (
  <Placeholder name="embed-builder" when="idle">
    {() => (
      <EmbedBuilder
        source={{ base: `${SITE.origin}/`, api: new URL(SITE.api, `${SITE.origin}/`).href }}
        accent={SITE.accent}
        preview=""
        built={neverSettles()}
        prerendered
      />
    )}
  </Placeholder>
);

export const NavbarPlaceholder = ({ path }: { readonly path: string }) => (
  <Placeholder name="navbar" when="now" options={{ home: '/' }}>
    {({ home }) => (
      <Navbar
        items={MENU}
        quote={hasForm(path) ? '#formdata' : '/#formdata'}
        current={path}
        home={home}
        id="navbar"
      />
    )}
  </Placeholder>
);

type LabelledProps = { readonly label: string; readonly children: ReactNode };

/** Its children are the slides. */
export const HeroCarouselPlaceholder = ({ label, children }: LabelledProps) => (
  <Placeholder name="hero-carousel" options={{ label, controls: 'over' as const }}>
    {(options) => (
      <HeroCarousel options={options} count={Children.count(children)} prerendered>
        <ul>{children}</ul>
      </HeroCarousel>
    )}
  </Placeholder>
);

type CarouselPlaceholderProps = LabelledProps & Pick<CarouselOptions, 'rule' | 'controls'>;

/** Its children are the slides. */
export const CarouselPlaceholder = ({ children, ...options }: CarouselPlaceholderProps) => (
  <Placeholder name="carousel" options={options}>
    {() => (
      <Carousel options={options} prerendered>
        <ul>{children}</ul>
      </Carousel>
    )}
  </Placeholder>
);

type PagedCardsPlaceholderProps = LabelledProps & Pick<PagedCardsOptions, 'rule'>;

/** Its children are the cards. */
export const PagedCardsPlaceholder = ({ children, ...options }: PagedCardsPlaceholderProps) => (
  <Placeholder name="paged-cards" options={options}>
    {() => (
      <PagedCards {...options} cards={Children.count(children)} prerendered>
        <ul>{children}</ul>
      </PagedCards>
    )}
  </Placeholder>
);

type ProductTabsPlaceholderProps = LabelledProps & { readonly tabs: readonly Tab[] };

/** Its children are the panels: sections with the tabs' ids, all but the first hidden. */
export const ProductTabsPlaceholder = ({ label, tabs, children }: ProductTabsPlaceholderProps) => (
  <Placeholder name="product-tabs" options={{ label }}>
    {(options) => (
      <ProductTabs {...options} tabs={tabs} active="" prerendered>
        {children}
      </ProductTabs>
    )}
  </Placeholder>
);

export const FaqPlaceholder = ({ faqs }: { readonly faqs: readonly ProductRecord['faqs'][number][] }) => (
  <Placeholder name="faq-accordion">
    {() => (
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
    )}
  </Placeholder>
);

export const ScrollToTopPlaceholder = () => (
  <Placeholder name="scroll-to-top" when="idle">
    {() => <ScrollToTop label="Back to top" />}
  </Placeholder>
);

export const ContactFormPlaceholder = () => (
  <Placeholder name="contact-form" options={{ home: '/', headingLevel: 'none' as const }}>
    {(options) => <ContactForm options={options} {...formProps(SEND_ENQUIRY, ENQUIRY_FIELDS)} />}
  </Placeholder>
);

type CareerDetailsPlaceholderProps = {
  /** Undefined on the page for openings that are newer than the build, or that only JavaScript knows. */
  readonly job?: Content['jobs'][number] | undefined;
};

const applicationSubmission = createApplicationSubmission({
  send: neverSettles,
  allow: () => false,
  onSettled() {},
});

/** What the page of an opening contains: its description, and a form that submits natively. */
const openingPage = (job: Content['jobs'][number]): OpeningPage => {
  const prose = (html: string) =>
    html && <Prose className={JOB_PROSE} html={safeHtml(html, sectionLevel(true))} />;
  return {
    jobId: job.id,
    built: (
      <JobView
        job={job}
        responsibility={prose(job.responsibility)}
        qualification={prose(job.qualification)}
        hasPage
      />
    ),
    form: (jobId, list) => (
      <ApplicationForm
        jobId={jobId}
        list={list}
        submission={applicationSubmission}
        broker={BROKER}
        action={endpointUrl(SEND_APPLICATION, apiBase, SITE.product)}
        policiesUrl="/company-policies"
        headingLevel={`${sectionLevel(true)}`}
        prerendered
      />
    ),
  };
};

/** An opening with its application form, or one that is not known yet. */
export const CareerDetailsPlaceholder = ({ job }: CareerDetailsPlaceholderProps) => (
  <Placeholder
    name="career-details"
    when="idle"
    options={{ home: '/', mail: SITE.careersMail }}
    {...(job && { content: hashOfJob(job) })}
  >
    {({ mail }) => (
      <CareerDetails list="/careers" mail={mail} find={() => () => {}} page={job && openingPage(job)} />
    )}
  </Placeholder>
);

// The lists below are complete in the markup. Their widgets ask the API once the browser is idle (requirements 7.2), and
// replace what has changed since the build.

type Html = { readonly html: string; readonly className: string };

/** Sanitised HTML of the content, as the widgets show it. */
const Prose = ({ html, className }: Html) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by safeHtml
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);

export const CareersListPlaceholder = ({ jobs }: Pick<Content, 'jobs'>) => (
  <Placeholder
    name="careers-list"
    when="idle"
    options={{ mail: SITE.careersMail }}
    content={hashOfJobs(jobs)}
  >
    {(options) => (
      <CareersList
        {...CAREERS_OPTIONS}
        {...options}
        base="/"
        prerendered
        built={jobs.map((job) => ({
          job,
          prose: <Prose className="broker-listing__prose" html={safeHtml(job.responsibility, CARD_LEVEL)} />,
        }))}
      />
    )}
  </Placeholder>
);

export const BlogListPlaceholder = ({ posts }: Pick<Content, 'posts'>) => (
  <Placeholder name="blog-list" when="idle" content={hashOfPosts(posts)}>
    {() => (
      <BlogList
        {...BLOG_OPTIONS}
        base="/"
        pictures={imageFolder}
        prerendered
        built={posts}
        hasMore={posts.length > FIRST_POSTS}
      />
    )}
  </Placeholder>
);

type BlogPostPlaceholderProps = {
  /** Undefined on the page for posts that are newer than the build. */
  readonly post?: Content['posts'][number] | undefined;
  /** The post's text, sanitised. */
  readonly html?: string;
};

/** The text of a post, or a post that is not known yet, with its title. */
export const BlogPostPlaceholder = ({ post, html = '' }: BlogPostPlaceholderProps) => (
  <Placeholder
    name="blog-post"
    when={post ? 'idle' : 'now'}
    options={{ headingLevel: '1' as const }}
    {...(post && { content: hashOfPost(post) })}
  >
    {(options) => (
      <BlogPost
        {...options}
        list={POST_OPTIONS.list}
        base="/"
        prerendered
        content={post && hashOfPost(post)}
        built={post && <Prose className="broker-listing__prose blog-post__text" html={html} />}
      />
    )}
  </Placeholder>
);

const POLICIES_LEVEL = '2';

/** As the API does, joins all policies to one text. */
export const PoliciesPlaceholder = ({ policies }: Pick<Content, 'policies'>) => {
  const description = policies.map((policy) => policy.description).join('\n');
  return (
    <Placeholder
      name="company-policies"
      when="idle"
      options={{ mail: SITE.mail }}
      content={hashOfPolicy({ description })}
    >
      {(options) => (
        <CompanyPolicies
          {...options}
          terms={POLICIES_OPTIONS.terms}
          headingLevel={POLICIES_LEVEL}
          base="/"
          prerendered
          built={
            description ? (
              <Prose
                className="broker-listing__prose company-policies__text"
                html={safeHtml(description, Number(POLICIES_LEVEL))}
              />
            ) : null
          }
        />
      )}
    </Placeholder>
  );
};

type MediaGalleryPlaceholderProps = MediaGalleryOptions & Pick<Content, 'media'>;

export const MediaGalleryPlaceholder = ({ type, media }: MediaGalleryPlaceholderProps) => {
  const items = media.filter((item) => item.type === type);
  return (
    <Placeholder name="media-gallery" when="idle" options={{ type }} content={hashOfMedia(items)}>
      {() => (
        <MediaGallery
          type={type}
          folder={imageFolder}
          contact="/contact-us"
          prerendered
          built={items}
          hasMore={items.length > FIRST_MEDIA}
        />
      )}
    </Placeholder>
  );
};

type TestimonialsPlaceholderProps = Pick<TestimonialsOptions, 'rule'> & {
  readonly reviews: Content['testimonials'];
};

export const TestimonialsPlaceholder = ({ reviews, ...options }: TestimonialsPlaceholderProps) => (
  <Placeholder name="testimonials" when="idle" options={options} content={hashOfReviews(reviews)}>
    {() => (
      <Testimonials
        options={{ label: REVIEWS_OPTIONS.label, ...options }}
        prerendered
        built={reviews}
        count={reviews.length}
      />
    )}
  </Placeholder>
);

/** The first companies: as many as the widget asks for. */
export const AssociatesPlaceholder = ({ companies }: { readonly companies: Content['associates'] }) => {
  const first = companies.slice(0, Number(LIST_COMPANIES.fixed.limit));
  return (
    <Placeholder
      name="associates"
      when="idle"
      options={{ controls: 'heading' as const }}
      content={hashOfCompanies(first)}
    >
      {(options) => (
        <Associates
          options={{ label: ASSOCIATES_OPTIONS.label, ...options }}
          folder={imageFolder}
          prerendered
          built={first}
        />
      )}
    </Placeholder>
  );
};

/** Prerendered without toasts: live regions must be in the DOM before the first message. */
export const ToastsPlaceholder = () => (
  <Placeholder name="toasts" when="idle">
    {() => <Toasts queue={createQueue()} label={TOASTS.label} closeLabel={TOASTS.close} container="page" />}
  </Placeholder>
);

export const ContactPopupPlaceholder = () => (
  <Placeholder name="contact-popup" when="idle" options={{ home: '/' }}>
    {() => <ContactPopup id="contact-popup" copy={POPUP} />}
  </Placeholder>
);
