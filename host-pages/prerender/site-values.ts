import { SITE } from '../site';
import { SITE_CONSENT_VERSION } from './consent-notices';

/** The API's URL; root-relative if the API is served next to our pages. */
export const apiBase = /^https?:/.test(SITE.api) ? SITE.api : `/${SITE.api}`;

/** Folder of the images of the content. */
export const imageFolder = `${apiBase}${SITE.product}/`;

/** What forms say of the broker. */
export const BROKER = {
  name: SITE.name,
  phone: SITE.phone,
  licence: SITE.licence,
  consentVersion: SITE_CONSENT_VERSION,
};
