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

/**
 * Sends a report as `text/plain`, without cookies, which `sendBeacon` would send to an endpoint of another origin. It arrives
 * even if the page is left. The response is not read, and an endpoint that is unreachable or blocked is no error of the page.
 */
function post(address: string, report: object): void {
  fetch(address, {
    method: 'POST',
    body: JSON.stringify(report),
    keepalive: true,
    credentials: 'omit',
    mode: 'no-cors',
  }).catch(() => {});
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
