/**
 * Classes that tell session recorders to skip an element: rrweb and recorders that use its class (Mixpanel, Splunk),
 * Sentry, PostHog, FullStory, Amplitude, New Relic, Highlight (also LaunchDarkly's) and Grafana Faro.
 */
export const UNRECORDED_CLASSES =
  'rr-block sentry-block ph-no-capture fs-exclude amp-block nr-block highlight-block grafana-block';

/**
 * Attributes that tell other session recorders (Hotjar, Microsoft Clarity, Datadog, OpenReplay) to skip an element. Use
 * them with UNRECORDED_CLASSES on elements that show what visitors typed or what the server answered. Set both inside
 * the shadow root: recorders that enter it ignore the attributes and classes of a partner's placeholder.
 */
export const UNRECORDED = {
  'data-hj-suppress': '',
  'data-clarity-mask': 'true',
  'data-dd-privacy': 'hidden',
  'data-openreplay-hidden': '',
} as const;
