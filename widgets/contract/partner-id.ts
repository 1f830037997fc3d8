/** Maximum length of a partner's ID in snippets and URLs. In a lead, the API stores up to 200 characters. */
export const MAX_PARTNER_ID_LENGTH = 100;

/** Matches as many characters as an ID may have. Counts a code of `encodeValue` as one character. */
const LONGEST_ID = new RegExp(`^(?:__\\d{1,5}_|[^]){0,${MAX_PARTNER_ID_LENGTH}}`, 'u');

/**
 * Shortens the value of a URL's parameter `partner` to the maximum length of an ID. The value may be encoded by
 * `encodeValue`. If it is longer, a program has appended text to the ID. The server finds the ID in the shortened
 * value.
 */
export const cutPartnerId = (sent: string): string => LONGEST_ID.exec(sent)?.[0] ?? '';
