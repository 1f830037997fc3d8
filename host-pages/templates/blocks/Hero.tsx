import type { ReactNode } from 'react';
import { Art } from '../../art/Art';
import type { Picture } from '../../art/picture';
import { Breadcrumb, type Crumbs } from '../layout/Breadcrumb';
import { Icon } from '../layout/Icon';
import { HeadingText } from './HeadingText';

export type HeroProps = {
  readonly title: string;
  /** The title's element. `p` if a widget on the page renders the h1. */
  readonly titleAs?: 'h1' | 'p';
  /** The English title. A page in another language shows it in addition to its own title. */
  readonly english?: string;
  readonly crumbs: Crumbs;
  readonly crumbsLabel?: string;
  /** Content that is shown beside the breadcrumb. */
  readonly besideCrumbs?: ReactNode;
  readonly picture: Picture;
  /** An image that is shown instead of the picture. */
  readonly image?: ReactNode;
  /** Minimum height in windows that are at least 768 px wide: "page" 500 px, "low" 280 px. */
  readonly height?: 'page' | 'low';
  readonly ground?: 'indigo' | 'ink' | 'marigold';
  readonly children?: ReactNode;
};

/** Renders the top of every page except the home page, the 404 page and the pages for frames. */
export const Hero = ({
  title,
  titleAs: Title = 'h1',
  english,
  crumbs,
  crumbsLabel,
  besideCrumbs,
  picture,
  image,
  height = 'page',
  ground = 'indigo',
  children,
}: HeroProps) => (
  <section className={`hero hero-${height} g-${ground}`}>
    <div className="wrap">
      {besideCrumbs ? (
        <div className="head">
          <Breadcrumb crumbs={crumbs} label={crumbsLabel} /> {besideCrumbs}
        </div>
      ) : (
        <Breadcrumb crumbs={crumbs} label={crumbsLabel} />
      )}
      <Title className={Title === 'p' ? 'h1' : undefined}>
        <HeadingText>{title}</HeadingText>
        {english && (
          <>
            {' '}
            <small lang="en">{english}</small>
          </>
        )}
      </Title>
      {children}
    </div>
    {image ?? <Art picture={picture} fit="xMaxYMax meet" />}
  </section>
);

export const QuoteLink = () => (
  <a className="btn" href="#formdata">
    Get A Quote <Icon name="right" />
  </a>
);
