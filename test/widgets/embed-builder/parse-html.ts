import { Window } from 'happy-dom';

const { DOMParser } = new Window();

/** Parses a document without loading resources or running scripts. */
export const parseHtml = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
