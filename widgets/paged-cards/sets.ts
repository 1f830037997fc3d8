import { RULES, type Rule } from './limits';

/**
 * Returns the number of cards in a set.
 * @param reaches returns true if the window is at least `px` wide
 */
export const cardsInSet = (rule: Rule, reaches: (px: number) => boolean): number =>
  RULES[rule].find(([from]) => reaches(from))?.[1] ?? 1;

/** Returns the width of the narrowest window that shows all cards at once; undefined if no window does. */
export const oneSetFrom = (rule: Rule, cards: number): number | undefined => {
  if (cards < 2) return 0;
  return RULES[rule].filter(([, inSet]) => inSet >= cards).at(-1)?.[0];
};

/**
 * Returns the index of a set's first card. The last set is as full as the others, so it may repeat cards of the set
 * before it.
 */
export const firstCard = (set: number, cards: number, inSet: number) => Math.min(set * inSet, cards - inSet);

/**
 * Returns the index of the set nearest to the scroll position.
 * @param first the scroll position as the index of the first card in view. It may be a fraction.
 */
export function nearestSet(first: number, cards: number, inSet: number): number {
  let nearest = 0;
  const distance = (set: number) => Math.abs(firstCard(set, cards, inSet) - first);
  for (let set = 1; set * inSet < cards; set++) if (distance(set) < distance(nearest)) nearest = set;
  return nearest;
}
