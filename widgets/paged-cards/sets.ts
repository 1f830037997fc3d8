import { RULES, type Rule } from './limits';

/** @param reaches whether the window is at least that wide */
export const cardsInSet = (rule: Rule, reaches: (px: number) => boolean): number =>
  RULES[rule].find(([from]) => reaches(from))?.[1] ?? 1;

/** Width of the narrowest window that shows all cards at once; undefined if no window does. */
export const oneSetFrom = (rule: Rule, cards: number): number | undefined => {
  if (cards < 2) return 0;
  return RULES[rule].findLast(([, inSet]) => inSet >= cards)?.[0];
};

/** The first card of a set. The last set ends with the last card, and is as full as the others. */
export const firstCard = (set: number, cards: number, inSet: number) => Math.min(set * inSet, cards - inSet);

/** The set nearest to the scroll position `first`: the first card in view, which may be a fraction. */
export function nearestSet(first: number, cards: number, inSet: number): number {
  let nearest = 0;
  const distance = (set: number) => Math.abs(firstCard(set, cards, inSet) - first);
  for (let set = 1; set * inSet < cards; set++) if (distance(set) < distance(nearest)) nearest = set;
  return nearest;
}
