import type { DOMPurify } from 'dompurify';
import { paragraphsOf } from '../../contract/plain-text';
import { cleanHtml } from './clean-html';

export type SanitiseOptions = {
  /** Base URL of relative addresses. Default: the page's. */
  readonly base?: string;
  /** Level of the preceding heading; the headings of the HTML start one level below. Default: 2. */
  readonly below?: number;
};

let purifier: Promise<DOMPurify> | undefined;

async function load(): Promise<DOMPurify> {
  const { default: make } = await import('dompurify').catch((error) => {
    // The request may have been lost, so the next call loads DOMPurify again.
    purifier = undefined;
    throw error;
  });
  const purify = make(window);
  if (purify.isSupported && purify.sanitize('<b>b</b>') === '<b>b</b>') return purify;
  throw new Error(
    "broker-widgets: HTML shows as text: the page's Content-Security-Policy lacks trusted-types dompurify",
  );
}

function asText(html: string) {
  const fragment = document.createDocumentFragment();
  for (const text of paragraphsOf(html)) {
    fragment.append(Object.assign(document.createElement('p'), { textContent: text }));
  }
  return fragment;
}

/**
 * Sanitises HTML from the server. All such HTML must pass through this function before it enters a page. Never rejects:
 * if DOMPurify fails to load, or the page's CSP forbids parsing, it resolves to paragraphs of text. Doesn't use the
 * browser's `Document.parseHTML()`. With a list of allowed elements, that function drops the text inside all other
 * elements. Without a list, it makes Chromium 156 crash the tab on some valid HTML.
 */
export async function sanitise(html: string, options: SanitiseOptions = {}): Promise<DocumentFragment> {
  const { below = 2 } = options;
  const base = new URL(options.base ?? '', document.baseURI).href;
  try {
    purifier ??= load();
    const purify = await purifier;
    return cleanHtml(purify, html, { base, origin: location.origin, below });
  } catch (error) {
    console.error(error);
    return asText(html);
  }
}
