import { array, type Infer, nonempty, object, pattern, refine, string, tuple } from 'superstruct';

const text = nonempty(string());

/** A part of a step's fragment: "health" in #family-health-employer. */
const id = pattern(string(), /^[a-z]+(-[a-z]+)*$/);

/** The slug of a product, and the reason why it fits: one or two sentences to the visitor. */
const Suggestion = tuple([text, text]);
export type Suggestion = Infer<typeof Suggestion>;

const MAX_SUGGESTIONS = 3;

/** The suggestions of a result, the best one first. */
const Suggestions = refine(
  array(Suggestion),
  'count',
  ({ length }) =>
    (length > 0 && length <= MAX_SUGGESTIONS) ||
    `has ${length} products, and a result has 1 to ${MAX_SUGGESTIONS}`,
);
export type Suggestions = Infer<typeof Suggestions>;

/** An answer to the second question, which asks what to insure, with the third question. */
export const Topic = object({
  id,
  label: text,
  next: object({
    question: text,
    answers: nonempty(array(object({ id, label: text, next: Suggestions }))),
  }),
});
export type Topic = Infer<typeof Topic>;

type Answer<Next> = { readonly id: string; readonly label: string; readonly next: Next };
export type Question<Next> = { readonly question: string; readonly answers: readonly Answer<Next>[] };

/** The first question asks who is to be insured. Three questions lead to each result. */
export type Finder = Question<Question<Question<Suggestions>>>;
