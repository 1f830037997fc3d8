import type { BrokerFacts } from '../../widgets/shared/runtime/attach';

/** Returns the consent fields that the given broker's forms send to our own API. */
export const consentFields = ({ consentVersion }: BrokerFacts, language = 'en') => ({
  consent_version: consentVersion,
  language,
});
