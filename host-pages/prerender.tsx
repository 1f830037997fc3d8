import type { ReactNode } from 'react';
import { endpointUrl, SEND_QUOTE } from '../widgets/contract/endpoints';
import { QUOTE_FIELDS } from '../widgets/contract/lead-fields';
import { OPTIONS } from '../widgets/quote-form/options';
import { QuoteForm } from '../widgets/quote-form/QuoteForm';
import { createLeadStore } from '../widgets/shared/lead-store';
import { TABS } from './records/individual';
import type { ProductRecord } from './records/product';
import { SITE } from './site';

const never = () => new Promise<never>(() => {});

/** A path where the API lies beside our pages, else its address. */
const apiBase = /^https?:/.test(SITE.api) ? SITE.api : `/${SITE.api}`;

/** The quote form as it stands before scripts: it posts by itself, and the widget takes it over where it stands. */
export const QuoteFormPlaceholder = () => (
  <div data-broker-widget="quote-form" data-prerendered data-home="/#formdata" data-heading-level="none">
    <QuoteForm
      options={{ partner: OPTIONS.partner, home: '/#formdata', headingLevel: 'none' }}
      broker={{ name: SITE.name, phone: SITE.phone }}
      action={endpointUrl(SEND_QUOTE, apiBase, SITE.product)}
      policiesUrl="/company-policies"
      lead={createLeadStore(QUOTE_FIELDS, { send: never, allow: () => false, onSettled() {} })}
      citiesOf={never}
      prerendered
    />
  </div>
);

export const NavbarPlaceholder = (_: { path: string }) => <nav>nav</nav>;
type Framed = { rule?: string; label: string; controls?: string; children: ReactNode };
export const CarouselPlaceholder = ({ children }: Framed) => <ul className="cards">{children}</ul>;
export const HeroCarouselPlaceholder = ({ children }: Framed) => <ul>{children}</ul>;
export const PagedCardsPlaceholder = ({ children }: Framed) => <ul className="cards">{children}</ul>;
export const ScrollToTopPlaceholder = () => null;
export const ProductTabsPlaceholder = () => <div>{TABS.length}</div>;
export const FaqPlaceholder = ({ faqs }: { faqs: readonly ProductRecord['faqs'][number][] }) =>
  faqs.map(({ question, answer }) => (
    <details key={question}>
      <summary>{question}</summary>
      <p>{answer}</p>
    </details>
  ));
