import MiniSearch from 'minisearch';
import {
  INDEX_OPTIONS,
  type SearchDocument,
  type Shown,
} from '../../host-pages/browser/search/index-options';
import { jobPath, postPath } from '../../host-pages/content/content-paths';
import { excerpt } from '../../host-pages/content/excerpt';
import type { Content } from '../../host-pages/content/lists';
import { addressOf } from '../../host-pages/records/addresses';
import { COMPARE_PATH, COMPARISONS } from '../../host-pages/records/compare';
import { EVERYDAY_NAMES } from '../../host-pages/records/everyday-names';
import { GLOSSARY, GLOSSARY_PATH, type GlossaryTerm, termId } from '../../host-pages/records/glossary';
import { PRODUCTS } from '../../host-pages/records/lines';
import type { ProductRecord } from '../../host-pages/records/product';
import { questionId } from '../../host-pages/records/question-id';
import { SEARCH_PATH } from '../../host-pages/records/search';
import type { Route } from '../../host-pages/route';
import { isOver } from '../../widgets/contract/deadline';

/**
 * Limits that keep the index small enough for a phone. The newest 100 posts are found by their title and the beginning
 * of their text, the next 900 by their title only. Older posts are only in the blog's archive.
 */
const POSTS_WITH_TEXT = 100;
const MAX_POSTS = 1000;
const POST_TEXT_LENGTH = 500;

const EXCERPT_LENGTH = 150;

type NewDocument = Omit<SearchDocument, 'id'>;

const short = (text: string) =>
  text.length > EXCERPT_LENGTH ? `${text.slice(0, text.lastIndexOf(' ', EXCERPT_LENGTH))} …` : text;

const document = (
  kind: Shown['kind'],
  label: string,
  { text, ...shown }: Pick<NewDocument, 'title' | 'path' | 'text' | 'names' | 'lang'>,
): NewDocument => ({ kind, label, excerpt: short(text), text, ...shown });

function productDocuments(record: ProductRecord): NewDocument[] {
  const path = encodeURI(addressOf(record));
  const { name, subtitle, descriptions, intro, needs, covers, considerations, faqs } = record;
  return [
    document('product', 'Product', {
      title: name,
      path,
      names: `${subtitle} ${record.meta.keyword}`,
      // Leaves out exclusions: a search for "fire" should find the policies that cover fire, not those that exclude it.
      text: [...descriptions, intro, ...needs, ...covers, ...considerations].join(' '),
    }),
    ...faqs.map(({ question, answer }) =>
      document('question', `Question about ${name}`, {
        title: question,
        path: `${path}#${questionId(question)}`,
        text: answer,
      }),
    ),
  ];
}

const termDocument = (entry: GlossaryTerm): NewDocument =>
  document('term', 'Glossary', {
    title: entry.term,
    path: `${GLOSSARY_PATH}#${termId(entry)}`,
    names: [entry.abbreviation ?? [], entry.spellings ?? []].flat().join(' '),
    text: entry.definition,
  });

const comparedText = () =>
  COMPARISONS.flatMap(({ title, rows }) => [
    title,
    ...rows.flatMap(({ label, cells }) => [label, ...cells]),
  ]).join(' ');

const pageDocument = ({ path, crumbs, meta, language }: Route): NewDocument => {
  const page = document('page', 'Page', {
    title: crumbs.at(-1)?.[0] ?? meta.meta_title,
    path: encodeURI(path),
    names: `${meta.meta_title} ${meta.keyword}`,
    text: meta.meta_description,
    ...(language && { lang: language }),
  });
  return path === COMPARE_PATH ? { ...page, text: `${page.text} ${comparedText()}` } : page;
};

const postDocument = ({ id, title, description }: Content['posts'][number], at: number): NewDocument =>
  document('post', 'Blog', {
    title,
    path: postPath(id),
    text: at < POSTS_WITH_TEXT ? excerpt(description, POST_TEXT_LENGTH) : '',
  });

const jobDocument = ({ id, title, job_type, location }: Content['jobs'][number]): NewDocument =>
  document('page', 'Opening', { title, path: jobPath(id), text: [job_type, location].join(' ') });

/**
 * Returns the documents that the search can find.
 * @param pages the site's own pages. Pages with a `service` are left out: they are products' pages, which `PRODUCTS`
 * already covers.
 */
export const searchDocuments = (
  pages: readonly Route[],
  { posts, jobs }: Pick<Content, 'posts' | 'jobs'>,
): NewDocument[] => [
  ...PRODUCTS.flatMap(productDocuments),
  ...GLOSSARY.map(termDocument),
  ...pages
    .filter(({ path, indexed, service }) => indexed && !service && path !== SEARCH_PATH)
    .map(pageDocument),
  ...posts.slice(0, MAX_POSTS).map(postDocument),
  ...jobs.filter(({ deadline }) => !isOver(deadline)).map(jobDocument),
];

/**
 * Returns the words of everyday names. A word that is a whole name occurs three times, any other word once. So a search
 * for "mediclaim" finds the page with that name before the page for "group mediclaim".
 */
function everydayWords(names: readonly string[]): string {
  const words = new Set(names.flatMap((name) => name.split(' ')));
  return [...words].map((word) => (names.includes(word) ? `${word} ${word} ${word}` : word)).join(' ');
}

const EVERYDAY_BY_PATH = new Map(
  Object.entries(EVERYDAY_NAMES).map(([path, names]) => [
    encodeURI(path),
    everydayWords(Object.values(names).flatMap((each) => each.split(', '))),
  ]),
);

/** Returns the search index as JSON, in the format that search-engine.ts loads. */
export function searchIndex(documents: readonly NewDocument[]): string {
  const index = new MiniSearch(INDEX_OPTIONS);
  index.addAll(
    documents.map((each, id) => ({ id, ...each, everydayNames: EVERYDAY_BY_PATH.get(each.path) ?? '' })),
  );
  return JSON.stringify(index);
}
