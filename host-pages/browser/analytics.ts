import { watchFunnel } from './funnel';
import { reportPageView } from './page-view';

type PrerenderingDocument = Document & { readonly prerendering?: boolean };
type PrivateNavigator = Navigator & { readonly globalPrivacyControl?: boolean };

/** True if the browser asks sites not to record its visits. */
const refusesAnalytics = ({ doNotTrack, globalPrivacyControl }: PrivateNavigator) =>
  doNotTrack === '1' || globalPrivacyControl === true;

type AnalyticsOptions = {
  /**
   * True if the visit to the page is reported. False in a frame: a visit to another site's page, which contains the
   * frame, is not a visit to our site.
   */
  readonly reportsView: boolean;
};

/**
 * Fields of a page view that our own endpoint does not use, so they are not sent to it: the page's title and the
 * previous address.
 */
const UNCOUNTED = ['title', 'referrer'];

/** Returns a report as form data, without the `UNCOUNTED` fields. A list becomes one form field for each item. */
const formOf = (report: object) =>
  new URLSearchParams(
    Object.entries(report)
      .filter(([name]) => !UNCOUNTED.includes(name))
      .flatMap(([name, value]) => [value].flat().map((one) => [name, `${one}`])),
  );

/**
 * Sends a report, even if the visitor leaves the page. Ignores errors, since an unreachable or blocked endpoint must
 * not affect the page. Uses `fetch`, since `sendBeacon` would send cookies to an endpoint on another origin.
 *
 * The site's own endpoint, which has a root-relative address, gets form data without the `UNCOUNTED` fields: firewalls
 * reject `text/plain` bodies, and also titles and addresses in form data. Any other endpoint gets JSON as `text/plain`,
 * since this type needs no preflight.
 */
async function post(address: string, report: object): Promise<void> {
  try {
    const body = address.startsWith('/') ? formOf(report) : JSON.stringify(report);
    const response = await fetch(address, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      mode: 'no-cors',
    });
    // Chromium keeps the request open until the response has been read.
    await response.arrayBuffer();
  } catch {}
}

/**
 * Reports the visit to the endpoint in the page's `<meta name="analytics">`, unless the browser asks for privacy
 * (requirements 2.5). A prerendered page reports nothing until it is shown.
 */
export function startAnalytics({ reportsView }: AnalyticsOptions): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content;
  if (!address || refusesAnalytics(navigator)) return;
  const send = (report: object) => post(address, report);
  const start = () => {
    if (reportsView) reportPageView(send);
    watchFunnel(send);
  };
  if ((document as PrerenderingDocument).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}
