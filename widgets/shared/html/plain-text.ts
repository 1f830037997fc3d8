// Matches markup whose content is not visible text.
const INVISIBLE = /<!--[\s\S]*?(?:-->|$)|<(script|style|template|iframe|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi;
const END_OF_BLOCK =
  /<(?:\/?(?:p|div|h[1-6]|ul|ol|li|table|tr|blockquote|pre|section|article|figure)|br|hr)\b[^>]*>/gi;
const TAG = /<\/?[a-z!?][^>]*(?:>|$)/gi;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;

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
