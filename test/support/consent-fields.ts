import type { BrokerFacts } from '../../widgets/shared/runtime/attach';

/** Returns the fields about consent that the forms of the given broker send to our own API. */
export const consentFields = ({ consentVersion }: BrokerFacts, language = 'en') => ({
  consent_version: consentVersion,
  language,
});
