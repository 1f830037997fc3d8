/** Maximum length of a partner's ID in snippets and URLs. In a lead, the API stores up to 200 characters. */
export const MAX_PARTNER_ID_LENGTH = 100;
