// Matches markup whose content is not visible text.
const INVISIBLE = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const END_OF_BLOCK =
  /<(?:\/?(?:p|div|h[1-6]|ul|ol|li|d[dlt]|table|t[dhr]|blockquote|pre|section|article|figure)|br|hr)\b[^>]*>/gi;
const TAG = /<\/?[a-z!?][^>]*(?:>|$)/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi;

const NAMED: Readonly<Record<string, string>> = {
  __proto__: null as never,
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  copy: '©',
  reg: '®',
  trade: '™',
  times: '×',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sect: '§',
  euro: '€',
  minus: '−',
  rarr: '→',
  laquo: '«',
  raquo: '»',
  // Invisible characters, which editors write as entities.
  zwnj: '\u200c',
  zwj: '\u200d',
  shy: '\u00ad',
};

const decode = (whole: string, decimal?: string, hex?: string, name?: string) => {
  if (name) return NAMED[name.toLowerCase()] ?? whole;
  const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
  return code && code < 0x110000 ? String.fromCodePoint(code) : whole;
};

/**
 * Returns the paragraphs of HTML as text, for excerpts and for pages whose CSP forbids parsing HTML. This function may
 * misread some tags, which is safe: callers insert the result only as text.
 */
export const paragraphsOf = (html: string): string[] =>
  html
    .replace(INVISIBLE, ' ')
    .replace(/\s+/g, ' ')
    .replace(END_OF_BLOCK, '\n')
    .replace(TAG, '')
    .replace(ENTITY, decode)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const PARAGRAPH = /<p\b[^>]*>[\s\S]*?<\/p>/gi;

/** Returns the first `<p>` of HTML that has text, or the whole HTML if there is none. */
export function firstParagraph(html: string): string {
  for (const [paragraph] of html.matchAll(PARAGRAPH))
    if (paragraphsOf(paragraph).length > 0) return paragraph;
  return html;
}

/**
 * Returns the beginning of HTML. Removes images and invisible markup first: a long image URL, or the styles that Word
 * writes, could fill the whole length.
 * @param length maximum length, in characters
 */
export const beginningOf = (html: string, length: number) =>
  html
    .replace(INVISIBLE, ' ')
    .replace(/<img\b[^>]*>/gi, '')
    .slice(0, length);
