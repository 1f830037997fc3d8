import { HEROES } from '../art/heroes';
import { ProductTabsPlaceholder } from '../prerender';
import { INDIVIDUAL, TABS } from '../records/individual';
import { Hero, QuoteLink } from './blocks/Hero';
import { Audit, Claims, ServiceCards } from './blocks/ServiceBlocks';
import { Tiles } from './blocks/Tiles';
import type { Crumbs } from './layout/Breadcrumb';

const tabs = TABS.map(({ label, path }) => ({ label, id: `${path.split('/').pop()?.split('-')[0]}-tab` }));

const Tabs = () => (
  <ProductTabsPlaceholder label="Individual insurance" tabs={tabs}>
    {TABS.map(({ title, paragraphs, points, path }, at) => (
      <section key={path} id={tabs[at]?.id} className="tab-panel" hidden={at > 0}>
        <h3>{title}</h3>
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <ul className="points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <a className="btn btn-outline" href={path}>
          {`More on ${title}`}
        </a>
      </section>
    ))}
  </ProductTabsPlaceholder>
);

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
        <Tabs />
      </div>
    </section>
    <Claims />
    <Audit />
    <ServiceCards rule="individual" />
  </>
);
