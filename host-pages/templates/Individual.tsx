import { HEROES } from '../art/heroes';
import { ProductTabsPlaceholder } from '../prerender';
import { INDIVIDUAL } from '../records/individual';
import { Hero, QuoteLink } from './blocks/Hero';
import { Audit, Claims, ServiceCards } from './blocks/ServiceBlocks';
import { Tiles } from './blocks/Tiles';
import type { Crumbs } from './layout/Breadcrumb';

export const Individual = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <>
    <Hero title="Individual Insurance" crumbs={crumbs} picture={HEROES.individual}>
      <p className="lead">{INDIVIDUAL.lead}</p>
      <QuoteLink />
    </Hero>
    <Tiles />
    <section className="sec" aria-labelledby="tabs-title">
      <div className="wrap stack">
        <h2 className="h1" id="tabs-title">
          Cover for every part of life
        </h2>
        {INDIVIDUAL.intro.map((text) => (
          <p key={text} className="lead">
            {text}
          </p>
        ))}
        <ProductTabsPlaceholder />
      </div>
    </section>
    <Claims />
    <Audit />
    <ServiceCards rule="individual" />
  </>
);
