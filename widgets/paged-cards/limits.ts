/** The number of cards in a set, in windows that are at least `from` px wide. Sorted by width, widest first. */
type Rows = readonly (readonly [from: number, cards: number])[];

// The rules of requirements 8.4 to 8.6. The first matching row applies; if none matches, a set has one card. A rule in
// the requirements may say that the window must be wider than a width (4.3). `from` is then that width plus 1: for
// service cards, 1023 px becomes 1024. The media queries of paged-cards.css repeat the rules.
export const RULES = {
  services: [
    [1024, 3],
    [768, 2],
  ],
  individual: [
    [1024, 3],
    [640, 2],
  ],
  testimonials: [
    [1023, 3],
    [639, 2],
  ],
  'testimonials-home': [
    [1024, 3],
    [661, 2],
  ],
  features: [
    [1500, 8],
    [1024, 6],
    [0, 2],
  ],
  'features-two-columns': [
    [1500, 4],
    [1024, 3],
  ],
  products: [
    [1024, 4],
    [768, 3],
    [640, 2],
  ],
} as const satisfies Record<string, Rows>;
export type Rule = keyof typeof RULES;

/** Maximum number of dots in a narrow window. If there are more sets, the current set's number replaces the dots. */
export const MOST_DOTS = 6;

/** Scrolling counts as ended once the row hasn't moved for this long. */
export const STILL_MS = 100;
