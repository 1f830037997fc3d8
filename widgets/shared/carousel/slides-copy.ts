/** Texts of the widgets `carousel` and `hero-carousel`. */
export const COPY = {
  carousel: 'carousel',
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause slides',
  play: 'Play slides',
  choose: 'Choose a slide',
  slide: (number: number) => `Slide ${number}`,
  reached: (number: number, count: number, name: string) =>
    `Slide ${number} of ${count}${name && `: ${name}`}`,
} as const;
