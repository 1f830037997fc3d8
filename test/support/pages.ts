import { toDocument } from '../../build/pages/render-page';
import type { HeadFiles } from '../../host-pages/head/Head';
import type { Route } from '../../host-pages/route';
import { ROUTES } from '../../host-pages/routes';
import { Page } from '../../host-pages/templates/layout/Page';
import { CONTENT, SAMPLES } from './content';
import { parseHtml, share, shareDocument } from './shared-pages';

export { parseHtml } from './shared-pages';

/** URLs like those in a built page. The files need not exist. */
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

const content = { ...CONTENT, samples: SAMPLES };

/**
 * Returns a page that is rendered when a test first reads `html`, and parsed when a test first reads `document`. Most
 * tests read few pages, or only their markup.
 */
const draw = (route: Route): DrawnPage => ({
  route,
  path: route.path,
  get html() {
    return share(`html ${route.path}`, () => htmlOf(route));
  },
  get document() {
    return shareDocument(`document ${route.path}`, this.html);
  },
});

const htmlOf = (route: Route) => toDocument(Page({ route, files: HEAD_FILES, content }));

/** Every page of the site, as the build renders it. */
export const EVERY_PAGE: readonly DrawnPage[] = ROUTES.map(draw);

/** Every page in English. */
export const PAGES = EVERY_PAGE.filter(({ route }) => !route.landing);

/** Renders and parses the page of a route, even if the site does not have this route. */
export function drawnPage(route: Route): DrawnPage {
  const html = htmlOf(route);
  return { route, path: route.path, html, document: parseHtml(html) };
}

export function pageAt(path: string): DrawnPage {
  const page = EVERY_PAGE.find((one) => one.path === path);
  if (!page) throw new Error(`routes.tsx: no page at ${path}`);
  return page;
}

/** Returns the page at `path` with `markup` added at the end of its `<main>`, to test that a check finds the markup. */
export function pageWith(markup: string, path = '/terms-of-services'): DrawnPage {
  const { route, html: before } = pageAt(path);
  const html = before.replace('</main>', `${markup}</main>`);
  return { route, path, html, document: parseHtml(html) };
}

/**
 * Runs a check on all `pages`. Returns each fault once, with the path of the first page that has the fault and the
 * number of other pages that have it.
 */
export function faultsOfAll(
  check: (page: DrawnPage) => readonly string[],
  pages: readonly DrawnPage[] = EVERY_PAGE,
): string[] {
  const pathsOf = new Map<string, string[]>();
  for (const page of pages)
    for (const fault of new Set(check(page))) pathsOf.set(fault, [...(pathsOf.get(fault) ?? []), page.path]);
  return [...pathsOf].map(([fault, [first, ...others]]) =>
    others.length > 0 ? `${first} and ${others.length} more: ${fault}` : `${first}: ${fault}`,
  );
}

const TEXT_NODE = 3;

/** Matches the names of elements that contain code, not text. */
export const CODE = /^(script|style|code|textarea)$/i;

/**
 * Returns the text of an element, with a space between the texts of different elements. Leaves out elements that
 * contain code, such as `<script>`.
 */
export function textOf(node: Node): string {
  if (node.nodeType === TEXT_NODE) return node.textContent ?? '';
  if (CODE.test(node.nodeName)) return '';
  const text = [...node.childNodes].map(textOf).join(' ');
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Returns only the letters and digits of a text, in lower case, to compare texts without case, spaces and punctuation.
 */
export const squash = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
