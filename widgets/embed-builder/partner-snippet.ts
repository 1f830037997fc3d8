import { readChoices } from './choices';
import { WIDGETS } from './limits';
import { fallbackUrl, scriptSnippet } from './snippet';

const choicesOf = (partner: string) => ({ ...readChoices({}), partner });

/**
 * Returns the script snippet of the quote form that the builder makes for a partner.
 * @param base the folder of the broker's loader, absolute, with a slash at its end
 */
export const partnerSnippet = (partner: string, base: string): string =>
  scriptSnippet(choicesOf(partner), { base, api: '' });

/** Returns the URL of the page with only the quote form, which credits the partner. */
export const partnerLink = (partner: string, base: string): string =>
  fallbackUrl(choicesOf(partner), base, WIDGETS['quote-form'].link[0]);
