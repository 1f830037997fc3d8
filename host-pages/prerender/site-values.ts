import { SITE } from '../site';
import { SITE_CONSENT_VERSION } from './consent-notices';

/** The API's URL. It is root-relative if the API is on the same origin as our pages. */
export const apiBase = /^https?:/.test(SITE.api) ? SITE.api : `/${SITE.api}`;

/** URL of the folder with the content's images. */
export const imageFolder = `${apiBase}${SITE.product}/`;

/** What forms say about the broker. */
export const BROKER = {
  name: SITE.name,
  phone: SITE.phone,
  licence: SITE.licence,
  consentVersion: SITE_CONSENT_VERSION,
};
