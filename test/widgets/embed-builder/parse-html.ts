import { Window } from 'happy-dom';

const { DOMParser } = new Window();

/** A document that is not shown: nothing is loaded and no script runs. */
export const parseHtml = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html') as unknown as Document;
