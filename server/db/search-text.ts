import { asciiDigits, normalise, normaliseMobile } from '../../widgets/contract/field-rules';

/** Minimum number of digits in a search by phone number or reference. Fewer digits would match too many. */
export const MIN_DIGITS = 4;

/** Matches characters at the edges of a pasted text: spaces, brackets, quotation marks and punctuation. */
const EDGES = /^[\s<>()[\]{}"“”'‘’,.;:!?#*~।]+|[\s<>()[\]{}"“”'‘’,.;:!?#*~।]+$/gu;

/** Matches a label such as `tel:` or `Ref:`. */
const LABEL = /^[\p{L}\p{M}\s]+:/u;

/** Matches an email address or a part of one, without the `<` and `>` that mail programs put around it. */
const ADDRESS = /[^\s<>()[\]"“”,;:]*@[^\s<>()[\]"“”,;:]*/u;

/**
 * Removes invisible characters from the text of a search, and brackets, punctuation and a label from its edges. If
 * nothing would be left, removes only the invisible characters and outer spaces.
 */
export function cleanSearch(typed: string): string {
  const text = normalise('message', typed);
  return text.replace(EDGES, '').replace(LABEL, '').replace(EDGES, '') || text;
}

/** Returns the email address, or the part of one, in a text. Returns undefined if there is none. */
export const addressIn = (text: string): string | undefined => ADDRESS.exec(text)?.[0];

/** Matches a text that is a whole or partial reference. */
const REFERENCE = /^([a-z])[\s\p{Dash}_.]?(\d+)$/iu;
/** Matches a whole reference in a sentence, such as the one on the page that thanks. */
const REFERENCE_IN_TEXT = /(?<![\p{L}\p{M}\p{N}])([a-z])[\s\p{Dash}_.]?(\d{4}\s?\d{4})(?!\s?\d)/iu;

/**
 * Returns the prefix and the digits of a whole or partial reference, such as `Q-48291375`. Accepts a space, a full
 * stop, an underscore or any dash as the hyphen, or no hyphen. A whole reference may have text around it.
 */
export function referenceIn(text: string): { prefix: string; start: string } | undefined {
  const typed = asciiDigits(text);
  const [, prefix, start] = REFERENCE.exec(typed) ?? REFERENCE_IN_TEXT.exec(typed) ?? [];
  return prefix && start ? { prefix, start: start.replace(/\s/, '') } : undefined;
}

/**
 * Returns the digits of a whole or partial phone number, without a leading 0 or the country code 91. A whole number may
 * have text around it. Returns undefined if the text has no phone number, or fewer than MIN_DIGITS digits.
 */
export function digitsIn(text: string): string | undefined {
  const mobile = normaliseMobile(text);
  if (/^\d{10}$/.test(mobile) && !text.includes('@')) return mobile;
  if (!/^[\p{Nd}\s+()[\]./\p{Dash}]+$/u.test(text)) return undefined;
  // A whole number has lost its +91, a part keeps it.
  const digits = mobile.replace(/^\+91|\D/g, '');
  return digits.length >= MIN_DIGITS ? digits : undefined;
}

/** Matches words that people write before or after a name. */
const TITLE = /^(?:mr|mrs|ms|dr|shri|smt|ji)$/i;

/** Returns the words of a search for a name, without titles. If the text has no other words, returns what it has. */
export function wordsIn(text: string): string[] {
  const words = text
    .split(/[\s,;]+/)
    .map((word) => word.replace(EDGES, ''))
    .filter(Boolean);
  const names = words.filter((word) => !TITLE.test(word));
  return [names, words].find(({ length }) => length > 0) ?? [text];
}

/**
 * Devanagari letters with a nukta. Unicode has two spellings for each: two characters (the map's key) or one (the map's
 * value). NFC always returns two characters, but some keyboards type one.
 */
const WITH_NUKTA = new Map(
  Array.from('\u0958\u0959\u095a\u095b\u095c\u095d\u095e\u095f', (letter) => [
    letter.normalize('NFC'),
    letter,
  ]),
);

/**
 * Returns the Unicode spellings in which a word can be stored. The server does not apply Unicode normalisation to
 * stored names.
 */
export function spellingsOf(word: string): string[] {
  const composed = word.normalize('NFC');
  const shortest = composed.replace(/[\u0915-\u0939]\u093c/g, (letter) => WITH_NUKTA.get(letter) ?? letter);
  return [...new Set([word, composed, word.normalize('NFD'), shortest])];
}
