/** The parameters of a URL that name the campaign. A lead has a field of the same name for each parameter. */
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
