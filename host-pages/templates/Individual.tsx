import { HEROES } from '../art/heroes';
import { LineArt, tileName } from '../art/sprite';
import { ProductTabsPlaceholder } from '../prerender/blocks';
import { addressOf } from '../records/addresses';
import { INDIVIDUAL, TABS } from '../records/individual';
import { HeadingText } from './blocks/HeadingText';
import { Hero, QuoteLink } from './blocks/Hero';
import { Audit, Claims, ServiceCards } from './blocks/ServiceBlocks';
import { Tiles } from './blocks/Tiles';
import type { Crumbs } from './layout/Breadcrumb';

const tabs = TABS.map(({ line, tab }) => ({ label: tab.label, id: `${tileName(line)}-tab` }));

const Tabs = () => (
  <ProductTabsPlaceholder label="Individual insurance" tabs={tabs}>
    {TABS.map(({ line, tab }, at) => (
      <section key={line.slug} id={tabs[at]?.id} hidden={at > 0}>
        <div className="tab-panel">
          <div className="stack">
            <h3>
              <HeadingText>{line.name}</HeadingText>
            </h3>
            {tab.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <ul className="points">
              {tab.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <a className="btn btn-outline" href={addressOf(line)}>
              {`More on ${line.name}`}
            </a>
          </div>
          <div className="frame g-rain">
            <LineArt name={tileName(line)} />
          </div>
        </div>
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
    <Audit />
    <ServiceCards rule="individual" />
    <Claims />
  </>
);
