/** Options besides those of the plain form. A separate file: they load with the extras. */
export const EXTRA_OPTIONS = {
  /** `required` adds a box that must be ticked; its sentence is stored as `consent`. */
  consent: ['none', 'required'],
  /** After a success: a message in place, or the address in `data-redirect`. */
  success: ['message', 'redirect'],
  /**
   * Where `data-success="redirect"` goes once the lead is stored.
   * @format `http` or `https` address
   */
  redirect: '',
  /**
   * `first-touch` sends the campaign of the first page that had one: `utm_source`, `utm_medium`, `utm_campaign`, `utm_term`,
   * `utm_content` and `gclid` of its address. It is stored in the browser when the form mounts, so put the placeholder on
   * landing pages too. With `data-when="visible"` a visitor who never scrolls to the form leaves no record.
   */
  attribution: ['none', 'first-touch'],
} as const;
