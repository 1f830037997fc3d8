import { Children, type ReactNode } from 'react';
import { Carousel } from '../../widgets/carousel/Carousel';
import type { CarouselOptions } from '../../widgets/carousel/options';
import { FaqAccordion } from '../../widgets/faq-accordion/FaqAccordion';
import { HeroCarousel } from '../../widgets/hero-carousel/HeroCarousel';
import type { PagedCardsOptions } from '../../widgets/paged-cards/options';
import { PagedCards } from '../../widgets/paged-cards/PagedCards';
import { ProductTabs } from '../../widgets/product-tabs/ProductTabs';
import type { Tab } from '../../widgets/product-tabs/read-tabs';
import type { ProductRecord } from '../records/product';
import { questionId } from '../records/question-id';
import { Placeholder } from './Placeholder';

type LabelledProps = { readonly label: string; readonly children: ReactNode };

/**
 * Renders a hero carousel. `children` are its slides. The first slide is visible without a script, so the widget's
 * script (8 KB) is loaded only when the page is idle.
 */
export const HeroCarouselPlaceholder = ({ label, children }: LabelledProps) => (
  <Placeholder name="hero-carousel" when="idle" options={{ label, controls: 'over' as const }}>
    {(options) => (
      <HeroCarousel options={options} count={Children.count(children)} prerendered>
        <ul>{children}</ul>
      </HeroCarousel>
    )}
  </Placeholder>
);

type CarouselPlaceholderProps = LabelledProps & Pick<CarouselOptions, 'rule' | 'controls'>;

/** Renders a carousel. `children` are its slides. */
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

/** Renders a list of cards that shows a few cards at a time. `children` are the cards. */
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

/**
 * Renders product tabs. `children` are the panels: sections whose ids are the tabs' ids. Only the first panel is
 * visible. The tabs are just below the first screen. So the widget loads when the page is idle (`when="idle"`), before
 * the tabs come into view.
 */
export const ProductTabsPlaceholder = ({ label, tabs, children }: ProductTabsPlaceholderProps) => (
  <Placeholder name="product-tabs" when="idle" options={{ label }}>
    {(options) => (
      <ProductTabs {...options} tabs={tabs} active="" prerendered>
        {children}
      </ProductTabs>
    )}
  </Placeholder>
);

type FaqPlaceholderProps = {
  readonly faqs: readonly ProductRecord['faqs'][number][];
  /** Accessible name of the link to a question. */
  readonly link?: string | undefined;
};

export const FaqPlaceholder = ({ faqs, link: name = 'Link to this question' }: FaqPlaceholderProps) => (
  <Placeholder name="faq-accordion" options={{ link: name }}>
    {({ link }) => (
      <FaqAccordion
        items={faqs.map(({ question, answer }, at) => ({
          question,
          answer: [answer],
          // `questionId` returns an empty text for a question in Hindi or Telugu, since ids have only Latin letters.
          id: questionId(question) || `question-${at + 1}`,
          open: at === 0,
        }))}
        single={false}
        link={link}
        prerendered
      />
    )}
  </Placeholder>
);
