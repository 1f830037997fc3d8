import { SITE } from '../site';
import { SITE_CONSENT_VERSION } from './consent-notices';

/** The API's base URL. It is root-relative if site.ts has a relative address. */
export const apiBase = /^https?:/.test(SITE.api) ? SITE.api : `/${SITE.api}`;

/** URL to which the paths of the content's images are appended. It ends with a slash. */
export const imageFolder = `${apiBase}${SITE.product}/`;

/** Facts about the broker that forms show or send. */
export const BROKER = {
  name: SITE.name,
  phone: SITE.phone,
  licence: SITE.licence,
  consentVersion: SITE_CONSENT_VERSION,
};
