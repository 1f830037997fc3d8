import DOMPurify from 'dompurify';

export const convert = (html) => DOMPurify.sanitize(html);
