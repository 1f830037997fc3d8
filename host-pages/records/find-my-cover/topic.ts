import { array, type Infer, nonempty, object, pattern, refine, string, tuple } from 'superstruct';

const text = nonempty(string());

/**
 * The id of an answer. The URL fragment of a step in Find My Cover consists of the ids of all answers that lead to the
 * step, as in #family-health-employer.
 */
const id = pattern(string(), /^[a-z]+(-[a-z]+)*$/);

/** The slug of a product, and one or two sentences that tell the visitor why it fits. */
const Suggestion = tuple([text, text]);
export type Suggestion = Infer<typeof Suggestion>;

const MAX_SUGGESTIONS = 3;

/** The products that a result suggests, the best one first. */
const Suggestions = refine(
  array(Suggestion),
  'count',
  ({ length }) =>
    (length > 0 && length <= MAX_SUGGESTIONS) ||
    `has ${length} products, and a result has 1 to ${MAX_SUGGESTIONS}`,
);
export type Suggestions = Infer<typeof Suggestions>;

/** An answer to the second question (what to insure), and the third question to which it leads. */
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

/** The questions of Find My Cover. The first question asks who is to be insured. A result comes after three questions. */
export type Finder = Question<Question<Question<Suggestions>>>;
