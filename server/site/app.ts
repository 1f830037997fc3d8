import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import findMyWay from 'find-my-way';
import type { Kysely } from 'kysely';
import { API_HEADERS, staticFileHeaders } from '../../host-pages/deploy/headers';
import { FORM_PAGE } from '../../widgets/contract/form-page';
import { JOB_FOLDER, jobIdFromUrl, jobUrl } from '../../widgets/contract/job-url';
import { POST_FOLDER, postIdFromUrl, postUrl } from '../../widgets/contract/post-id';
import { RENEWAL_REMINDER } from '../../widgets/contract/renewal-reminder';
import { analytics } from '../api/analytics';
import type { AnalyticsCounter } from '../api/analytics-counter';
import { createNamePlaces } from '../api/canonical-places';
import { careers } from '../api/careers';
import { contact, contactUs } from '../api/contact';
import { formPageUrl, serveFormPage } from '../api/form-page';
import { createEndpoint, type Handler, withForm, withFormOrQuery, withLeadForm } from '../api/handler';
import { HttpError } from '../api/http-error';
import { serveImages } from '../api/images';
import { createRateLimit } from '../api/limit-posts';
import { companies, media, policies, posts, testimonials } from '../api/lists';
import { serveStyles } from '../api/page-styles';
import { servePartnerCss, servePartnerPage, servePartnerQrCode } from '../api/partner-page';
import { PARTNER_PAGE, PARTNER_QR_CODE } from '../api/partner-page-url';
import { listCities, listStates } from '../api/places';
import { serveHealth, serveReady } from '../api/ready';
import { REMINDER_PAGE, serveReminderPage } from '../api/reminder-page';
import { renewalReminder } from '../api/renewal-reminder';
import { sendResponse } from '../api/response';
import type { ScanResume } from '../api/scan-resume';
import { createLeadStore } from '../api/store-lead';
import { findById } from '../db/content';
import { createNotices } from '../db/notices';
import { lookUpPartner } from '../db/partners';
import { type CreateLimiter, createMemoryLimiter } from '../db/rate-limits';
import type { ChannelName, Schema } from '../db/schema';
import { TRUST_NO_PROXY, type TrustProxy } from '../http/client-address';
import { logError } from '../http/log-error';
import { createRedirects, redirect } from '../http/redirects';
import { serveFolder, serveNotFound, servePage } from '../http/static-files';

export type SiteOptions = {
  readonly db: Kysely<Schema>;
  readonly distFolder: string;
  /** The folder with the broker's own images; see serveImages. */
  readonly imagesFolder?: string;
  readonly now?: () => Date;
  /** How many leads an IP address may send in a minute. */
  readonly leadsPerMinute?: number;
  /** Maximum number of leads that are stored from one mobile number in ten minutes. */
  readonly leadsPerMobile?: number;
  readonly trustProxy?: TrustProxy;
  /** Creates the limiters that count posted forms. By default, the limiters count in this process's memory. */
  readonly createLimiter?: CreateLimiter;
  /** Counts page views and the events of FUNNEL_EVENTS. Default: the site has no /api/analytics. */
  readonly counter?: AnalyticsCounter | undefined;
  /** The names of all configured channels, including the confirmation to the sender. */
  readonly channels?: readonly ChannelName[];
  /** Scans a résumé for viruses. Default: résumés are not scanned. */
  readonly scanResume?: ScanResume | undefined;
  /** Returns true while the server is stopping: it finishes running requests and accepts no new ones. */
  readonly isStopping?: () => boolean;
  /** Called after a new lead is stored. */
  readonly onLead?: () => void;
  readonly reportError?: (error: unknown) => void;
};

// Maximum number of leads from one IP address in a minute. It is high, since mobile networks and offices put hundreds
// of visitors behind one address.
const LEADS_PER_MINUTE = 300;
const LEADS_PER_MOBILE = 5;

/**
 * How many reports to /api/analytics an IP address may send for each lead that it may send. A visit sends several
 * reports, and few visits end in a lead.
 */
const REPORTS_PER_LEAD = 20;

/**
 * The lists of posts and job openings. The build writes a page for each item of a list, at `<page>/<id>`. If an item is
 * newer than the build, it has no such page. The server then sends `page` itself, whose script reads the id from the
 * URL.
 */
const ITEM_PAGES = [
  { list: 'posts', page: `/${POST_FOLDER}`, idOf: postIdFromUrl, urlOf: postUrl },
  { list: 'jobs', page: `/${JOB_FOLDER}`, idOf: jobIdFromUrl, urlOf: jobUrl },
] as const;

/**
 * Matches a path with trailing slashes. Doesn't match paths that begin with `//` or `/\`: a browser would follow their
 * redirect to another site.
 */
const TRAILING_SLASH = /^(\/[^/?\\](?:[^?]*[^/?])?)\/+(\?.*)?$/;

