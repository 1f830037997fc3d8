/** The parameters of a URL that name the campaign, and the lead's fields that have their values. */
export const CAMPAIGN_FIELDS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
] as const;

/** Returns true if the value of a lead's field comes from a page or a link, and is not typed by the visitor. */
export const isOfPage = (name: string) => ['partner', 'consent', ...CAMPAIGN_FIELDS].includes(name);
