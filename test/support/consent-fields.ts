import type { BrokerFacts } from '../../widgets/shared/runtime/attach';

/** The fields about personal data that a form of this broker sends to our own API. */
export const consentFields = ({ consentVersion }: BrokerFacts, language = 'en') => ({
  consent_version: consentVersion,
  language,
});
