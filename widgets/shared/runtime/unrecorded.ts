/** Classes with which rrweb and recorders built on it (Sentry, PostHog), and FullStory, leave out an element. */
export const UNRECORDED_CLASSES = 'rr-block sentry-block ph-no-capture fs-exclude';

/**
 * Attributes of an element that session recorders must leave out, with UNRECORDED_CLASSES: it shows what visitors typed, or
 * what the server answered to it. For Hotjar, Microsoft Clarity and Datadog. Marks on a partner's placeholder have no
 * effect: recorders do not look out of a shadow root.
 */
export const UNRECORDED = {
  'data-hj-suppress': '',
  'data-clarity-mask': 'true',
  'data-dd-privacy': 'hidden',
} as const;
