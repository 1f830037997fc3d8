import { addressOf } from '../records/addresses';
import { CORPORATE_LINES, INDIVIDUAL_LINES } from '../records/lines';
import type { ProductRecord } from '../records/product';
import { PROPERTY_INSURANCE } from '../records/products/property-insurance/property-insurance';
import type { Content } from './lists';
import { significantWords } from './significant-words';

type Post = Content['posts'][number];

/** The significant words of a post's title and text, or of a product's name and keywords. */
type Words = { readonly title: ReadonlySet<string>; readonly text: ReadonlySet<string> };

const RELATED_POSTS = 2;
/**
 * Number of characters of a text that are compared. The beginning names the subject. A longer part would cost time and
 * add chance matches.
 */
const INTRODUCTION_CHARACTERS = 800;

/**
 * Points for a word that two items share. They depend on where the word is: in both titles, in one item's title and the
 * other item's text, or in both texts.
 */
const SCORES = { bothTitles: 4, oneTitle: 2, bothTexts: 1 } as const;
/**
 * Minimum score of two items that match. One shared word is enough if it is in a title. If the shared words are only in
 * the texts, there must be two.
 */
const MIN_SCORE = 2;

/**
 * Maximum number of items that may contain a word. A word in more items is ignored: it would relate too many items, and
 * comparing these items would take too long.
 */
const MAX_ITEMS_OF_WORD = 50;

const CORPORATE_PRODUCTS: readonly ProductRecord[] = CORPORATE_LINES.flatMap(({ record, products }) => [
  record,
  ...products,
]);
const PROPERTY_PRODUCTS = CORPORATE_LINES.filter(({ record }) => record === PROPERTY_INSURANCE).flatMap(
  ({ record, products }) => [record, ...products],
);
const PRODUCTS: readonly ProductRecord[] = [...INDIVIDUAL_LINES, ...CORPORATE_PRODUCTS];

