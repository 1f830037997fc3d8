import { watchFunnel } from './funnel';
import { reportPageView } from './page-view';

type PrerenderingDocument = Document & { readonly prerendering?: boolean };
type PrivateNavigator = Navigator & { readonly globalPrivacyControl?: boolean };

/** Whether the browser asks sites not to record its visits. */
const refusesAnalytics = ({ doNotTrack, globalPrivacyControl }: PrivateNavigator) =>
  doNotTrack === '1' || globalPrivacyControl === true;

type AnalyticsOptions = {
  /** False in a frame: the page around it is another site's, and its visits are not ours to report. */
  readonly reportsView: boolean;
};

/** What is not counted: the page's title, and the address before it. */
const UNCOUNTED = ['title', 'referrer'];

/** Returns the fields of a report, with one for each item of a list. */
const formOf = (report: object) =>
  new URLSearchParams(
    Object.entries(report)
      .filter(([name]) => !UNCOUNTED.includes(name))
      .flatMap(([name, value]) => [value].flat().map((one) => [name, `${one}`])),
  );

/**
 * Sends a report without cookies, which `sendBeacon` would send to an endpoint of another origin. It arrives even if the page is
 * left. The site's own endpoint gets a form of what it counts: firewalls reject `text/plain`, and texts and addresses in fields. Other
 * endpoints get JSON as `text/plain`, which needs no preflight. An endpoint that is unreachable or blocked is no error of the page.
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
    // Until then Chromium keeps the request open.
    await response.arrayBuffer();
  } catch {}
}

/**
 * Reports to the analytics endpoint in the page's head, unless the browser asks for privacy (requirements 2.5). A page that
 * the browser loads in advance reports once it is shown, which may never happen.
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
