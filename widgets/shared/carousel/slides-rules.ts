/**
 * In windows at least `from` px wide, `view` slides are visible, with `gap` px between them. The CSS that sizes the
 * slides repeats these numbers. A test compares them.
 */
export type WidthRule = { readonly from: number; readonly view: number; readonly gap: number };

export type SlidesRule = {
  readonly autoplayMs: number;
  /** True if autoplay resumes after a visitor has moved the slides. */
  readonly resumesAfterInteraction: boolean;
  /** True if the current slide is in the middle of the visible slides. */
  readonly centred: boolean;
  /** Sorted by width, widest first. The last one applies from 0 px. */
  readonly widths: readonly [...WidthRule[], WidthRule];
};

export function widthRule({ widths }: SlidesRule): WidthRule {
  const row = widths.find(({ from }) => matchMedia(`(min-width: ${from}px)`).matches);
  return row ?? (widths.at(-1) as WidthRule);
}
