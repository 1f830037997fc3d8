import type { Kysely } from 'kysely';
import type { Content, ListName } from '../../host-pages/content/lists';
import {
  FIND_POST,
  LIST_COMPANIES,
  LIST_MEDIA,
  LIST_POLICIES,
  LIST_POSTS,
  LIST_TESTIMONIALS,
} from '../../widgets/contract/list-endpoints';
import { firstParagraph } from '../../widgets/contract/plain-text';
import { countList, findById, selectList } from '../db/content';
import type { Schema } from '../db/schema';
import type { ApiResponse } from './api-response';
import { checkAction, fieldError, readId } from './check-action';
import type { FormHandler } from './handler';
import type { Form } from './read-form';

/** The maximum number of items in one response. */
const MAX_LIMIT = 1000;
const MAX_PAGE = 1_000_000;

function readNumber(form: Form, name: string, fallback: number, largest: number): number {
  const given = form.get(name)?.trim();
  if (!given) return fallback;
  const value = Number(given);
  if (/^\d+$/.test(given) && value >= 1 && value <= largest) return value;
  throw fieldError(400, name, `${name} must be a whole number from 1 to ${largest}`);
}

/** Returns the list response of requirements 3.11. */
const listResponse = (data: readonly unknown[], totalcount = data.length): ApiResponse => ({
  status: 200,
  body: { data, totalcount, count: data.length, success: true, message: '' },
});

export const itemResponse = (data: object): ApiResponse => ({
  status: 200,
  body: { data, totalcount: 1, count: 1, success: true, message: '' },
});

/** Returns the response for a missing item. Its status is 200, as in the responses of existing backends. */
export const notFoundResponse = (message: string): ApiResponse => ({
  status: 200,
  body: { data: [], totalcount: 0, count: 0, success: false, message },
});

/**
 * Returns a part of a list, in the list's order. `limit` and `page` in the form select the part: `limit` is the number
 * of items on a page (default: MAX_LIMIT), and `page` is the page's number (default: 1).
 */
export async function readListResponse<List extends ListName>(
  db: Kysely<Schema>,
  list: List,
  form: Form,
  toShown: (item: Content[List][number]) => unknown = (item) => item,
): Promise<ApiResponse> {
  const limit = readNumber(form, 'limit', MAX_LIMIT, MAX_LIMIT);
  const page = readNumber(form, 'page', 1, MAX_PAGE);
  const items = await selectList(db, list, { limit, offset: (page - 1) * limit });
  const shownItems = items.map((item) => toShown(item as Content[List][number]));
  return listResponse(shownItems, await countList(db, list));
}

/** Returns the handler of testimonial.php. */
export const testimonials =
  (db: Kysely<Schema>): FormHandler =>
  async (form) => {
    checkAction(form, LIST_TESTIMONIALS.fixed.action);
    return readListResponse(db, 'testimonials', form);
  };

/** Returns the handler of associate_companies.php. */
export const companies =
  (db: Kysely<Schema>): FormHandler =>
  async (form) => {
    checkAction(form, LIST_COMPANIES.fixed.action);
    return readListResponse(db, 'associates', form);
  };

/** Returns the handler of media.php. */
export const media =
  (db: Kysely<Schema>): FormHandler =>
  async (form) => {
    checkAction(form, LIST_MEDIA.fixed.action);
    return readListResponse(db, 'media', form);
  };

/** Returns the handler of policy.php, which responds with all policies as one item. */
export const policies =
  (db: Kysely<Schema>): FormHandler =>
  async (form) => {
    checkAction(form, LIST_POLICIES.fixed.action);
    const items = await selectList(db, 'policies');
    if (items.length === 0) return listResponse([]);
    return itemResponse({ description: items.map(({ description }) => description).join('\n') });
  };

/**
 * Returns the handler of blog.php, which responds with a list of posts or with one post. A list has only the first
 * paragraph of each post: cards show only two lines, and the full text of a thousand posts would be megabytes.
 */
export const posts =
  (db: Kysely<Schema>): FormHandler =>
  async (form) => {
    const action = checkAction(form, LIST_POSTS.fixed.action, FIND_POST.fixed.action);
    if (action === LIST_POSTS.fixed.action) {
      return readListResponse(db, 'posts', form, (post) => ({
        ...post,
        description: firstParagraph(post.description),
      }));
    }
    const post = await findById(db, 'posts', readId(form));
    return post ? itemResponse(post) : notFoundResponse('There is no such post');
  };