/** Creates the broker's site: a node:http listener that serves the API and, for all other paths, the built files. */
export function createSite({
  db,
  distFolder,
  imagesFolder,
  now = () => new Date(),
  leadsPerMinute = LEADS_PER_MINUTE,
  leadsPerMobile = LEADS_PER_MOBILE,
  trustProxy = TRUST_NO_PROXY,
  createLimiter = createMemoryLimiter,
  counter,
  channels = [],
  onLead = () => {},
  isStopping = () => false,
  scanResume,
  reportError = logError,
}: SiteOptions) {
  const notFound = serveNotFound(distFolder);
  const served = { folder: distFolder, headersOf: staticFileHeaders };
  const redirects = createRedirects(distFolder, reportError);
  const files = serveFolder({ ...served, fallback: redirects.orElse(notFound) });
  /**
   * Serves the page of a post or job opening, however the id in the URL is encoded. If the build has no page for the
   * item, sends `page`, whose script shows the item. `page` is sent with status 404 if there is no such item, and with
   * 503 if the database fails.
   */
  const serveItem = ({ list, page, idOf, urlOf }: (typeof ITEM_PAGES)[number]) => {
    const file = `${page.slice(1)}.html`;
    const withoutOwnPage = async (req: IncomingMessage, res: ServerResponse) => {
      const id = idOf(new URL(req.url ?? '/', 'http://site'));
      const ownPage = id && urlOf(id, '/');
      if (ownPage && existsSync(join(distFolder, `${ownPage}.html`))) {
        req.url = ownPage;
        return files(req, res);
      }
      try {
        if (id === undefined || !(await findById(db, list, id)))
          return servePage(distFolder, file, 404)(req, res);
      } catch (error) {
        reportError(error);
        return servePage(distFolder, file, 503)(req, res);
      }
      req.url = page;
      return files(req, res);
    };
    return serveFolder({ ...served, fallback: redirects.orElse(withoutOwnPage) });
  };
  const router = findMyWay({
    defaultRoute: (_req, res) => void res.writeHead(405, { Allow: 'GET, HEAD' }).end(),
    onBadUrl: (_path, req, res) => notFound(req, res),
  });

  const limit = createRateLimit({ leadsPerMinute, trustProxy, createLimiter });
  const storeLead = createLeadStore({
    db,
    now,
    leadsPerMobile,
    channels,
    findNotice: createNotices(db, distFolder),
    onLead,
  });
  const isUnknownPartner = async (typed: string) => (await lookUpPartner(db, typed)).isUnknown;
  const serveScripts = (scripts: Readonly<Record<string, Handler>>, methods: readonly string[]) => {
    for (const [name, handle] of Object.entries(scripts)) {
      const endpoint = createEndpoint(handle, reportError, methods);
      router.all(`/api/${name}`, endpoint);
      router.all(`/api/:product(^[\\w-]+$)/${name}`, endpoint);
    }
  };
  serveScripts(
    {
      'contact_us.php': withLeadForm(
        contactUs(storeLead, createNamePlaces(db, reportError), isUnknownPartner),
        limit,
      ),
      'contact.php': withLeadForm(contact(storeLead), limit),
      'careers.php': careers({ db, store: storeLead, limit, scan: scanResume }),
      'testimonial.php': withForm(testimonials(db)),
      'associate_companies.php': withForm(companies(db)),
      'media.php': withForm(media(db)),
      'blog.php': withForm(posts(db)),
      'policy.php': withForm(policies(db)),
    },
    ['POST'],
  );
  router.all(
    `/api/${RENEWAL_REMINDER}`,
    createEndpoint(withLeadForm(renewalReminder(storeLead, now), limit), reportError, ['POST']),
  );
  router.on(['GET', 'HEAD', 'POST'], REMINDER_PAGE, serveReminderPage(db, now));
  serveScripts(
    {
      'state.php': withFormOrQuery(listStates(db)),
      'city.php': withFormOrQuery(listCities(db)),
    },
    ['GET', 'HEAD', 'POST'],
  );
  if (counter) {
    // Counts reports in this process's memory: if the limiter used the database, reports would occupy the connections
    // that leads need.
    const limits = {
      createLimiter: createMemoryLimiter,
      reportsPerMinute: leadsPerMinute * REPORTS_PER_LEAD,
    };
    const report = analytics({ counter, distFolder, trustProxy, ...limits });
    router.all('/api/analytics', createEndpoint(report, reportError, ['POST']));
  }
  router.on(['GET', 'HEAD'], '/api/:product(^[\\w-]+$)/images/*', serveImages(imagesFolder));
  router.on(['GET', 'HEAD'], '/api/answer.css', serveStyles('./answer.css', API_HEADERS));
  router.on(['GET', 'HEAD'], PARTNER_PAGE, servePartnerPage(db, now));
  router.on(['GET', 'HEAD'], PARTNER_QR_CODE, servePartnerQrCode(db));
  router.on(['GET', 'HEAD'], '/api/partner-page.css', servePartnerCss);
  router.all('/api/*', (req, res) =>
    sendResponse(req, res, new HttpError(404, 'The API has no such address').response),
  );
  router.on(['GET', 'HEAD'], '/healthz', serveHealth);
  router.on(['GET', 'HEAD'], '/readyz', serveReady(db, isStopping));
  for (const path of ['/404', '/404.html']) router.on(['GET', 'HEAD'], path, notFound);
  for (const row of ITEM_PAGES) router.on(['GET', 'HEAD'], `${row.page}/*`, serveItem(row));
  router.on(['GET', 'HEAD'], FORM_PAGE, serveFormPage(distFolder, files));
  router.on(['GET', 'HEAD'], '/*', (req, res) => {
    const formPage = formPageUrl(req.url ?? '/');
    return formPage ? redirect(res, 301, formPage) : files(req, res);
  });

  return async (req: IncomingMessage, res: ServerResponse) => {
    try {
      const [, path, query = ''] = TRAILING_SLASH.exec(req.url ?? '') ?? [];
      const isApi = /^\/api([/?]|$)/.test(req.url ?? '');
      if (!isApi && (await redirects.tryRedirectQueryInPath(req, res))) return;
      if (!path || isApi) await router.lookup(req, res);
      // Tries `redirects` first, so that a URL with another fault besides its trailing slash needs only one redirect.
      else if (!(await redirects.tryRedirect(req, res))) redirect(res, 308, path + query);
    } catch (error) {
      reportError(error);
      res.destroy();
    }
  };
}
