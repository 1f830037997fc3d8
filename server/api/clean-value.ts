import { asciiDigits } from '../../widgets/contract/field-rules';

/**
 * Matches text before an address that touches it: a label's dash, an emoji, the start of a web address, or a word and a
 * comma, which no address without quotes contains. "Email:-asha@…", "✉️asha@…", "www.asha@…", "9876543210,asha@…".
 */
const BEFORE = /^(?:[^@"]*[,;])?[-/~`\p{Variation_Selector}]*(?:www\.)?/iu;

/**
 * Matches an address with a domain of ASCII letters, and after it a query, a slash, a bar, a code, or a word in another
 * script. No second address may follow. A Latin letter with an accent may be part of the domain: "shop.café.in". Leaves
 * out signs that have a meaning in mail headers: nothing is sent to an address with one of these.
 */
const AND_TEXT =
  /^([^@]+@[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,})(?:[?/|&%]|[^\p{ASCII}\p{Script=Latin}\p{M}])[^@]*$/iu;

/** Matches an address between the marks with which chat apps style text: "_asha@…_". No domain ends in such a mark. */
const STYLED = /^[_~`]*([^"]*[^_~`])[_~`]+$/;

/** Longer texts are no addresses. The limit keeps the time short. */
const MAX_LENGTH = 1000;

/** Returns the address with ASCII digits and without joiners, if all its other characters are ASCII. */
function asciiAddress(address: string): string {
  const plain = asciiDigits(address).replace(/[\u200c\u200d]/g, '');
  return /^\p{ASCII}*$/u.test(plain) ? plain : address;
}

/** Returns the address with one dot where its domain has two, or a comma between letters. */
function dottedDomain(address: string): string {
  const [name, domain, ...more] = address.split('@');
  return domain && !more.length ? `${name}@${domain.replace(/[.,]+(?=[a-z])/gi, '.')}` : address;
}

/**
 * Returns a field's normalised value as the server stores it. An email address loses the text that touches it, and its
 * most frequent typing errors: the forms accept such an address, but no mail would arrive there.
 */
export function cleanValue(name: string, value: string): string {
  if (name !== 'email' || value.length > MAX_LENGTH) return value;
  const address = value.replace(BEFORE, '').replace(STYLED, '$1').replace(AND_TEXT, '$1');
  return asciiAddress(dottedDomain(address));
}
