import { array, type Infer, nonempty, object, size, string } from 'superstruct';

const text = nonempty(string());
const texts = (count: number) => size(array(text), count);

/** What a page says of itself in its head (spec section 3, page metadata entry). */
export const PageMeta = object({
  /** Up to 60 characters; the broker's name is put behind it. */
  meta_title: text,
  /** 110 to 160 characters. */
  meta_description: text,
  /** Separated by commas. */
  keyword: text,
});

export const Faq = object({ question: text, answer: text });

/** A numbered step; `picture` is a name in art/steps.ts. */
export const Step = object({ title: text, description: text, picture: text });

/** The page of a product, or of a category of products. */
export const Product = object({
  /** Last part of the path, as the spec writes it. */
  slug: text,
  name: text,
  meta: PageMeta,
  /** Under the name, in a few words. */
  subtitle: text,
  /** What it is: the two paragraphs of the hero. */
  descriptions: texts(2),
  /** The block below the hero: a heading in a few words, and one paragraph. */
  introTitle: text,
  intro: text,
  /** Who needs it. */
  needs: texts(4),
  /** A sentence for the card; the list stands further down the page. */
  coversInShort: text,
  covers: texts(5),
  excludesInShort: text,
  excludes: texts(5),
  /** What to consider when buying. */
  considerations: texts(4),
  stepsTitle: text,
  steps: size(array(Step), 4),
  faqs: size(array(Faq), 5),
});

export type ProductRecord = Infer<typeof Product>;
