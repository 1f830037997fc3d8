import type { ProductRecord } from '../product';

/** A product, and the reason why it fits: one or two sentences to the visitor. */
export type Suggestion = readonly [product: ProductRecord, reason: string];

type Answer<Next> = {
  /** Its part of the next step's fragment: "health" in #family-health-employer. */
  readonly id: string;
  readonly label: string;
  readonly next: Next;
};

export type Question<Next> = { readonly question: string; readonly answers: readonly Answer<Next>[] };

/** Up to three suggestions, the best first. */
export type Suggestions =
  | readonly [Suggestion]
  | readonly [Suggestion, Suggestion]
  | readonly [Suggestion, Suggestion, Suggestion];

/** Asks what is to be insured. The third question asks what cover exists already. */
export type SecondQuestion = Question<Question<Suggestions>>;

/** Asks who is to be insured. There are three questions on every way to a suggestion. */
export type Finder = Question<SecondQuestion>;
