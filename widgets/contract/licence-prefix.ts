/** The only words of the broker's licence that forms and pages translate. */
export const LICENCE_PREFIX = 'Licence No.';
