/**
 * Encodes all characters of a value except ASCII letters, digits, underscores, dots and hyphens: "A & B" becomes
 * "A__32___38___32_B". Also encodes the 0 of "0x". Firewalls mistake ampersands, commas, quotes and "0x" for attacks,
 * but not numbers between underscores.
 */
export const encodeValue = (value: string) =>
  value.replace(/[^\w.-]|0(?=x)/gi, (character) => `__${character.codePointAt(0)}_`);

/** Decodes every code of encodeValue in a text. The text may also contain other characters. */
export const decodeCodes = (text: string) =>
  text.replace(/__(\d{1,5})_/g, (_, code) => String.fromCharCode(code));

/** Decodes a value from encodeValue. Returns any other text unchanged. */
export function decodeValue(sent: string): string {
  const text = decodeCodes(sent);
  return encodeValue(text) === sent ? text : sent;
}
