import type { Config, DOMPurify } from 'dompurify';
import { parseUrl } from '../../contract/parse-url';
import { orderHeadings } from './order-headings';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from './sanitise-rules';

const HTML = 'http://www.w3.org/1999/xhtml';

const RULES: Config = {
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: [...ALLOWED_ATTRIBUTES],
  ALLOWED_NAMESPACES: [HTML],
  // Remove `data-` attributes: `data-broker-widget` would make the loader mount a widget. Remove ARIA attributes: they
  // could refer to elements of the page.
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
};

export type CleanOptions = {
  /** Absolute base URL of relative addresses. */
  readonly base: string;
  /** Origin of the page. Links to other origins get `nofollow`, and images from other origins get no referrer. */
  readonly origin: string;
  /** Level of the preceding heading; the headings of the HTML start one level below. */
  readonly below: number;
};

type Place = Pick<CleanOptions, 'base' | 'origin'>;

/**
 * Returns the absolute URL of a link or an image, and whether the URL leads to another origin. Returns undefined if the
 * URL is not allowed.
 */
function safeAddress(original: string, { base, origin }: Place, isImage: boolean) {
  const url = parseUrl(original, base);
  // Reject a URL with a user name before the host: its only use is to imitate another host.
  if (!url || url.username) return undefined;
  const isWeb = /^https?:$/.test(url.protocol);
  const isOwn = isWeb && url.origin === origin;
  const allowedProtocols = isImage ? /^https:$/ : /^(https?|mailto|tel):$/;
  return isOwn || allowedProtocols.test(url.protocol)
    ? { href: url.href, isForeign: isWeb && !isOwn }
    : undefined;
}

/** Adds the scheme to a link that was typed without it: `www.irdai.gov.in` or `claims@broker.example`. */
const withScheme = (typed: string) =>
  /^\s*www\.\w/i.test(typed)
    ? `https://${typed.trim()}`
    : /^\s*[\w.+-]+@[\w-]+\.[\w.-]+\s*$/.test(typed)
      ? `mailto:${typed.trim()}`
      : typed;

/** Matches the <b> that Google Docs writes around a copied text. Its style, which is removed, makes the text normal. */
const NOT_BOLD = /<b\b(?=[^>]{0,200}font-weight:\s*(?:normal|400))[^>]*>/gi;

function secureLink(link: Element, place: Place) {
  const original = link.getAttribute('href');
  // Remove links that start with `#`. Their targets are missing, because ids are removed, and the base URL would turn
  // the links into links to another page.
  const address =
    original === null || /^\s*#/.test(original) ? undefined : safeAddress(withScheme(original), place, false);
  const opensWindow = link.getAttribute('target') === '_blank';
  for (const name of ['href', 'target', 'rel']) link.removeAttribute(name);
  if (!address) return;
  link.setAttribute('href', address.href);
  if (opensWindow) link.setAttribute('target', '_blank');
  if (address.isForeign) link.setAttribute('rel', 'nofollow noopener');
  else if (opensWindow) link.setAttribute('rel', 'noopener');
}

function secureImage(image: Element, place: Place) {
  const original = image.getAttribute('src');
  const address = original ? safeAddress(original, place, true) : undefined;
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

/** Removes all elements and attributes that are not in the lists, in case DOMPurify has missed any. */
function removeUnlisted(fragment: DocumentFragment) {
  for (const element of fragment.querySelectorAll('*')) {
    if (!tags.has(element.localName) || element.namespaceURI !== HTML) element.remove();
    for (const { name } of [...element.attributes]) {
      if (!attributes.has(name)) element.removeAttribute(name);
    }
  }
}

/** Sanitises HTML from the server: keeps only allowed elements, and makes links and images safe. */
export function cleanHtml(
  purify: DOMPurify,
  html: string,
  { below, ...place }: CleanOptions,
): DocumentFragment {
  const sanitised = (text: string) => purify.sanitize(text, { ...RULES, RETURN_DOM_FRAGMENT: true });
  // DOMPurify returns null for a <frameset>, which the parser uses instead of a body.
  const fragment: DocumentFragment = sanitised(html.replace(NOT_BOLD, '<span>')) ?? sanitised('');
  removeUnlisted(fragment);
  for (const link of fragment.querySelectorAll('a')) secureLink(link, place);
  for (const image of fragment.querySelectorAll('img')) secureImage(image, place);
  orderHeadings(fragment, below);
  return fragment;
}
