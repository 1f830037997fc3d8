/** How many slides are visible from a window width on. CSS repeats it for use before scripts; test/widgets compares. */
export type WidthRule = { readonly from: number; readonly view: number; readonly gap: number };

export type SlidesRule = {
  readonly autoplayMs: number;
  /** Whether autoplay resumes after a visitor has moved the slides. */
  readonly resumesAfterInteraction: boolean;
  /** The current slide is the middle one of those visible. */
  readonly centred: boolean;
  /** Widest first; the last applies from 0 on. */
  readonly widths: readonly [...WidthRule[], WidthRule];
};

export function widthRule({ widths }: SlidesRule): WidthRule {
  const row = widths.find(({ from }) => matchMedia(`(min-width: ${from}px)`).matches);
  return row ?? (widths.at(-1) as WidthRule);
}
