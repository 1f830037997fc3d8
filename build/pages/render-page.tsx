import { posix } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageContent } from '../../host-pages/content/samples';
import type { HeadFiles } from '../../host-pages/head/Head';
import { chatLink } from '../../host-pages/prerender/page-texts';
import type { Route } from '../../host-pages/route';
import { SITE } from '../../host-pages/site';
import { Document } from '../../host-pages/templates/layout/Document';
import { Page } from '../../host-pages/templates/layout/Page';

type PageProps = { readonly route: Route; readonly files: HeadFiles; readonly content: PageContent };

const toHtml = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}\n`;

/**
 * Renders a complete page. The `email_off` comments tell Cloudflare not to obfuscate mail addresses: Cloudflare's
 * script that decodes them uses `innerHTML`, which our content security policy blocks, so the addresses would stay
 * unreadable. The comments are outside all widgets, since hydration expects the widgets' own markup.
 */
export const toDocument = (page: ReactNode): string =>
  toHtml(page)
    .replace(/<body[^>]*>/, '$&<!--email_off-->')
    .replace(/<\/body><\/html>\n$/, '<!--/email_off-->$&');

export const renderPage = (page: PageProps): string => toDocument(Page(page));

/** A text that stands for a page's own content while the parts around the content are rendered. */
const PLACEHOLDER = '[content]';
const HEAD_END = '</head>';
const BODY_START = '<body>';
const BODY_END = '</body>';

/** Returns the chat link's `href` attribute as the page's HTML contains it. Undefined if the site has no chat. */
const chatMarkup = (path: string) =>
  SITE.social.messaging
    ? renderToStaticMarkup(<a {...chatLink(path)}>WhatsApp</a>).match(/href="[^"]*"/)?.[0]
    : undefined;

type Frame = { readonly top: string; readonly bottom: string; readonly chat: string | undefined };

/**
 * Returns a function that renders the same HTML as `renderPage`, three times as fast. It renders the parts around the
 * content (menu, footer, popup) only once for each folder, such as /blog. Therefore these parts must be the same on all
 * pages of a folder. Only the chat links may differ, because they contain the page's address.
 */
export function createFrameRenderer() {
  const frames = new Map<string, Frame>();

  function frameOf({ route, ...page }: PageProps) {
    const folder = posix.dirname(route.path);
    const known = frames.get(folder);
    if (known) return known;
    const html = renderPage({ ...page, route: { ...route, body: () => PLACEHOLDER } });
    const at = html.lastIndexOf(PLACEHOLDER);
    const top = html.slice(html.indexOf(HEAD_END), at);
    const frame = { top, bottom: html.slice(at + PLACEHOLDER.length), chat: chatMarkup(route.path) };
    frames.set(folder, frame);
    return frame;
  }

  return (page: PageProps): string => {
    const { top, bottom, chat } = frameOf(page);
    const ownChat = chatMarkup(page.route.path);
    const withOwnChat = (html: string) => (chat && ownChat ? html.replaceAll(chat, ownChat) : html);
    // Renders head and content in one document, since React moves some elements of the body to the head.
    const html = toHtml(
      <Document route={page.route} files={page.files}>
        <body>{page.route.body(page.content)}</body>
      </Document>,
    );
    const head = html.slice(0, html.indexOf(HEAD_END));
    const content = html.slice(html.indexOf(BODY_START) + BODY_START.length, html.lastIndexOf(BODY_END));
    return head + withOwnChat(top) + content + withOwnChat(bottom);
  };
}
