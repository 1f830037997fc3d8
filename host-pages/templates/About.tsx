import { BANNERS } from '../art/banners';
import { NamedArt, type NamedArtProps } from '../art/NamedArt';
import { ABOUT, type AboutSection, PAYMENT_ID } from '../records/about';
import { SAMPLE_FIELDS, SITE } from '../site';
import { HeadingText } from './blocks/HeadingText';
import { Hero } from './blocks/Hero';
import { Licence, type LicenceFacts } from './blocks/Licence';
import { SampleTag } from './blocks/SampleTag';
import type { Crumbs } from './layout/Breadcrumb';
import { townPictureOf } from './Offices';

/** Pictures and backgrounds next to the sections, used in turn. */
const PICTURES: readonly (readonly [NamedArtProps, string])[] = [
  [townPictureOf(SITE.offices[0].city, 0), 'rain'],
  [{ name: 'compare' }, 'marigold'],
  [{ name: 'settle' }, 'rain'],
  [{ name: 'audit' }, 'indigo'],
  [{ name: 'founder' }, 'rain'],
  [{ name: 'report' }, 'marigold'],
];

export type AboutFacts = LicenceFacts & {
  readonly category: string;
  readonly founder: string;
  readonly howWeArePaid: string;
};

type SectionProps = {
  readonly section: AboutSection;
  readonly broker: AboutFacts;
  /** Names of the fields of `broker` that are samples. */
  readonly samples: readonly string[];
};

/**
 * Renders the text of a section: the paragraphs of its record, and facts about the broker. The record's field `adds`
 * says which facts.
 */
export const AboutText = ({ section: { title, paragraphs, adds, link }, broker, samples }: SectionProps) => (
  <>
    <h2>
      <HeadingText>{title}</HeadingText>
    </h2>
    {adds === 'founder' && broker.founder && (
      <p>
        <b>{broker.founder}</b>
      </p>
    )}
    {adds === 'payment' && samples.includes('howWeArePaid') && <SampleTag share="all" />}
    {adds === 'payment' && <p>{broker.howWeArePaid}</p>}
    {paragraphs.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {adds === 'licence' && (
      <ul className="points">
        <li>
          <Licence {...broker} />
        </li>
        {broker.category && <li>{broker.category}</li>}
      </ul>
    )}
    {link && (
      <p>
        <a className="target" href={link[1]}>
          {link[0]}
        </a>
      </p>
    )}
  </>
);

const SECTIONS: readonly AboutSection[] = ABOUT.sections;

/** Renders the page About Us: text and images, without the quote form (requirements 2.11). */
export const About = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <>
    <Hero title={ABOUT.title} crumbs={crumbs} picture={BANNERS.about} height="low">
      <p className="lead">{ABOUT.lead}</p>
    </Hero>
    <div className="steps about">
      {SECTIONS.map((section, at) => {
        if (section.adds === 'payment' && !SITE.howWeArePaid) return null;
        const [picture, ground] = PICTURES[at % PICTURES.length] as (typeof PICTURES)[number];
        return (
          <section key={section.title} id={section.adds === 'payment' ? PAYMENT_ID : undefined}>
            <div className={`g-${ground}`}>
              <NamedArt {...picture} />
            </div>
            <div className="step-text">
              <AboutText section={section} broker={SITE} samples={SAMPLE_FIELDS} />
            </div>
          </section>
        );
      })}
    </div>
  </>
);
