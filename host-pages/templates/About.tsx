import { BANNERS } from '../art/banners';
import { SpriteArt, type SymbolName } from '../art/sprite';
import { ABOUT } from '../records/about';
import { HeadingText } from './blocks/HeadingText';
import { Hero } from './blocks/Hero';
import type { Crumbs } from './layout/Breadcrumb';

/** Pictures and backgrounds next to the sections, used in turn. */
const PICTURES: readonly (readonly [SymbolName, string])[] = [
  ['hyderabad', 'rain'],
  ['compare', 'marigold'],
  ['audit', 'indigo'],
  ['founder', 'rain'],
  ['report', 'marigold'],
];

/** Text and images only; requirements 2.11 leave out the quote form. */
export const About = ({ crumbs }: { readonly crumbs: Crumbs }) => (
  <>
    <Hero title={ABOUT.title} crumbs={crumbs} picture={BANNERS.about}>
      <p className="lead">{ABOUT.lead}</p>
    </Hero>
    <div className="steps about">
      {ABOUT.sections.map(({ title, paragraphs }, at) => {
        const [picture, ground] = PICTURES[at % PICTURES.length] as (typeof PICTURES)[number];
        return (
          <section key={title}>
            <div className={`g-${ground}`}>
              <SpriteArt name={picture} />
            </div>
            <div className="step-text">
              <h2>
                <HeadingText>{title}</HeadingText>
              </h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  </>
);
