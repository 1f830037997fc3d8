import { telHref } from '../../widgets/contract/tel-href';
import { Art } from '../art/Art';
import { HEROES } from '../art/heroes';
import { NamedArt } from '../art/NamedArt';
import { type PageContent, sampleShare } from '../content/samples';
import { HeroCarouselPlaceholder } from '../prerender/blocks';
import { countWord } from '../records/count-word';
import { ABOUT_TEASER, SLIDES, TILES_LEAD, WHY } from '../records/home';
import { SITE } from '../site';
import { Companies } from './blocks/Companies';
import { HeadingText } from './blocks/HeadingText';
import { QuoteLink } from './blocks/Hero';
import { QuickLinks } from './blocks/QuickLinks';
import { Reviews } from './blocks/Reviews';
import { Tiles } from './blocks/Tiles';
import { townPictureOf } from './Offices';

const SLIDE_STYLES = [
  { ground: 'indigo', picture: HEROES.covering },
  { ground: 'marigold', picture: HEROES.riskFree },
] as const;

const TOWN_GROUNDS = ['rain', 'indigo'] as const;

const WHY_MARKS = ['whyDrop', 'whyQuarters', 'whyLeaves'] as const;

/** Returns the licence and the number of offices as a text. */
const proofOf = ({ licence, offices }: Pick<typeof SITE, 'licence' | 'offices'>) =>
  `${licence} · ${countWord(offices.length)} ${offices.length > 1 ? 'offices' : 'office'}`;

// The slides of the carousel. HeroCarouselPlaceholder counts its children, so they can't be a single component.
const slides = SLIDES.map(({ title, description }, at) => {
  const style = SLIDE_STYLES[at % SLIDE_STYLES.length] as (typeof SLIDE_STYLES)[number];
  return (
    <li key={title} className={`hero hero-home g-${style.ground}`}>
      <div className="wrap">
        <h2 className={at === 0 ? 'display' : 'display condensed'}>
          <HeadingText>{title}</HeadingText>
        </h2>
        <p className="lead">{description}</p>
        <div className="row">
          <QuoteLink />
          {at === 0 && SITE.phone && (
            <a className="btn btn-outline from-tablet" href={telHref(SITE.phone)}>
              Call {SITE.phone}
            </a>
          )}
        </div>
        {at === 0 && <p className="small from-tablet">{proofOf(SITE)}</p>}
      </div>
      <Art picture={style.picture} fit="xMaxYMax meet" />
    </li>
  );
});

export const Home = (content: PageContent) => (
  <>
    {/* The h1 is outside the slides, since all slides except one are hidden from screen readers. */}
    <h1 className="unseen">{SITE.name}</h1>
    <QuickLinks />
    <HeroCarouselPlaceholder label="Highlights">{slides}</HeroCarouselPlaceholder>
    <section className="sec" aria-labelledby="about-title">
      <div className="wrap halves">
        <div className="stack right-half">
          <h2 className="h1" id="about-title">
            <HeadingText>{ABOUT_TEASER.title}</HeadingText>
          </h2>
          <p className="lead">{ABOUT_TEASER.text}</p>
          <ul className="points">
            <li>{SITE.licence}</li>
            {SITE.offices.map(({ title, city, address }) => (
              <li key={`${title}, ${city}, ${address}`}>{`${title}: ${city}`}</li>
            ))}
          </ul>
          <a className="btn btn-outline" href="/about-us">
            About Us
          </a>
        </div>
        <div className="towns">
          {SITE.offices.slice(0, TOWN_GROUNDS.length).map(({ title, city, address }, at) => (
            <div key={`${title}, ${city}, ${address}`} className={`g-${TOWN_GROUNDS[at]}`}>
              <NamedArt {...townPictureOf(city, at)} />
            </div>
          ))}
        </div>
      </div>
    </section>
    <section aria-labelledby="solutions-title">
      <div className="wrap head">
        <h2 className="h1" id="solutions-title">
          Simplified Solutions
        </h2>
        <p className="lead">{TILES_LEAD}</p>
      </div>
      <Tiles corporate />
    </section>
    <section className="sec g-ink why" aria-labelledby="why-title">
      <NamedArt name="bloom" />
      <div className="wrap">
        <h2 className="h1" id="why-title">
          Why choose us
        </h2>
        <ul>
          {WHY.map(({ title, description }, at) => (
            <li key={title}>
              <NamedArt name={WHY_MARKS[at % WHY_MARKS.length] as (typeof WHY_MARKS)[number]} />
              <h3>
                <HeadingText>{title}</HeadingText>
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
    <div className="sec g-rain lists">
      <Companies companies={content.associates} share={sampleShare(content, 'associates')} />
      <Reviews reviews={content.testimonials} share={sampleShare(content, 'testimonials')} />
    </div>
  </>
);
