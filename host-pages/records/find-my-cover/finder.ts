import type { ProductRecord } from '../product';

/** A product, and why it fits: one or two sentences to the visitor. */
export type Suggestion = readonly [product: ProductRecord, reason: string];

type Answer<Next> = {
  /** Part of the fragment of what follows: "health" in #family-health-employer. */
  readonly id: string;
  readonly label: string;
  readonly next: Next;
};

export type Question<Next> = { readonly question: string; readonly answers: readonly Answer<Next>[] };

/** The best fit comes first. */
export type Suggestions =
  | readonly [Suggestion]
  | readonly [Suggestion, Suggestion]
  | readonly [Suggestion, Suggestion, Suggestion];

/** What is to be insured, and then what exists already. */
export type SecondQuestion = Question<Question<Suggestions>>;

/** For whom. There are three questions on every way to a suggestion. */
export type Finder = Question<SecondQuestion>;
