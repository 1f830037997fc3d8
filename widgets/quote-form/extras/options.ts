// Options of the extras, in a separate file because they load with the extras.
export const EXTRA_OPTIONS = {
  /** `required` adds a checkbox that must be ticked. Its text is stored as `consent`. */
  consent: ['none', 'required'],
  /** What follows a success: a message in place of the form, or the address in `data-redirect`. */
  success: ['message', 'redirect'],
  /**
   * Address that `data-success="redirect"` opens once the lead is stored.
   * @format `http` or `https` address
   */
  redirect: '',
  /**
   * `first-touch` sends the campaign of the first page that had one: `utm_source`, `utm_medium`, `utm_campaign`,
   * `utm_term`, `utm_content` and `gclid` of its address. The browser stores it when the form mounts, so also put the
   * placeholder on landing pages. With `data-when="visible"` nothing is stored for a visitor who never scrolls to the
   * form.
   */
  attribution: ['none', 'first-touch'],
  /** `yes` asks when to call. Only with our API. This question and the next two are folded, which takes 64 px. */
  askCallTime: ['no', 'yes'],
  /** `yes` asks for registration number and expiry month, if the request is about a vehicle. */
  askVehicle: ['no', 'yes'],
  /** `yes` offers updates on WhatsApp. */
  askWhatsapp: ['no', 'yes'],
} as const;
