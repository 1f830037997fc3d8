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
 * Reports to the analytics endpoint in the page's head, unless the browser asks for privacy (requirements 2.5). A page that
 * the browser loads in advance reports once it is shown, which may never happen.
 */
export function startAnalytics({ reportsView }: AnalyticsOptions): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name=analytics]')?.content;
  if (!address || refusesAnalytics(navigator)) return;
  const send = (report: object) => void navigator.sendBeacon(address, JSON.stringify(report));
  const start = () => {
    if (reportsView) reportPageView(send);
    watchFunnel(send);
  };
  if ((document as PrerenderingDocument).prerendering) {
    document.addEventListener('prerenderingchange', start, { once: true });
  } else start();
}
