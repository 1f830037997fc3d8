import type { ReactNode } from 'react';
import type { Slides } from '../shared/carousel/slides-read';
import { SlidesView } from '../shared/carousel/slides-view';
import { copyColours } from './copy-colours';
import { HERO_RULE } from './limits';
import type { HeroCarouselOptions } from './options';

export type HeroCarouselProps = {
  readonly options: HeroCarouselOptions;
  /** How many slides there are: a dot for each. */
  readonly count: number;
  readonly slides?: Slides;
  readonly prerendered: boolean;
  /** Given at build time only: the `<ul>` of slides. */
  readonly children?: ReactNode;
};

export const HeroCarousel = ({ options, count, slides, prerendered, children }: HeroCarouselProps) => (
  <SlidesView
    className={`hero-carousel hero-carousel--${options.controls}`}
    label={options.label}
    rule={HERO_RULE}
    dots
    count={count}
    slides={slides}
    prerendered={prerendered}
    {...(options.controls === 'over' && { onShow: copyColours })}
  >
    {children}
  </SlidesView>
);
