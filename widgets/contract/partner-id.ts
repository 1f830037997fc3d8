/** Maximum length of a partner's ID in snippets and URLs. In a lead, the API stores up to 200 characters. */
export const MAX_PARTNER_ID_LENGTH = 100;

/** Matches as many characters as an ID may have. Counts a code of `encodeValue` as one character. */
const LONGEST_ID = new RegExp(`^(?:__\\d{1,5}_|[^]){0,${MAX_PARTNER_ID_LENGTH}}`, 'u');

/**
 * Cuts a partner's ID from a URL to the maximum length of an ID. The ID may be encoded by `encodeValue`. A longer value
 * is an ID with text that a program has appended. The server finds the ID in the cut value.
 */
export const cutPartnerId = (sent: string): string => LONGEST_ID.exec(sent)?.[0] ?? '';
