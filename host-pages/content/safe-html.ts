import { createRequire } from 'node:module';
import createDOMPurify from 'dompurify';
import { cleanHtml } from '../../widgets/shared/html/clean-html';
import { SITE } from '../site';

/**
 * Number of texts that one jsdom window sanitises before a new window replaces it. Opening a window takes 8 ms. But a
 * window becomes slower with each text: DOMPurify parses each text into a separate document, and jsdom 27 adds
 * listeners to the window for each document. In one window, the 1,000th text would take five times as long as the
 * first.
 */
const TEXTS_PER_WINDOW = 50;

const require = createRequire(import.meta.url);

function openWindow() {
  // Loads jsdom on demand: loading takes half a second, and a build without changed content sanitises nothing.
  const { JSDOM } = require('jsdom') as typeof import('jsdom');
  const { window } = new JSDOM('');
  return { window, purify: createDOMPurify(window), texts: 0 };
}

let current: ReturnType<typeof openWindow> | undefined;

const TEXT_NODES = 4;
const BEFORE_DOMAIN = /(?<=\S@)(?=\w)/;

/**
 * Adds `<wbr>` after the @ of mail addresses in texts. So Cloudflare's obfuscation doesn't find the addresses: see
 * MailAddress.
 */
function breakAddresses(document: Document, container: Element) {
  if (!container.textContent.includes('@')) return;
  const walker = document.createTreeWalker(container, TEXT_NODES);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = (node as Text).data.search(BEFORE_DOMAIN);
    if (at > 0) (node as Text).splitText(at).before(document.createElement('wbr'));
  }
}

/**
 * Sanitises the content's HTML at build time, with the same rules as widgets in the browser. Makes the site's own
 * addresses root-relative, so the built pages work at any origin.
 * @param below level of the heading above the text; the text's own headings start one level below it
 */
export function safeHtml(html: string, below: number): string {
  if (current?.texts === TEXTS_PER_WINDOW) {
    current.window.close();
    current = undefined;
  }
  current ??= openWindow();
  current.texts++;
  const { window, purify } = current;
  const fragment = cleanHtml(purify, html, { base: `${SITE.origin}/`, origin: SITE.origin, below });
  const container = window.document.createElement('div');
  container.append(fragment);
  for (const name of ['href', 'src']) {
    for (const element of container.querySelectorAll(`[${name}^="${SITE.origin}/"]`)) {
      const path = element.getAttribute(name)?.slice(SITE.origin.length) ?? '';
      // Skip a path that begins with two slashes: it would name another host.
      if (!path.startsWith('//')) element.setAttribute(name, path);
    }
  }
  breakAddresses(window.document, container);
  return container.innerHTML;
}
