/** The steps from a page to a lead, in their order; then what else a visitor does to reach the broker. */
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

/** Widgets with a form. */
export const FUNNEL_FORMS = ['quote-form', 'contact-form', 'contact-popup', 'career-details'] as const;

/** What a page sends to the analytics endpoint for a step: never a value, an id or a time. */
export type FunnelReport = {
  readonly event: FunnelEvent;
  /** Of the page, without query and fragment. */
  readonly path: string;
  /** The widget's name; absent if the step is not one of a form. */
  readonly form?: string;
  readonly partner?: string;
  /** The field that was used first, or the invalid fields. */
  readonly fields?: readonly string[];
};
