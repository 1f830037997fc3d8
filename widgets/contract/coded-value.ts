/** Whether a page or a link fills in this field of a lead, not the visitor. */
export const isOfPage = (name: string) => /^(partner|consent|utm_)/.test(name);

/** What encodeValue makes of one character: two underscores, five digits, one underscore. */
export const MAX_CODE_LENGTH = 8;

/**
 * Returns a value with the codes of all characters but letters, digits, dots and hyphens: "A & B" is "A__32___38___32_B". Firewalls
 * take ampersands, commas and quotes for attacks, and words between underscores for none.
 */
export const encodeValue = (value: string) =>
  value.replace(/[^\w.-]|0(?=x)/gi, (character) => `__${character.codePointAt(0)}_`);

/** Returns the text that encodeValue has encoded; any other as it is. */
export function decodeValue(sent: string): string {
  const text = sent.replace(/__(\d{1,5})_/g, (_, code) => String.fromCharCode(code));
  return encodeValue(text) === sent ? text : sent;
}
