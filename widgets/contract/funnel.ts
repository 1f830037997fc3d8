/** The steps from a page to a lead, in order, followed by the other ways in which a visitor contacts the broker. */
export const FUNNEL_EVENTS = [
  'form_seen',
  'form_used',
  'form_submitted',
  'form_failed',
  'form_unsent',
  'form_sent',
  'call',
  'whatsapp',
] as const;
export type FunnelEvent = (typeof FUNNEL_EVENTS)[number];

/** The widgets whose forms send a lead. */
export const FUNNEL_FORMS = ['quote-form', 'contact-form', 'contact-popup', 'career-details'] as const;

/**
 * What a page reports to the analytics endpoint for a step. Never contains a field's value, a time, or an id other than
 * the partner's.
 */
export type FunnelReport = {
  readonly event: FunnelEvent;
  /** The page's path, without query and fragment. */
  readonly path: string;
  /** The widget's name; absent for steps without a form. */
  readonly form?: string;
  readonly partner?: string;
  /** Names of fields. For `form_used`, the first field that was used. For `form_failed`, the invalid fields. */
  readonly fields?: readonly string[];
};
