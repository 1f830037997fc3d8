/**
 * The honeypot: a field that bots fill in. Visitors see it only in text browsers, with the label "Leave this empty".
 * Browsers store no value for the field, so autofill leaves it empty.
 */
export const HIDDEN_FIELD = 'subject';

/**
 * Name of a field that is always empty. Our scripts send no empty fields, so the server receives this field only from a
 * form that was sent without scripts. The server then answers with an HTML page instead of JSON. The server can't
 * decide this by the `Accept` header, because text browsers send the same header as programs.
 */
export const NATIVE_FIELD = 'native';

/** The date on which the privacy notice of the forms last changed in any language. */
export const CONSENT_VERSION = '2026-11-28';

/**
 * The file with the privacy notices of a build's forms: a list of `{ version, kind, language, text }`, where `kind` is
 * the kind of the lead: `quote`, `query`, `application` or `renewal`.
 */
export const NOTICES_FILE = 'notices.json';

/**
 * The fields that forms add for our own API. Without scripts, they don't add `seconds_to_fill`. No other API gets these
 * fields, because they aren't in requirements 6.1. Our API stores all of them except HIDDEN_FIELD.
 */
export const OWN_API_FIELDS = [HIDDEN_FIELD, 'consent_version', 'language', 'seconds_to_fill'] as const;
