import xss from 'xss';

export const convert = (html) => xss(html);
