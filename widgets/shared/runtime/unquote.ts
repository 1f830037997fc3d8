/** Returns a listed value without the quotes around it: a word processor may have made curly ones of straight ones. */
export const unquote = (value = '') => value.replace(/^\W+|\W+$/g, '');
