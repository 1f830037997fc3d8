/** Returns true if the value of this field of a lead comes from a page or a link: a visitor can't type it. */
export const isOfPage = (name: string) => /^(partner|consent|utm_)/.test(name);

/** Maximum length of an encoded character: two underscores, five digits, one underscore. */
export const MAX_CODE_LENGTH = 8;

/**
 * Encodes each character of a value that is not an ASCII letter, a digit, an underscore, a dot or a hyphen, and the 0
 * of "0x": "A & B" becomes "A__32___38___32_B". Firewalls mistake ampersands, commas and quotes for attacks, but not
 * words between underscores.
 */
export const encodeValue = (value: string) =>
  value.replace(/[^\w.-]|0(?=x)/gi, (character) => `__${character.codePointAt(0)}_`);

/** Decodes a value from encodeValue. Returns any other text unchanged. */
export function decodeValue(sent: string): string {
  const text = sent.replace(/__(\d{1,5})_/g, (_, code) => String.fromCharCode(code));
  return encodeValue(text) === sent ? text : sent;
}
