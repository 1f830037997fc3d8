/**
 * A field of every form that visitors neither see nor reach, and that programs which fill in any form do fill in. Browsers
 * know no such data, so they do not fill it in by themselves.
 */
export const HIDDEN_FIELD = 'subject';
