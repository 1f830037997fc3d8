import type { Config, DOMPurify } from 'dompurify';
import { orderHeadings } from './order-headings';
import { paragraphsOf } from './plain-text';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './sanitise-rules';

const HTML = 'http://www.w3.org/1999/xhtml';

const RULES: Config = {
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
  ALLOWED_NAMESPACES: [HTML],
  // The loader would mount a data-broker-widget, and ARIA attributes could refer to the page's elements.
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

export type SanitiseOptions = {
  /** Base URL of relative addresses. Default: the page's. */
  readonly base?: string;
  /** Level of the preceding heading; the headings of the HTML start one level below. Default: 2. */
  readonly below?: number;
};

/** Returns the absolute URL of a link or an image, or undefined if it is not allowed. */
function safeAddress(original: string, base: string, isImage: boolean) {
  const url = URL.canParse(original, base) ? new URL(original, base) : undefined;
  // Credentials before the host serve only to deceive.
  if (!url || url.username) return undefined;
  const isWeb = /^https?:$/.test(url.protocol);
  const isOwn = isWeb && url.origin === location.origin;
  const allowedProtocols = isImage ? /^https:$/ : /^(https?|mailto|tel):$/;
  return isOwn || allowedProtocols.test(url.protocol)
    ? { href: url.href, isForeign: isWeb && !isOwn }
    : undefined;
}

function secureLink(link: Element, base: string) {
  const original = link.getAttribute('href');
  const address = original === null ? undefined : safeAddress(original, base, false);
  const opensWindow = link.getAttribute('target') === '_blank';
  for (const name of ['href', 'target', 'rel']) link.removeAttribute(name);
  if (!address) return;
  link.setAttribute('href', address.href);
  if (opensWindow) link.setAttribute('target', '_blank');
  if (address.isForeign) link.setAttribute('rel', 'nofollow noopener');
  else if (opensWindow) link.setAttribute('rel', 'noopener');
}

function secureImage(image: Element, base: string) {
  const original = image.getAttribute('src');
  const address = original ? safeAddress(original, base, true) : undefined;
  if (!address) return image.remove();
  for (const side of ['width', 'height']) {
    if (!/^[1-9]\d{0,3}$/.test(image.getAttribute(side) ?? '')) image.removeAttribute(side);
  }
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (address.isForeign) image.setAttribute('referrerpolicy', 'no-referrer');
  image.setAttribute('src', address.href);
}

const tags = new Set<string>(ALLOWED_TAGS);
const attributes = new Set<string>(ALLOWED_ATTRIBUTES);

/** Removes all tags and attributes that are not in the lists, in case DOMPurify has missed any. */
function removeUnlisted(fragment: DocumentFragment) {
  for (const element of fragment.querySelectorAll('*')) {
    if (!tags.has(element.localName) || element.namespaceURI !== HTML) element.remove();
    for (const { name } of [...element.attributes]) {
      if (!attributes.has(name)) element.removeAttribute(name);
    }
  }
}

let purifier: Promise<DOMPurify> | undefined;

async function load(): Promise<DOMPurify> {
  const { default: make } = await import('dompurify');
  const purify = make(window);
  if (purify.isSupported && purify.sanitize('<b>b</b>') === '<b>b</b>') return purify;
  throw new Error(
    "broker-widgets: HTML cannot be parsed here and shows as text; let the page's Content-Security-Policy have trusted-types dompurify",
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
 * Sanitises HTML of the server: keeps the elements of an allow-list, and makes links and images safe. The server's HTML
 * enters a page only through this function. Never rejects: if DOMPurify fails to load, or the page's policy forbids
 * parsing, resolves to paragraphs of text.
 */
export async function sanitise(html: string, options: SanitiseOptions = {}): Promise<DocumentFragment> {
  const { below = 2 } = options;
  const base = new URL(options.base ?? '', document.baseURI).href;
  try {
    purifier ??= load();
    const purify = await purifier;
    const fragment = purify.sanitize(html, { ...RULES, RETURN_DOM_FRAGMENT: true });
    removeUnlisted(fragment);
    for (const link of fragment.querySelectorAll('a')) secureLink(link, base);
    for (const image of fragment.querySelectorAll('img')) secureImage(image, base);
    orderHeadings(fragment, below);
    return fragment;
  } catch (error) {
    console.error(error);
    return asText(html);
  }
}
