import type { Config, DOMPurify } from 'dompurify';
import { orderHeadings } from './order-headings';
import { paragraphsOf } from './plain-text';
import { KEPT_ATTRIBUTES, KEPT_TAGS } from './sanitise-rules';

const HTML = 'http://www.w3.org/1999/xhtml';

const RULES: Config = {
  ALLOWED_TAGS: [...KEPT_TAGS],
  ALLOWED_ATTR: [...KEPT_ATTRIBUTES],
  ALLOWED_NAMESPACES: [HTML],
  // A data-broker-widget would be mounted, and what aria-… says is the page's own business.
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

export type SanitiseOptions = {
  /** What addresses are relative to; left out, the page's. */
  readonly base?: string;
  /** The level of the heading that it stands below; its own follow without a gap. Left out, 2. */
  readonly below?: number;
};

/** Where an address leads, as it is written into the page; undefined where it may lead nowhere. */
function safeAddress(written: string, base: string, isPicture: boolean) {
  const url = URL.canParse(written, base) ? new URL(written, base) : undefined;
  // A name and a password before the host only serve to deceive.
  if (!url || url.username) return undefined;
  const isWeb = /^https?:$/.test(url.protocol);
  const isOwn = isWeb && url.origin === location.origin;
  const known = isPicture ? /^https:$/ : /^(https?|mailto|tel):$/;
  return isOwn || known.test(url.protocol) ? { href: url.href, isForeign: isWeb && !isOwn } : undefined;
}

function mendLink(link: Element, base: string) {
  const written = link.getAttribute('href');
  const address = written === null ? undefined : safeAddress(written, base, false);
  const opensWindow = link.getAttribute('target') === '_blank';
  for (const name of ['href', 'target', 'rel']) link.removeAttribute(name);
  if (!address) return;
  link.setAttribute('href', address.href);
  if (opensWindow) link.setAttribute('target', '_blank');
  if (address.isForeign) link.setAttribute('rel', 'nofollow noopener');
  else if (opensWindow) link.setAttribute('rel', 'noopener');
}

function mendPicture(picture: Element, base: string) {
  const written = picture.getAttribute('src');
  const address = written ? safeAddress(written, base, true) : undefined;
  if (!address) return picture.remove();
  for (const side of ['width', 'height']) {
    if (!/^[1-9]\d{0,3}$/.test(picture.getAttribute(side) ?? '')) picture.removeAttribute(side);
  }
  if (!picture.hasAttribute('alt')) picture.setAttribute('alt', '');
  picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  if (address.isForeign) picture.setAttribute('referrerpolicy', 'no-referrer');
  picture.setAttribute('src', address.href);
}

const tags = new Set<string>(KEPT_TAGS);
const attributes = new Set<string>(KEPT_ATTRIBUTES);

/** A second lock, read from the same lists: whatever may get past the first one. */
function keepOnlyListed(fragment: DocumentFragment) {
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
 * The one way by which HTML of a server enters a page: as elements of an allow-list, with links and pictures made safe.
 * Never rejects: where DOMPurify cannot be had, or the page's policy lets it parse nothing, come paragraphs of text.
 */
export async function sanitise(html: string, options: SanitiseOptions = {}): Promise<DocumentFragment> {
  const { below = 2 } = options;
  const base = new URL(options.base ?? '', document.baseURI).href;
  try {
    purifier ??= load();
    const purify = await purifier;
    const fragment = purify.sanitize(html, { ...RULES, RETURN_DOM_FRAGMENT: true });
    keepOnlyListed(fragment);
    for (const link of fragment.querySelectorAll('a')) mendLink(link, base);
    for (const picture of fragment.querySelectorAll('img')) mendPicture(picture, base);
    orderHeadings(fragment, below);
    return fragment;
  } catch (error) {
    console.error(error);
    return asText(html);
  }
}
