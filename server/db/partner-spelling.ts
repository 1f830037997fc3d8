import { decodeCodes, encodeValue } from '../../widgets/contract/coded-value';

/**
 * Named character references that editors write for quotes, hyphens, spaces and "&". Numeric references need no table.
 */
const REFERENCES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bdquo: '„',
  gt: '>',
  hellip: '…',
  hyphen: '‐',
  laquo: '«',
  ldquo: '“',
  lsaquo: '‹',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  minus: '−',
  nbsp: ' ',
  ndash: '–',
  prime: '′',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  rsaquo: '›',
  rsquo: '’',
  sbquo: '‚',
  shy: '\u00ad',
};

const DOUBLE_QUOTES = /[“”„‟«»″‶〝〞〟＂]/g;
const SINGLE_QUOTES = /[‘’‚‛‹›′‵`´＇]/g;
const QUOTES_AROUND = /^["'\s]+|["'\s]+$/g;
/**
 * Matches full stops at the end. Never matches the first character, so that an ID of full stops does not become empty.
 */
const FINAL_STOPS = /(?!^)\.+$/;
const SOFT_HYPHENS = /\u00ad/g;
/**
 * Matches invisible characters, such as zero-width spaces. Also matches the joiners of Indic scripts, since no ID
 * depends on a joiner.
 */
const INVISIBLE = /\p{Cf}|\p{Cc}|\p{Variation_Selector}/gu;

const decodeReferences = (text: string) =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w{2,6}));/gi, (whole, decimal, hexadecimal, name = '') => {
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
    if (code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    return REFERENCES[name.toLowerCase()] ?? whole;
  });

const plainSpaces = (text: string) =>
  text.replace(/\s+/gu, ' ').replace(INVISIBLE, '').replace(/ +/g, ' ').trim();

/**
 * Returns a partner's ID without the additions of a word processor: quotes around the ID, character references,
 * invisible marks, special spaces. Keeps the ID's hyphens and capitals.
 */
export function cleanPartnerId(typed: string): string {
  const text = plainSpaces(decodeReferences(typed));
  const inner = text.replace(DOUBLE_QUOTES, '"').replace(SINGLE_QUOTES, "'");
  // Each replacement is as long as the original, so positions in `inner` are positions in `text`.
  const start = /^["'\s]*/.exec(inner)?.[0].length ?? 0;
  const length = inner.replace(QUOTES_AROUND, '').length;
  return text.slice(start, start + length);
}

const fold = (text: string) =>
  plainSpaces(text.normalize('NFKC'))
    .replace(DOUBLE_QUOTES, '"')
    .replace(SINGLE_QUOTES, "'")
    .replace(/[\p{Dash}⁃]+/gu, '-')
    .replace(/⁄/g, '/')
    .toLowerCase()
    .replace(QUOTES_AROUND, '')
    // Chat apps end a link before its last full stop.
    .replace(FINAL_STOPS, '');

function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

/**
 * Returns the keys by which an ID is compared with other IDs. Two spellings of the same ID have at least one key in
 * common. An ID may have several keys, since it can be read in several ways: a soft hyphen may be an addition or stand
 * for a hyphen, and the ID may be percent-encoded, as in a URL.
 */
export function partnerKeys(typed: string): readonly string[] {
  const text = decodeReferences(typed);
  const readings = [text, decodePercent(text)];
  return [...new Set(readings.flatMap((each) => [fold(each), fold(each.replace(SOFT_HYPHENS, '-'))]))];
}

const SIGNS_BEFORE = /^[^\p{L}\p{N}]+/u;
const SIGNS_AFTER = /[^\p{L}\p{N}\p{M}]+$/u;
/**
 * Matches what a program has appended to an ID: another parameter, a fragment, a path, a link, HTML, Markdown or a new
 * line. Doesn't match "&" and "/" as in "Rao & Sons" and "HYD/01".
 */
const APPENDED = /(?:https?:\/\/|[?"“”<>|\\\r\n]|\]\(|[&;#/][\w;:~-]*=|[#/][a-z:]).*$/su;
/** Matches a word of an Indic script that directly follows an ID of Latin letters and digits, for example "పై". */
const GLUED_WORD = /(?<=[a-z\d])[^\p{Script=Latin}\p{N}\s\p{Dash}_&+][^\p{Script=Latin}\d\s]*$/iu;
const GLUED_WORD_BEFORE = /^[^\p{Script=Latin}\d\s]*[^\p{Script=Latin}\p{N}\s\p{Dash}_&+](?=[a-z\d])/iu;

/** Patterns of the beginning of a text that was written after an ID. */
const TEXTS_AFTER = [
  // A sentence after another one, or the rest of one. Not "agent.7" and "agent.zone".
  /[.!?:;…](?=\p{Lu}\p{Ll}{2})/u,
  /,(?=\p{Ll})/u,
  // A possessive, but not "O'Brien".
  /['’]s\b/,
  // The number of a copy, and a character code of a mail.
  /\(\d/,
  /=\d/,
  /[\u200b\u2060\ufeff]/,
  /\s*\p{Extended_Pictographic}/u,
  // Words of an Indic script after a space.
  /(?<=[a-zA-Z\d])\s+[^\p{Script=Latin}\p{N}\s\p{Dash}_&+][^\p{Script=Latin}\d]*$/u,
];
/** IDs may contain such text too, so reading an ID without it comes last. */
const TEXT_AFTER = new RegExp(`(?:${TEXTS_AFTER.map(({ source }) => source).join('|')}).*$`, 'su');
/** The code of `=` in the encoding of mails (quoted-printable), left over after "partner". */
const EQUALS_BEFORE = /^3D(?=.)/;

const withoutSignsAfter = (text: string) => plainSpaces(text).replace(SIGNS_AFTER, '');

/** Returns an ID without the punctuation around it: "agent-42" for "(agent-42).". */
export const withoutSigns = (id: string) => withoutSignsAfter(id.replace(SIGNS_BEFORE, ''));

/**
 * Returns the IDs that a text from a partner's link may contain, the most probable ones first. The link may have taken
 * signs and words from the text around it, and programs may have appended parameters.
 */
export function idsInText(typed: string): readonly string[] {
  const text = decodeReferences(typed);
  const readings = [text, decodePercent(text)].map((each) => decodeCodes(each).replace(SIGNS_BEFORE, ''));
  const shorter = readings.map((each) => withoutSignsAfter(each.replace(APPENDED, '')));
  const alone = shorter.map((each) => each.replace(GLUED_WORD, '').replace(GLUED_WORD_BEFORE, ''));
  const ended = readings.map((each) => each.replace(EQUALS_BEFORE, '').replace(TEXT_AFTER, ''));
  return [
    ...new Set([...readings.map(withoutSignsAfter), ...shorter, ...alone, ...ended.map(withoutSignsAfter)]),
  ].filter(Boolean);
}

/** True if a text may contain the codes of an encoded ID, or some of them and the characters of others. */
export const mayHaveCodes = (typed: string) => /\d_/.test(encodeValue(typed));

/**
 * Returns a key of an ID that does not depend on underscores. Chat apps with Markdown take the underscores between two
 * codes of `encodeValue` for marks of italics, and remove them from the link.
 */
export const keyWithoutUnderscores = (typed: string) => encodeValue(typed).replace(/_/g, '').toLowerCase();
