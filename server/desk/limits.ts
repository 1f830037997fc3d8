/** Maximum length of a note on a lead. */
export const MAX_NOTE_LENGTH = 4000;
/** Maximum length of the name of a person who uses the desk. */
export const MAX_NAME_LENGTH = 100;
