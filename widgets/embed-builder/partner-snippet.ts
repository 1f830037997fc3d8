import { readChoices } from './choices';
import { WIDGETS } from './limits';
import { fallbackUrl, scriptSnippet } from './snippet';

const choicesOf = (partner: string) => ({ ...readChoices({}), partner });

/**
 * Returns the script snippet of the quote form with a partner's ID, as the builder shows it.
 * @param base absolute URL of the loader's folder, which ends with a slash
 */
export const partnerSnippet = (partner: string, base: string): string =>
  scriptSnippet(choicesOf(partner), { base, api: '' });

/**
 * Returns the URL of the page with only the quote form. The URL contains the partner's ID, so leads from the page
 * credit the partner.
 */
export const partnerLink = (partner: string, base: string): string =>
  fallbackUrl(choicesOf(partner), base, WIDGETS['quote-form'].link[0]);
