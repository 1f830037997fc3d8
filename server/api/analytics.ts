import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { array, enums, is, optional, size, string, type } from 'superstruct';
import { decodeValue } from '../../widgets/contract/coded-value';
import { LEAD_FIELDS } from '../../widgets/contract/field-rules';
import { FUNNEL_EVENTS, FUNNEL_FORMS } from '../../widgets/contract/funnel';
import { JOB_FOLDER } from '../../widgets/contract/job-url';
import { MORE_FIELDS } from '../../widgets/contract/more-fields';
import { MAX_PARTNER_ID_LENGTH } from '../../widgets/contract/partner-id';
import { POST_FOLDER } from '../../widgets/contract/post-id';
import type { CreateLimiter } from '../db/rate-limits';
import { clientAddress, networkOf, type TrustProxy } from '../http/client-address';
import { type AnalyticsCounter, OTHER_PAGES } from './analytics-counter';
import type { Handler } from './handler';
import { HttpError } from './http-error';
import { isStorable } from './lead-form';
import { readText } from './watch-body';

/**
 * Limits of a request's body. A page view that is sent as JSON also contains a title and a referrer. These must fit
 * into `maxBytes`, but are not stored.
 */
const LIMITS = { name: 'report', maxBytes: 8 * 1024, timeoutMs: 60_000 } as const;
const MAX_PATH_LENGTH = 300;
const MINUTE_SECONDS = 60;

/** Names of all fields in the forms that FUNNEL_FORMS lists. */
const FIELDS = [...Object.keys({ ...LEAD_FIELDS, ...MORE_FIELDS }), 'linkdin', 'file', 'consent'];

const Report = type({
  path: size(string(), 1, MAX_PATH_LENGTH),
  /** Missing in a page view. */
  event: optional(enums(FUNNEL_EVENTS)),
  form: optional(enums(FUNNEL_FORMS)),
  partner: optional(size(string(), 0, MAX_PARTNER_ID_LENGTH)),
  fields: optional(size(array(enums(FIELDS)), 0, FIELDS.length)),
});

/**
 * Paths of the page that can show any post and the page that can show any opening. A new post or opening has no HTML
 * file until the next build. Until then, its views are counted as views of one of these pages. The path of each post
 * and opening begins with one of these paths.
 */
const DETAILS_PAGES = [`/${POST_FOLDER}`, `/${JOB_FOLDER}`];

/** Parses a report, which is a URL-encoded form. Pages of earlier builds and of other origins send JSON instead. */
function parse(body: string): unknown {
  try {
    if (body.startsWith('{')) return JSON.parse(body);
    const form = new URLSearchParams(body);
    return { ...Object.fromEntries(form), ...(form.has('fields') && { fields: form.getAll('fields') }) };
  } catch {
    return undefined;
  }
}

/** Decodes a report's path and partner. Pages encode these values, since firewalls mistake some texts for attacks. */
const decodeTexts = (report: unknown): unknown =>
  is(report, type({ path: string(), partner: optional(string()) }))
    ? {
        ...report,
        path: decodeValue(report.path),
        ...(report.partner && { partner: decodeValue(report.partner) }),
      }
    : report;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/** Matches paths without empty, `.` and `..` segments: with these, one page would have many paths. */
const PATH = /^\/$|^(?:\/(?!\.{1,2}(?:\/|$))[^/\\\0]+)+$/;

/**
 * Returns the path under which a report is counted. Returns the sent path if the build has a page there. For a post or
 * an opening that has no page in the build, returns the matching path in DETAILS_PAGES. For any other text, returns
 * OTHER_PAGES, so that made-up paths are never stored.
 */
async function knownPath(sent: string, distFolder: string): Promise<string> {
  const path = decode(sent)
    .replace(/(?<=.)\/+$/, '')
    .replace(/^\/index$/, '/');
  if (!PATH.test(path)) return OTHER_PAGES;
  const file = join(distFolder, `${path === '/' ? 'index' : path.slice(1)}.html`);
  return access(file).then(
    () => path,
    () => DETAILS_PAGES.find((page) => path.startsWith(`${page}/`)) ?? OTHER_PAGES,
  );
}

const isFormStep = (event: string) => event.startsWith('form_');

/**
 * Returns the fields that are counted together with a step. For `form_used`, this is the first field that the visitor
 * used. For `form_failed`, these are the fields with errors. For other steps, there are none.
 */
function countedFields(event: string, fields: readonly string[] = []): readonly string[] {
  if (event === 'form_used') return fields.slice(0, 1);
  return event === 'form_failed' ? [...new Set(fields)] : [];
}

type AnalyticsOptions = {
  readonly counter: AnalyticsCounter;
  readonly distFolder: string;
  readonly trustProxy: TrustProxy;
  readonly createLimiter: CreateLimiter;
  /** Maximum number of reports per minute that are accepted from one IP address. */
  readonly reportsPerMinute: number;
};

/**
 * Returns the handler that counts, for each day, page views and the steps that bring visitors closer to a lead. Counts
 * them by page, partner, form and field. Stores nothing else from a request: no IP address, and no time except the day.
 */
export function analytics(options: AnalyticsOptions): Handler {
  const { counter, distFolder, trustProxy, createLimiter, reportsPerMinute } = options;
  const limiter = createLimiter({ name: 'analytics', points: reportsPerMinute, seconds: MINUTE_SECONDS });
  return async (req) => {
    const report = decodeTexts(parse(await readText(req, LIMITS)));
    const isAllowed = await limiter.consume(networkOf(clientAddress(req, trustProxy))).then(
      () => true,
      () => false,
    );
    if (!isAllowed) throw new HttpError(429, 'Too many reports from this address');
    if (!is(report, Report) || !isStorable('partner', report.partner ?? '')) {
      throw new HttpError(400, 'The report is not one that docs/api.md describes');
    }
    const { event = 'view', partner = '' } = report;
    const form = isFormStep(event) ? (report.form ?? '') : '';
    const path = await knownPath(report.path, distFolder);
    counter.add({ path, partner: partner.trim(), form, event, field: '' });
    // Counts fields without the page and the partner: `npm run report` doesn't show these for a field, and each
    // combination would need a row in the database.
    for (const field of countedFields(event, report.fields))
      counter.add({ path: '', partner: '', form, event, field });
    return { status: 202, body: { success: true } };
  };
}
