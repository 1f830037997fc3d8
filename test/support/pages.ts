import { Window } from 'happy-dom';
import { renderToStaticMarkup } from 'react-dom/server';
import type { HeadFiles } from '../../host-pages/head/Head';
import { ROUTES, type Route } from '../../host-pages/routes';
import { Page } from '../../host-pages/templates/layout/Page';

/** Addresses like those that a build gives. The files need not exist. */
export const HEAD_FILES: HeadFiles = {
  sheet: '/assets/site-00000000.css',
  font: '/assets/anek-latin.woff2',
  modules: [{ href: '/assets/widget-00000000.js' }],
  loader: '/loader.js',
  scripts: ['/assets/page-00000000.js'],
};

export type DrawnPage = {
  readonly route: Route;
  readonly path: string;
  readonly html: string;
  readonly document: Document;
};

const { DOMParser } = new Window();

/** A document that is not shown: nothing is loaded and no script runs. */
export const parseHtml = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html') as unknown as Document;

const draw = (route: Route): DrawnPage => {
  const html = `<!doctype html>${renderToStaticMarkup(Page({ route, files: HEAD_FILES }))}`;
  return { route, path: route.path, html, document: parseHtml(html) };
};

/** Every page of the site, as it is built. */
export const PAGES: readonly DrawnPage[] = ROUTES.map(draw);

export function pageAt(path: string): DrawnPage {
  const page = PAGES.find((one) => one.path === path);
  if (!page) throw new Error(`routes.tsx: no page at ${path}`);
  return page;
}

/** The page at `path` with more markup at the end of its `<main>`: what a check must find. */
export function pageWith(markup: string, path = '/terms-of-services'): DrawnPage {
  const { route, html: before } = pageAt(path);
  const html = before.replace('</main>', `${markup}</main>`);
  return { route, path, html, document: parseHtml(html) };
}

/** What a check finds on all pages, each fault once, with the pages that have it. */
export function faultsOfAll(check: (page: DrawnPage) => readonly string[]): string[] {
  const pathsOf = new Map<string, string[]>();
  for (const page of PAGES)
    for (const fault of new Set(check(page))) pathsOf.set(fault, [...(pathsOf.get(fault) ?? []), page.path]);
  return [...pathsOf].map(([fault, [first, ...others]]) =>
    others.length > 0 ? `${first} and ${others.length} more: ${fault}` : `${first}: ${fault}`,
  );
}

const TEXT_NODE = 3;

/** What holds code, not words. */
export const CODE = /^(script|style|code|textarea)$/i;

/** The words of an element, with a space between those of different elements; code has none. */
export function wordsOf(node: Node): string {
  if (node.nodeType === TEXT_NODE) return node.textContent ?? '';
  if (CODE.test(node.nodeName)) return '';
  const words = [...node.childNodes].map(wordsOf).join(' ');
  return words.replace(/\s+/g, ' ').trim();
}

/** Letters and digits only, in lower case: equal where only the setting differs. */
export const squash = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
