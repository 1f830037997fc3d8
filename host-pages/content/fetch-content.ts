import { cleanText } from '../../widgets/contract/clean-text';
import { endpointUrl } from '../../widgets/contract/endpoint-url';
import type { Endpoint } from '../../widgets/contract/endpoints';
import {
  FIND_JOB,
  FIND_POST,
  LIST_COMPANIES,
  LIST_JOBS,
  LIST_MEDIA,
  LIST_POLICIES,
  LIST_POSTS,
  LIST_TESTIMONIALS,
} from '../../widgets/contract/list-endpoints';
import { SITE } from '../site';
import { escapeControls } from './clean-content';
import { type Content, fieldsOf, isDate, isInFolder, type ListName } from './lists';
import { type Report, usableContent } from './read-content';

const TIMEOUT_MS = 30_000;
/**
 * Maximum number of concurrent requests for single records of a list. The lists of jobs and posts load at the same
 * time, so there may be twice as many requests. The number is small because the broker's server must also serve
 * visitors.
 */
const PARALLEL_REQUESTS = 6;
/**
 * Maximum number of requests for the pages of one list. Without this limit, the requests would not end if the backend
 * ignored the parameter `page` and sent a `totalcount` that is not a number.
 */
const MAX_PAGES = 1000;

type Fields = Readonly<Record<string, unknown>>;
export type Backend = { readonly api: string; readonly product: string };

/** Returns the broker's backend at an API base (requirements 6.1). Adds the trailing slash if it is missing. */
export const backendAt = (api: string): Backend => ({ api: api.replace(/\/?$/, '/'), product: SITE.product });

/**
 * Calls an endpoint of the backend and returns its reply.
 * @throws Error with a one-line message if the reply does not follow requirements 3.11
 */
async function call(endpoint: Endpoint, values: Readonly<Record<string, string>>, { api, product }: Backend) {
  const url = endpointUrl(endpoint, api, product);
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...endpoint.fixed, ...values })) body.append(name, value);
  let problem: string;
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    problem = `status ${response.status}, not a JSON object`;
    const reply: unknown = response.ok && JSON.parse(escapeControls(text));
    if (reply && typeof reply === 'object' && 'data' in reply) {
      const { success } = reply as { success?: unknown };
      // A backend may refuse a single record that it does not have. An empty list is no refusal: a list that is
      // refused must not remove the pages of its records.
      if (endpoint.fixed.action === 'listbyid' || !isRefusal(success))
        return reply as { data: unknown; totalcount?: unknown };
      problem = `a refusal (success: ${JSON.stringify(success)})`;
    } else if (response.ok) problem = 'an object without "data"';
  } catch (error) {
    const { name, message, cause } = error as Error;
    problem =
      name === 'SyntaxError' ? 'an answer that is not JSON' : `${(cause as Error)?.message ?? message}`;
  }
  throw new Error(`The API cannot be read: POST ${url} with action ${endpoint.fixed.action} got ${problem}.`);
}

/** True if a backend's `success` says that it refuses the call. Without `success`, a reply counts as a success. */
const isRefusal = (success: unknown) => success !== undefined && !['true', '1'].includes(`${success}`);

const listOf = (data: unknown): readonly Fields[] =>
  (Array.isArray(data) ? data : data ? [data] : []).filter((item) => item && typeof item === 'object');

async function fetchList(endpoint: Endpoint, backend: Backend): Promise<readonly Fields[]> {
  const items: Fields[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, totalcount } = await call(
      endpoint,
      'page' in endpoint.fixed ? { page: `${page}` } : {},
      backend,
    );
    const batch = listOf(data);
    items.push(...batch);
    if (batch.length === 0 || !('page' in endpoint.fixed) || items.length >= Number(totalcount ?? 0)) break;
  }
  return items;
}

/**
 * Requests each item separately and adds the response's fields to the item, because a list may contain only the
 * beginning of a text.
 */
async function withDetails(items: readonly Fields[], endpoint: Endpoint, backend: Backend) {
  const detailed: Fields[] = [...items];
  const positions = items.keys();
  const work = async () => {
    for (const at of positions) {
      const item = items[at] as Fields;
      const { data } = await call(endpoint, { id: `${item.id}` }, backend);
      detailed[at] = { ...item, ...listOf(data)[0] };
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work));
  return detailed;
}

/**
 * Returns a field's value in the form that our records have. PHP backends send numbers as texts, null for a missing
 * text, and dates with a time or with slashes (2026/12/31), as the widgets accept them. An invalid date becomes an empty text, and so does an image outside the {product}
 * folder.
 */
function fieldOf(name: string, value: unknown): unknown {
  const text = value === null || value === undefined ? '' : String(value);
  if (name === 'rating') return cleanText(text).trim() ? Number(cleanText(text)) : Number.NaN;
  if (name === 'image') return isInFolder(text) ? text : '';
  if (!/deadline|_at$/.test(name)) return text;
  const day = cleanText(text)
    .trim()
    .slice(0, 10)
    .replace(/^(\d+)\/(\d+)\//, '$1-$2-');
  return isDate(day) ? day : '';
}

const toRecord = (list: ListName, item: Fields) =>
  Object.fromEntries(fieldsOf(list).map((name) => [name, fieldOf(name, item[name])]));

/**
 * Reads the content from the API of requirements 6.1.
 * @throws Error with a one-line message if a call fails
 */
export async function fetchContent(backend: Backend, report: Report): Promise<Content> {
  const [jobs, posts, media, policies, associates, testimonials] = await Promise.all([
    fetchList(LIST_JOBS, backend).then((items) => withDetails(items, FIND_JOB, backend)),
    fetchList(LIST_POSTS, backend).then((items) => withDetails(items, FIND_POST, backend)),
    fetchList(LIST_MEDIA, backend),
    fetchList(LIST_POLICIES, backend),
    fetchList(LIST_COMPANIES, backend),
    fetchList(LIST_TESTIMONIALS, backend),
  ]);
  const lists = { jobs, posts, media, policies, associates, testimonials };
  const source = Object.fromEntries(
    (Object.entries(lists) as [ListName, readonly Fields[]][]).map(([list, items]) => [
      list,
      items.map((item) => toRecord(list, item)),
    ]),
  );
  return usableContent(backend.api, source, report);
}
