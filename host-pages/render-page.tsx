import { posix } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from './content/lists';
import { Head, type HeadFiles } from './head/Head';
import type { Route } from './routes';
import { SITE } from './site';
import { Page } from './templates/layout/Page';

type PageProps = { readonly route: Route; readonly files: HeadFiles; readonly content: Content };

const toDocument = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}\n`;

export const renderPage = (page: PageProps): string => toDocument(Page(page));

/** Stands for a page's own content while its frame is rendered. */
const CONTENT = '[content]';
const HEAD_END = '</head>';
const BODY_START = '<body>';
const BODY_END = '</body>';

/** Where a page's own content begins and ends in `html`, without the marks around it. */
function between(html: string, start: string, end: string): string {
  const from = html.indexOf(start) + start.length;
  return html.slice(from, html.lastIndexOf(end));
}

/**
 * Returns a function that renders pages like `renderPage`, five times as fast: what surrounds the content (menu, footer,
 * popup) is rendered only for the first page of a folder. It must be the same for all of them.
 */
export function createFrameRenderer() {
  const frames = new Map<string, readonly [top: string, bottom: string]>();

  function frameOf({ route, ...page }: PageProps) {
    const folder = posix.dirname(route.path);
    const known = frames.get(folder);
    if (known) return known;
    const html = renderPage({ ...page, route: { ...route, body: () => CONTENT } });
    const at = html.lastIndexOf(CONTENT);
    const frame = [html.slice(html.indexOf(HEAD_END), at), html.slice(at + CONTENT.length)] as const;
    frames.set(folder, frame);
    return frame;
  }

  return (page: PageProps): string => {
    const [top, bottom] = frameOf(page);
    // In one document, since React moves some elements of the body to the head.
    const html = toDocument(
      <html lang="en-IN">
        <Head page={page.route} site={SITE} files={page.files} />
        <body>{page.route.body(page.content)}</body>
      </html>,
    );
    return html.slice(0, html.indexOf(HEAD_END)) + top + between(html, BODY_START, BODY_END) + bottom;
  };
}
