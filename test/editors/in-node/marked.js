import { marked } from 'marked';

export const convert = (text) => marked.parse(text);
