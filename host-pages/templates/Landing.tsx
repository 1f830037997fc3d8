import { FaqPlaceholder } from '../prerender/blocks';
import { pageText } from '../prerender/page-texts';
import { productIn } from '../prerender/translations';
import { type LandingPage, versionsOf } from '../records/landing/landing-pages';
import { Card } from './blocks/Cards';
import { CoverList } from './blocks/CoverList';
import { Hero } from './blocks/Hero';
import { SectionLinks } from './blocks/SectionLinks';
import { Versions } from './blocks/Versions';
import type { Crumbs } from './layout/Breadcrumb';
import { Icon } from './layout/Icon';

type LandingProps = {
  readonly page: LandingPage;
  readonly crumbs: Crumbs;
  /** All translated pages. */
  readonly pages: readonly LandingPage[];
};

const asTheyAre = (text: string) => text;

/** Renders a translated page about a line of insurance. */
export function Landing({ page, crumbs, pages }: LandingProps) {
  const { language, frame, record, product } = page;
  const { hero, thing } = product.pictures;
  const getAQuote = pageText('getAQuote', '', language).children;
  const sections = [
    { id: 'covered', title: frame.covers },
    { id: 'claim', title: frame.claim },
    { id: 'faq-title', title: frame.questions },
    { id: 'formdata', title: getAQuote },
  ];
  return (
    <>
      <Hero
        title={productIn(language, product.name)}
        english={product.name}
        crumbs={crumbs}
        crumbsLabel={frame.breadcrumb}
        besideCrumbs={
          <Versions
            label={frame.versions}
            versions={versionsOf(product, record.reviewed, pages)}
            current={language}
          />
        }
        picture={hero}
      >
        <p className="big">{record.subtitle}</p>
        {record.descriptions.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <a className="btn" href="#formdata">
          {getAQuote} <Icon name="right" />
        </a>
      </Hero>
      <SectionLinks sections={sections} label={frame.onThisPage} />
      <section className="sec">
        <div className="wrap halves">
          <h2 className="h1">{record.introTitle}</h2>
          <div className="stack">
            <p className="lead">{record.intro}</p>
            <p className="small">{frame.wording}</p>
          </div>
        </div>
      </section>
      <ul className="cards">
        <Card picture="people" thing={thing} title={frame.needs} points={record.needs} />
        <Card
          picture="covers"
          thing={thing}
          title={frame.covers}
          id="covered"
          ground="g-neem"
          list={<CoverList items={record.covers} linkTerms={asTheyAre} />}
        />
        <Card
          picture="excludes"
          thing={thing}
          title={frame.excludes}
          ground="g-white excluded"
          list={<CoverList items={record.excludes} linkTerms={asTheyAre} />}
        />
        <Card
          picture="documents"
          thing={thing}
          title={frame.quote}
          text={frame.quoteLead}
          points={record.proposalDocuments}
        />
      </ul>
      <section className="sec" aria-labelledby="claim">
        <div className="wrap beside">
          <div className="stack">
            <h2 className="h1" id="claim">
              {frame.claim}
            </h2>
            <p className="lead">{record.claim.event}</p>
            <p className="small">{pageText('claimNote', '', language).children}</p>
          </div>
          <div>
            <ol className="numbered">
              {record.claim.first.map((step, at) => (
                <li key={step}>
                  <b>{at + 1}</b>
                  <p>{step}</p>
                </li>
              ))}
            </ol>
            <h3>{frame.claimDocuments}</h3>
            <ul className="points">
              {record.claim.documents.map((document) => (
                <li key={document}>{document}</li>
              ))}
            </ul>
          </div>
        </div>
      </section>
      <section className="sec" aria-labelledby="faq-title">
        <div className="wrap beside">
          <div className="faq-side">
            <h2 id="faq-title">{frame.questions}</h2>
            <p className="lead">{frame.questionsLead}</p>
            <a className="btn btn-outline" href="#formdata">
              {frame.ask}
            </a>
          </div>
          <FaqPlaceholder faqs={record.faqs} link={frame.questionLink} />
        </div>
      </section>
    </>
  );
}
