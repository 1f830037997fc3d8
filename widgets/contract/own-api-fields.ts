/**
 * A field of every form that programs fill in, and that visitors see only in text browsers, labelled "Leave this empty".
 * Browsers know no such data, so autofill leaves it empty.
 */
export const HIDDEN_FIELD = 'subject';

/**
 * An empty field of every form: the browser sends it without scripts, and scripts send no empty fields. It asks for a page:
 * `Accept` does not tell, since text browsers send the same one as programs.
 */
export const NATIVE_FIELD = 'native';

/** The date of the last change, in any language, of what every form says about personal data. */
export const CONSENT_VERSION = '2026-11-23';

/**
 * The file of a build with the texts about personal data of its forms: a list of `{ version, kind, language, text }`, where
 * `kind` is that of the lead.
 */
export const NOTICES_FILE = 'notices.json';

/** The fields of a form, besides those of requirements 6.1, that only our own API gets. It stores all but the first. */
export const OWN_API_FIELDS = [HIDDEN_FIELD, 'consent_version', 'language', 'seconds_to_fill'] as const;
