import { array, enums, type Infer, nonempty, object, refine, type Struct, string } from 'superstruct';
import { STEPS } from '../art/steps';

const text = nonempty(string());
/** Requires exactly `count` items, for which the page's layout has room. */
const exactly = <T, S>(count: number, item: Struct<T, S>) =>
  refine(
    array(item),
    'count',
    ({ length }) => length === count || `has ${length}, and the page has room for exactly ${count}`,
  );
const texts = (count: number) => exactly(count, text);

/** A page's metadata (requirements 2.4). */
const PageMeta = object({
  /** Up to 60 characters; the broker's name is appended. */
  meta_title: text,
  /** 110 to 160 characters. */
  meta_description: text,
  /** Separated by commas. */
  keyword: text,
});

const Faq = object({ question: text, answer: text });

/** A step or a service: text, and the name of a picture in art/steps.ts. */
export const Step = object({
  title: text,
  description: text,
  picture: enums(Object.keys(STEPS) as (keyof typeof STEPS)[]),
});
export type StepRecord = Infer<typeof Step>;

/** The page of a product, or of a category of products. */
export const Product = object({
  /** Last part of the path, as written in requirements 2.1. */
  slug: text,
  name: text,
  meta: PageMeta,
  /** The line under the name, in a few words. */
  subtitle: text,
  /** What the product is, in the hero's two paragraphs. */
  descriptions: texts(2),
  /** The block below the hero: a heading in a few words, and one paragraph. */
  introTitle: text,
  intro: text,
  /** Who needs it. */
  needs: texts(4),
  /** What it covers, in one sentence for the card. The full list is further down the page. */
  coversInShort: text,
  covers: texts(5),
  excludesInShort: text,
  excludes: texts(5),
  /** What to consider when buying. */
  considerations: texts(4),
  stepsTitle: text,
  steps: exactly(4, Step),
  faqs: exactly(5, Faq),
});

export type ProductRecord = Infer<typeof Product>;
