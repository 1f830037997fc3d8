import { RULES, type Rule } from './limits';

/** @param reaches whether the window is at least so wide */
export const cardsInSet = (rule: Rule, reaches: (px: number) => boolean): number =>
  RULES[rule].find(([from]) => reaches(from))?.[1] ?? 1;

/** The narrowest window that shows all cards at once; undefined where none does. */
export const oneSetFrom = (rule: Rule, cards: number): number | undefined => {
  if (cards < 2) return 0;
  return RULES[rule].findLast(([, inSet]) => inSet >= cards)?.[0];
};

/** The first card of a set. The last set ends with the last card, and is as full as the others. */
export const firstCard = (set: number, cards: number, inSet: number) => Math.min(set * inSet, cards - inSet);

/** The set that stands nearest where `first`, which need not be a whole number, is the first card in view. */
export function nearestSet(first: number, cards: number, inSet: number): number {
  let nearest = 0;
  const away = (set: number) => Math.abs(firstCard(set, cards, inSet) - first);
  for (let set = 1; set * inSet < cards; set++) if (away(set) < away(nearest)) nearest = set;
  return nearest;
}
