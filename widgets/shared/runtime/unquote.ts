/**
 * Removes quotes around a value from a list, such as a widget's name: a word processor may have turned the attribute's
 * straight quotes into curly ones.
 */
export const unquote = (value = '') => value.replace(/^\W+|\W+$/g, '');
