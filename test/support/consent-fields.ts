import { CONSENT_VERSION } from '../../widgets/contract/own-api-fields';
import type { BrokerFacts } from '../../widgets/shared/runtime/attach';

type Copy = { readonly detailsGoTo: (broker: string) => string; readonly howWeUse: string };

/** The fields about personal data that a form with these texts sends to our own API. */
export const consentFields = (copy: Copy, { name, licence }: BrokerFacts, language = 'en') => ({
  notice: `${copy.detailsGoTo(name)} ${copy.howWeUse} ${licence}`,
  consent_version: CONSENT_VERSION,
  language,
});
