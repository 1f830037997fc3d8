import { HEROES } from '../art/heroes';
import { linePictureOf } from '../art/picture-of';
import { LineArt } from '../art/sprite';
import { ProductTabsPlaceholder } from '../prerender/blocks';
import { addressOf } from '../records/addresses';
import { INDIVIDUAL, TABS } from '../records/individual';
import { INDIVIDUAL_LINES } from '../records/lines';
import { HeadingText } from './blocks/HeadingText';
import { Hero, QuoteLink } from './blocks/Hero';
import { Audit, Claims, ServiceCards } from './blocks/ServiceBlocks';
import { Tiles } from './blocks/Tiles';
import type { Crumbs } from './layout/Breadcrumb';

const tabs = TABS.map(({ label, path }) => ({ label, id: `${path.split('/').pop()?.split('-')[0]}-tab` }));

function lineAt(path: string) {
  const line = INDIVIDUAL_LINES.find((record) => addressOf(record) === path);
  if (!line) throw new Error(`records/individual.ts: TABS: no product has the path ${path}`);
  return line;
}

const Tabs = () => (
  <ProductTabsPlaceholder label="Individual insurance" tabs={tabs}>
    {TABS.map(({ title, paragraphs, points, path }, at) => (
      <section key={path} id={tabs[at]?.id} hidden={at > 0}>
        <div className="tab-panel">
          <div className="stack">
            <h3>
              <HeadingText>{title}</HeadingText>
            </h3>
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
          </div>
          <div className="frame g-rain">
            <LineArt name={linePictureOf(lineAt(path))} />
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
