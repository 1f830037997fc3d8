import type { ReactNode } from 'react';
import type { Slides } from '../shared/carousel/slides-read';
import { SlidesView } from '../shared/carousel/slides-view';
import { RULES } from './limits';
import type { CarouselOptions } from './options';

export type CarouselProps = {
  readonly options: CarouselOptions;
  readonly slides?: Slides;
  readonly prerendered: boolean;
  /** The `<ul>` of slides, at build time only. */
  readonly children?: ReactNode;
};

export const Carousel = ({ options, slides, prerendered, children }: CarouselProps) => (
  <SlidesView
    className={`carousel carousel--${options.rule} carousel--${options.controls}`}
    label={options.label}
    rule={RULES[options.rule]}
    dots={false}
    count={slides?.items.length ?? 0}
    slides={slides}
    prerendered={prerendered}
  >
    {children}
  </SlidesView>
);
