import {
  array,
  define,
  enums,
  type Infer,
  nonempty,
  object,
  optional,
  refine,
  type Struct,
  string,
  union,
} from 'superstruct';
import type { Picture } from '../art/picture';
import { STEPS } from '../art/steps';
import { COVER_NEED_KINDS } from './cover-need';
import { Topic } from './find-my-cover/topic';

const text = nonempty(string());
/** Returns a struct for an array of exactly `count` items. The page's layout has room for exactly that many. */
const exactly = <T, S>(count: number, item: Struct<T, S>) =>
  refine(
    array(item),
    'count',
    ({ length }) => length === count || `has ${length}, and the page has room for exactly ${count}`,
  );
const texts = (count: number) => exactly(count, text);

/** A page's metadata (requirements 2.4). */
const PageMeta = object({
  /** Up to 60 characters, not counting the broker's name, which pages append. */
  meta_title: text,
  /** From 110 to 160 characters. */
  meta_description: text,
  /** Separated by commas. */
  keyword: text,
});

const Faq = object({ question: text, answer: text });

/** A step or a service. `picture` is the name of a picture in art/steps.ts. */
export const Step = object({
  title: text,
  description: text,
  picture: enums(Object.keys(STEPS) as (keyof typeof STEPS)[]),
});
export type StepRecord = Infer<typeof Step>;

const picture = define<Picture>(
  'picture',
  (value) =>
    Array.isArray((value as Partial<Picture> | undefined)?.shapes) ||
    'expected a picture, such as those in art/products/',
);

/** A contact whose phone number works everywhere in India. */
const PhoneContact = object({ name: text, phone: text });
export type PhoneContact = Infer<typeof PhoneContact>;

/** What to do after a loss. The facts must be the same as in the record's questions (`faqs`). */
const Claim = object({
  /** The event, in a few words. */
  event: text,
  first: nonempty(array(text)),
  /** What insurers usually ask for with a claim. */
  documents: nonempty(array(text)),
  /** Whom the visitor should call, in addition to the insurer and the broker. */
  call: array(union([text, PhoneContact])),
});

/** The fields of every product and category. */
const FIELDS = {
  /** Last part of the path, as written in requirements 2.1. */
  slug: text,
  name: text,
  meta: PageMeta,
  /** A few words, which the page shows under the name. */
  subtitle: text,
  /** What the product is: the two paragraphs of the hero. */
  descriptions: texts(2),
  /** Heading of the block below the hero, in a few words. */
  introTitle: text,
  /** The paragraph of the block below the hero. */
  intro: text,
  /** Who needs the product. */
  needs: texts(4),
  /** What the product covers, in one sentence. Posts about the product show it. */
  coversInShort: text,
  covers: texts(5),
  excludes: texts(5),
  /** What to consider when buying. */
  considerations: texts(4),
  stepsTitle: text,
  steps: exactly(4, Step),
  faqs: exactly(5, Faq),
  /** The formula with which visitors calculate the sum to insure, if the page has one. */
  coverNeed: optional(enums(COVER_NEED_KINDS)),
  /** The slugs of two other products that the page's visitors often need. */
  related: texts(2),
};

/**
 * The fields of a line. A line is an individual product or a category. Menus, tiles and /claims list the lines, but not
 * the products of a category.
 */
const LINE_FIELDS = {
  ...FIELDS,
  /** What insurers usually ask for with a proposal. */
  proposalDocuments: nonempty(array(text)),
  claim: Claim,
  /** Answers to the second question of Find My Cover, "what to insure". Each answer contains the third question. */
  findMyCover: nonempty(array(Topic)),
  pictures: object({ tile: picture, hero: picture, thing: picture }),
};

/** An individual product's tab on the page Individual Insurance. */
const Tab = object({
  /** The tab's label, worded as in requirements 2.16. It is not always the product's name. */
  label: text,
  paragraphs: nonempty(array(text)),
  points: nonempty(array(text)),
});

export const Individual = object({ ...LINE_FIELDS, tab: optional(Tab) });
export const Category = object(LINE_FIELDS);
export const CategoryProduct = object({ ...FIELDS, pictures: object({ card: picture, thing: picture }) });

export type IndividualRecord = Infer<typeof Individual>;
export type CategoryRecord = Infer<typeof Category>;
export type CategoryProductRecord = Infer<typeof CategoryProduct>;

export type LineRecord = IndividualRecord | CategoryRecord;
export type ProductRecord = LineRecord | CategoryProductRecord;
