import sanitizeHtml from 'sanitize-html';

export const convert = (html) => sanitizeHtml(html);