const wordsOfPost = ({ title, description }: Post): Words => ({
  title: significantWords(title),
  text: significantWords(
    description.slice(0, INTRODUCTION_CHARACTERS).replace(/<[^>]*(?:>|$)|&[#\w]+;/g, ' '),
  ),
});

const wordsOfProduct = ({ name, meta }: ProductRecord): Words => ({
  title: significantWords(name),
  text: significantWords(meta.keyword),
});

/**
 * Returns a map from words to the positions of the items that contain the word. Leaves out words that are too common.
 */
function indexWords(items: readonly Words[], part: keyof Words) {
  const index = new Map<string, number[]>();
  for (const [at, words] of items.entries()) {
    for (const word of words[part]) {
      const positions = index.get(word);
      if (positions) positions.push(at);
      else index.set(word, [at]);
    }
  }
  for (const [word, positions] of index) if (positions.length > MAX_ITEMS_OF_WORD) index.delete(word);
  return index;
}

/**
 * Returns a function that compares a text with all items. That function returns the positions of the items that match
 * the text best, the best match first.
 * @param items the words of each item
 * @param comparesTexts true if words in a text are also compared with words in other texts. This takes too long for
 * many items, since texts share a hundred times as many words as titles.
 */
function matcher(items: readonly Words[], comparesTexts: boolean) {
  const titles = indexWords(items, 'title');
  const texts = indexWords(items, 'text');
  const scores = new Uint16Array(items.length);

  /**
   * Returns the positions of up to `count` items. Of two items with the same score, the one nearer to `position` comes
   * first.
   * @param position the text's own position in `items`
   */
  return ({ title, text }: Words, count: number, position = 0): number[] => {
    const matches: number[] = [];
    const add = (positions: readonly number[] | undefined, score: number) => {
      for (const at of positions ?? []) {
        if (!scores[at]) matches.push(at);
        scores[at] = (scores[at] as number) + score;
      }
    };
    for (const word of title) {
      add(titles.get(word), SCORES.bothTitles);
      add(texts.get(word), SCORES.oneTitle);
    }
    for (const word of text) {
      add(titles.get(word), SCORES.oneTitle);
      if (comparesTexts) add(texts.get(word), SCORES.bothTexts);
    }

    const isBetter = (a: number, b: number) => {
      const byScore = (scores[a] as number) - (scores[b] as number);
      const byDistance = Math.abs(b - position) - Math.abs(a - position);
      return (byScore || byDistance || b - a) > 0;
    };
    const best: number[] = [];
    for (const at of matches) {
      if ((scores[at] as number) < MIN_SCORE) continue;
      const rank = best.findIndex((other) => isBetter(at, other));
      best.splice(rank < 0 ? best.length : rank, 0, at);
      best.length = Math.min(best.length, count);
    }
    for (const at of matches) scores[at] = 0;
    return best;
  };
}

const wordsOfLists = new WeakMap<readonly Post[], readonly Words[]>();

/** Returns the words of all posts. Caches the result, so a list of posts is read only once. */
function wordsOfPosts(posts: readonly Post[]): readonly Words[] {
  const known = wordsOfLists.get(posts) ?? posts.map(wordsOfPost);
  wordsOfLists.set(posts, known);
  return known;
}

const matchProducts = matcher(PRODUCTS.map(wordsOfProduct), true);

/** Returns the product that a post is about. */
function subjectOf(words: Words): ProductRecord | undefined {
  const [position] = matchProducts(words, 1);
  return position === undefined ? undefined : PRODUCTS[position];
}

const subjectsOfLists = new WeakMap<readonly Post[], readonly (ProductRecord | undefined)[]>();

/**
 * Returns the post that a product's page recommends. It is the first of these posts that exists:
 * - the newest post about the product
 * - the newest post about a product in `near`
 * - for a corporate product, the newest post about property insurance, since every business has property
 * - the newest post
 * @param near the products of the same category, and the products related to the product's line
 */
export function postAbout(
  record: ProductRecord,
  near: readonly ProductRecord[],
  posts: readonly Post[],
): Post | undefined {
  const subjects = subjectsOfLists.get(posts) ?? wordsOfPosts(posts).map(subjectOf);
  subjectsOfLists.set(posts, subjects);
  const own = subjects.indexOf(record);
  if (own >= 0) return posts[own];
  const newestOn = (products: readonly ProductRecord[]) =>
    posts[subjects.findIndex((subject) => subject && products.includes(subject))];
  const common = CORPORATE_PRODUCTS.includes(record) ? PROPERTY_PRODUCTS : [];
  return newestOn(near) ?? newestOn(common) ?? posts[0];
}

export type RelatedProduct = Pick<ProductRecord, 'name' | 'coversInShort'> & { readonly path: string };

const linkTo = (product: ProductRecord): RelatedProduct => {
  const { name, coversInShort } = product;
  return { name, coversInShort, path: addressOf(product) };
};

/**
 * Reads all posts once. Returns a function that finds two posts and a product on the same subject as a given post. If
 * fewer than two posts match, the function adds posts with nearby dates. How well two posts match must not depend on
 * other posts (except for `MAX_ITEMS_OF_WORD`). Otherwise each new post would change the links on many pages.
 */
export function relatedIndex(posts: readonly Post[]) {
  const words = wordsOfPosts(posts);
  const positions = new Map(posts.map(({ id }, at) => [id, at]));
  const matchPosts = matcher(words, false);

  /**
   * Returns the positions of the posts that are two and three places away from a post, the older posts first. Leaves
   * out the next and the previous post, since the post's page always links to them.
   */
  const nearbyPosts = (at: number) =>
    [2, 3, -2, -3].map((distance) => at + distance).filter((other) => posts[other]);

  return (post: Post): { related: readonly Post[]; product: RelatedProduct | undefined } => {
    const position = positions.get(post.id) as number;
    const own = words[position] as Words;
    const matches = matchPosts(own, RELATED_POSTS + 1, position).filter((at) => at !== position);
    const related = [...new Set([...matches, ...nearbyPosts(position)])]
      .slice(0, RELATED_POSTS)
      .map((at) => posts[at] as Post);
    const product = subjectOf(own);
    return { related, product: product && linkTo(product) };
  };
}
