import type { Struct } from 'superstruct';
import { checkRecord } from './check';
import { COMPARISONS } from './compare';
import { checkComparison } from './compare/comparison';
import { makeFinder } from './find-my-cover';
import { Topic } from './find-my-cover/topic';
import { VEHICLE_TOPICS } from './find-my-cover/vehicles';
import { CORPORATE_LINES, INDIVIDUAL_LINES, PRODUCTS } from './lines';
import { Category, CategoryProduct, Individual, type ProductRecord, Step } from './product';
import { SERVICE_CARDS } from './services';

const fileName = (slug: string) => slug.replace(/[^a-z-]/g, '').replace(/-+/g, '-');

function check<Checked>(folder: string, record: ProductRecord, struct: Struct<Checked, unknown>) {
  const slug = record.slug ?? '(no slug)';
  checkRecord(`products/${folder}/${fileName(slug)}.ts`, slug, record, struct);
}

export function checkServices(cards: readonly { readonly title: string }[]) {
  for (const card of cards) checkRecord('services.ts', card.title, card, Step);
}

const repeated = (values: readonly string[]) => values.find((value, at) => values.indexOf(value) !== at);

/**
 * Checks the slugs of products, and the slugs in each product's `related`.
 * @throws Error if two products have the same slug, or if a slug in `related` is not the slug of another product
 */
function checkRelated() {
  const slugs = PRODUCTS.map(({ slug }) => slug);
  const twice = repeated(slugs);
  if (twice) throw new Error(`host-pages/records/lines.ts: two products have the slug "${twice}"`);
  for (const { slug, related } of PRODUCTS) {
    const wrong = related.find((other) => other === slug || !slugs.includes(other));
    if (wrong !== undefined)
      throw new Error(
        `host-pages/records: ${slug}: related: "${wrong}" must be the slug of another product in lines.ts`,
      );
  }
}

/**
 * Checks the questions and the suggestions of Find My Cover. Each product that is not a category must be suggested by
 * at least one answer.
 * @throws Error if two answers to one question have the same id, if the slug in a suggestion belongs to no product, or
 * if no answer suggests one of the products
 */
function checkFinder() {
  const topics = makeFinder().answers.flatMap(({ id, next }) => {
    const twice = [next, ...next.answers.map((topic) => topic.next)]
      .map(({ answers }) => repeated(answers.map((answer) => answer.id)))
      .find((found) => found !== undefined);
    if (twice)
      throw new Error(
        `host-pages/records: findMyCover: two answers to a question of "${id}" have the id "${twice}"`,
      );
    return next.answers;
  });
  const slugs = PRODUCTS.map(({ slug }) => slug);
  const suggested = new Set<string>();
  for (const topic of topics)
    for (const { id, next } of topic.next.answers)
      for (const [slug] of next) {
        if (!slugs.includes(slug))
          throw new Error(
            `host-pages/records: findMyCover: ${topic.id}: ${id}: no product in lines.ts has the slug "${slug}"`,
          );
        suggested.add(slug);
      }
  const products = [...INDIVIDUAL_LINES, ...CORPORATE_LINES.flatMap((line) => line.products)];
  const missing = products.find(({ slug }) => !suggested.has(slug));
  if (missing)
    throw new Error(
      `host-pages/records: ${missing.slug} is in no findMyCover: name it in an answer of its line`,
    );
}

/**
 * Checks the records of products, services and comparisons, and Find My Cover.
 * @throws Error that describes the first fault. If the fault is in a single record, the error also says in which file,
 * record and field.
 */
export function checkLines() {
  checkServices(SERVICE_CARDS);
  for (const one of COMPARISONS) checkComparison(one);
  for (const record of INDIVIDUAL_LINES) check('individual', record, Individual);
  for (const { record, products } of CORPORATE_LINES) {
    check(record.slug, record, Category);
    for (const each of products) check(record.slug, each, CategoryProduct);
  }
  for (const topic of VEHICLE_TOPICS) checkRecord('find-my-cover/vehicles.ts', topic.id, topic, Topic);
  checkRelated();
  checkFinder();
}
