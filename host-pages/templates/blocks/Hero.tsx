import type { ReactNode } from 'react';
import { Art } from '../../art/Art';
import type { Picture } from '../../art/picture';
import { Breadcrumb, type Crumbs } from '../layout/Breadcrumb';

type HeroProps = {
  readonly title: string;
  readonly crumbs: Crumbs;
  readonly picture: Picture;
  /** "page" is at least 500 px high, "low" 280. */
  readonly height?: 'page' | 'low';
  readonly ground?: 'indigo' | 'ink' | 'marigold';
  readonly children?: ReactNode;
};

/** The top of every page but the home page. */
export const Hero = ({ title, crumbs, picture, height = 'page', ground = 'indigo', children }: HeroProps) => (
  <section className={`hero hero-${height} g-${ground}`}>
    <div className="wrap">
      <Breadcrumb crumbs={crumbs} />
      <h1>{title}</h1>
      {children}
    </div>
    <Art picture={picture} fit="xMaxYMax meet" />
  </section>
);

export const QuoteLink = () => (
  <a className="btn" href="#formdata">
    Get A Quote
  </a>
);
