import type { Picture } from '../art/picture';
import type { Version } from '../records/landing/landing-pages';
import type { Category } from '../records/lines';
import type { ProductRecord } from '../records/product';
import { Card } from './blocks/Cards';
import { CategoryCarousel } from './blocks/CategoryCarousel';
import { CoverList } from './blocks/CoverList';
import { CoverNeed } from './blocks/CoverNeed';
import { Faq } from './blocks/Faq';
import { HeadingText } from './blocks/HeadingText';
import { Hero, QuoteLink } from './blocks/Hero';
import { Related, type RelatedProps } from './blocks/Related';
import { SectionLinks } from './blocks/SectionLinks';
import { Steps } from './blocks/Steps';
import { createTermLinks } from './blocks/term-links';
import { Versions } from './blocks/Versions';
import type { Crumbs } from './layout/Breadcrumb';

type ProductProps = {
  readonly record: ProductRecord;
  readonly crumbs: Crumbs;
  readonly picture: Picture;
  /** The corporate category to which the product belongs. On a category's own page, this is the category itself. */
  readonly category?: Category;
  /** The versions of the page, if visitors can read it in several languages. */
  readonly versions?: readonly Version[];
} & Pick<RelatedProps, 'post' | 'isSamplePost'>;

const COVERED = { id: 'covered', title: 'Covered' } as const;
const NOT_COVERED_ID = 'not-covered';
const STEPS = { id: 'steps', title: 'Steps' } as const;
const QUESTIONS = { id: 'faq-title', title: 'Questions' } as const;
const QUOTE = { id: 'formdata', title: 'Quote' } as const;

/**
 * Renders the page of an individual product, a corporate product or a corporate category. The page of a corporate
 * product or category also has the category's carousel.
 */
export const Product = ({
  record,
  crumbs,
  picture,
  category,
  versions = [],
  post,
  isSamplePost,
}: ProductProps) => {
  const linkTerms = createTermLinks();
  const { thing } = record.pictures;
  return (
    <>
      <Hero
        title={record.name}
        crumbs={crumbs}
        besideCrumbs={
          versions.length > 0 && <Versions label="This page in" versions={versions} current="en" />
        }
        picture={picture}
      >
        <p className="big">{record.subtitle}</p>
        {record.descriptions.map((text) => (
          <p key={text}>{linkTerms(text)}</p>
        ))}
        <QuoteLink />
      </Hero>
      <SectionLinks sections={[COVERED, STEPS, QUESTIONS, QUOTE]} />
      <section className="sec">
        <div className="wrap halves">
          <h2 className="h1">
            <HeadingText>{record.introTitle}</HeadingText>
          </h2>
          <div className="stack">
            <p className="lead">{linkTerms(record.intro)}</p>
            <p className="small">Cover always depends on the policy wording.</p>
          </div>
        </div>
      </section>
      <ul className="cards">
        <Card
          picture={category ? 'who' : 'people'}
          thing={thing}
          title="Who needs it"
          points={record.needs}
          linkTerms={linkTerms}
        />
        <Card
          picture="covers"
          thing={thing}
          title="What it covers"
          id={COVERED.id}
          ground="g-neem"
          list={<CoverList items={record.covers} linkTerms={linkTerms} />}
        />
        <Card
          picture="excludes"
          thing={thing}
          title="What it excludes"
          id={NOT_COVERED_ID}
          ground="g-white excluded"
          list={<CoverList items={record.excludes} linkTerms={linkTerms} />}
        />
        <Card
          picture="consider"
          thing={thing}
          title="What to consider when buying"
          points={record.considerations}
          linkTerms={linkTerms}
        />
      </ul>
      <p className="wrap row next-step">
        <b className="big">Is your case covered? Ask us before you buy.</b>
        <QuoteLink />
      </p>
      <Steps
        id={STEPS.id}
        title={record.stepsTitle}
        steps={record.steps}
        thing={thing}
        linkTerms={linkTerms}
      />
      {record.coverNeed && <CoverNeed kind={record.coverNeed} />}
      {category && <CategoryCarousel category={category} current={record} />}
      <Faq id={QUESTIONS.id} faqs={record.faqs} />
      <Related record={record} post={post} isSamplePost={isSamplePost} />
    </>
  );
};
