/** Matches characters before an address that a label or an emoji has left: "Email:-asha@…", "✉️asha@…". */
const BEFORE = /^[-\p{Variation_Selector}]+/u;

/**
 * Matches an address with a domain of ASCII letters, and after it a query, a slash, a bar, or a word in another script.
 * None may be followed by a second address. A Latin letter with an accent may be part of the domain: "shop.café.in".
 * Leaves out signs that have a meaning in mail headers: nothing is sent to an address with one of these.
 */
const AND_TEXT =
  /^([^@]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})(?:[?/|]|[^\p{ASCII}\p{Script=Latin}\p{M}])[^@]*$/iu;

/** Longer texts are no addresses. The limit keeps the time short. */
const MAX_LENGTH = 1000;

/**
 * Returns a field's normalised value as the server stores it. An email address loses the text that touches it: the
 * forms accept such an address, but no mail would arrive there.
 */
export const cleanValue = (name: string, value: string): string =>
  name === 'email' && value.length <= MAX_LENGTH ? value.replace(BEFORE, '').replace(AND_TEXT, '$1') : value;
