/** Options of the extras, in a separate file because they load with the extras. */
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
   * `first-touch` sends the campaign of the first page that had one: `utm_source`, `utm_medium`, `utm_campaign`, `utm_term`,
   * `utm_content` and `gclid` of its address. The browser stores it when the form mounts, so
   * also put the placeholder on landing pages. With `data-when="visible"` nothing is stored for a visitor who never
   * scrolls to the form.
   */
  attribution: ['none', 'first-touch'],
  /**
   * `yes` asks when to call, which visitors may leave open. Only for the API of `server/`. The questions are folded below
   * the others, and make the form 64 px taller than the height that a snippet reserves.
   */
  askCallTime: ['no', 'yes'],
  /** `yes` asks for a vehicle's registration number and the month in which its policy expires, where the type of insurance is about vehicles. */
  askVehicle: ['no', 'yes'],
  /** `yes` lets visitors ask for updates on WhatsApp. The box is never ticked beforehand. */
  askWhatsapp: ['no', 'yes'],
} as const;
