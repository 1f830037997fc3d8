/**
 * Removes quotes around a value that must be in a list, such as a widget's name: a word processor may have turned the
 * attribute's straight quotes into curly quotes.
 */
export const unquote = (value = '') => value.replace(/^\W+|\W+$/g, '');
