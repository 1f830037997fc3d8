import type { Kysely } from 'kysely';
import {
  FIND_POST,
  LIST_COMPANIES,
  LIST_MEDIA,
  LIST_POLICIES,
  LIST_POSTS,
  LIST_TESTIMONIALS,
} from '../../widgets/contract/list-endpoints';
import type { Content, ListName } from '../content/lists';
import { countList, findById, selectList } from '../db/content';
import type { Schema } from '../db/schema';
import type { Answer } from './answer';
import { checkAction, fieldRefusal, readId } from './check-action';
import type { Call } from './post-only';
import type { Form } from './read-form';

/** The largest part of a list that is asked for at once. */
const MAX_LIMIT = 1000;
const MAX_PAGE = 1_000_000;

function readNumber(form: Form, name: string, otherwise: number, largest: number): number {
  const given = form.get(name)?.trim();
  if (!given) return otherwise;
  const value = Number(given);
  if (/^\d+$/.test(given) && value >= 1 && value <= largest) return value;
  throw fieldRefusal(400, name, `${name} must be a whole number from 1 to ${largest}`);
}

/** The generic answer of spec section 3. */
export const listAnswer = (data: readonly unknown[], totalcount = data.length): Answer => ({
  status: 200,
  body: { data, totalcount, count: data.length, success: true, message: '' },
});

export const oneAnswer = (data: object): Answer => ({
  status: 200,
  body: { data, totalcount: 1, count: 1, success: true, message: '' },
});

/** What is not there is an answer, not an error: existing backends say so with a status of 200. */
export const nothingAnswer = (message: string): Answer => ({
  status: 200,
  body: { data: [], totalcount: 0, count: 0, success: false, message },
});

/** A list in its order: all of it, or the part that `limit` and `page` ask for. */
export async function answerList<List extends ListName>(
  db: Kysely<Schema>,
  list: List,
  form: Form,
  shown: (record: Content[List][number]) => unknown = (record) => record,
): Promise<Answer> {
  const limit = readNumber(form, 'limit', MAX_LIMIT, MAX_LIMIT);
  const page = readNumber(form, 'page', 1, MAX_PAGE);
  const records = await selectList(db, list, { limit, offset: (page - 1) * limit });
  const shownRecords = records.map((record) => shown(record as Content[List][number]));
  return listAnswer(shownRecords, await countList(db, list));
}

/** testimonial.php */
export const testimonials =
  (db: Kysely<Schema>): Call =>
  async (form) => {
    checkAction(form, LIST_TESTIMONIALS.fixed.action);
    return answerList(db, 'testimonials', form);
  };

/** associate_companies.php */
export const companies =
  (db: Kysely<Schema>): Call =>
  async (form) => {
    checkAction(form, LIST_COMPANIES.fixed.action);
    return answerList(db, 'associates', form);
  };

/** media.php */
export const media =
  (db: Kysely<Schema>): Call =>
  async (form) => {
    checkAction(form, LIST_MEDIA.fixed.action);
    return answerList(db, 'media', form);
  };

/** policy.php: all policies are one page. */
export const policies =
  (db: Kysely<Schema>): Call =>
  async (form) => {
    checkAction(form, LIST_POLICIES.fixed.action);
    const records = await selectList(db, 'policies');
    if (records.length === 0) return nothingAnswer('There are no policies yet');
    return oneAnswer({ description: records.map(({ description }) => description).join('\n') });
  };

/** Of a card two lines show: the rest of a thousand posts would be megabytes. */
function beginning(html: string): string {
  return /<p\b[^>]*>[\s\S]*?<\/p>/i.exec(html)?.[0] ?? html;
}

/** blog.php: a list of cards, each with the first paragraph of its post, or one post. */
export const posts =
  (db: Kysely<Schema>): Call =>
  async (form) => {
    const action = checkAction(form, LIST_POSTS.fixed.action, FIND_POST.fixed.action);
    if (action === LIST_POSTS.fixed.action) {
      return answerList(db, 'posts', form, (post) => ({
        ...post,
        description: beginning(post.description),
      }));
    }
    const post = await findById(db, 'posts', readId(form));
    return post ? oneAnswer(post) : nothingAnswer('There is no such post');
  };
