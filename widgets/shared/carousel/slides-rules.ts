/** How many slides are seen from a window width on. CSS says the same, for before scripts; test/widgets compares the two. */
export type WidthRule = { readonly from: number; readonly view: number; readonly gap: number };

export type SlidesRule = {
  readonly autoplayMs: number;
  /** False where autoplay ends once a visitor has moved the slides. */
  readonly goesOn: boolean;
  /** The current slide stands in the middle of those seen. */
  readonly centred: boolean;
  /** Widest first; the last is from 0 on. */
  readonly widths: readonly [...WidthRule[], WidthRule];
};

export function widthRule({ widths }: SlidesRule): WidthRule {
  const row = widths.find(({ from }) => matchMedia(`(min-width: ${from}px)`).matches);
  return row ?? (widths.at(-1) as WidthRule);
}
