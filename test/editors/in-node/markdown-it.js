import MarkdownIt from 'markdown-it';

export const convert = (text) => new MarkdownIt().render(text);
