/**
 * Classes with which session recorders leave out an element: rrweb and recorders with its marks (Mixpanel, Splunk),
 * Sentry, PostHog, FullStory, Amplitude, New Relic, Highlight (also LaunchDarkly's) and Grafana Faro.
 */
export const UNRECORDED_CLASSES =
  'rr-block sentry-block ph-no-capture fs-exclude amp-block nr-block highlight-block grafana-block';

/**
 * Attributes of an element that session recorders must leave out, with UNRECORDED_CLASSES: it shows what visitors typed, or
 * what the server answered to it. For Hotjar, Microsoft Clarity, Datadog and OpenReplay. Marks on a partner's placeholder
 * have no effect: recorders do not look out of a shadow root.
 */
export const UNRECORDED = {
  'data-hj-suppress': '',
  'data-clarity-mask': 'true',
  'data-dd-privacy': 'hidden',
  'data-openreplay-hidden': '',
} as const;
