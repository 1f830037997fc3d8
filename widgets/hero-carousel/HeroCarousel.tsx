import type { ReactNode } from 'react';
import type { Slides } from '../shared/carousel/slides-read';
import { SlidesView } from '../shared/carousel/slides-view';
import { copyColours } from './copy-colours';
import { HERO_RULE } from './limits';
import type { HeroCarouselOptions } from './options';

export type HeroCarouselProps = {
  readonly options: HeroCarouselOptions;
  /** Number of slides, and of dots. */
  readonly count: number;
  readonly slides?: Slides;
  readonly prerendered: boolean;
  /** The `<ul>` of slides, at build time only. */
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
