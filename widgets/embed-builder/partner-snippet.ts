import { readChoices } from './choices';
import { WIDGETS } from './limits';
import { fallbackUrl, scriptSnippet } from './snippet';

const choicesOf = (partner: string) => ({ ...readChoices({}), partner });

/**
 * Returns a partner's script snippet of the quote form, the same as the builder's.
 * @param base absolute URL of the loader's folder, which ends with a slash
 */
export const partnerSnippet = (partner: string, base: string): string =>
  scriptSnippet(choicesOf(partner), { base, api: '' });

/** Returns the URL of the page with only the quote form. It contains the partner's ID, so leads credit the partner. */
export const partnerLink = (partner: string, base: string): string =>
  fallbackUrl(choicesOf(partner), base, WIDGETS['quote-form'].link[0]);
