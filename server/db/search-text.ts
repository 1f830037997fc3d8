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
const REFERENCE = /^([a-z])[\s\p{Dash}_.]{0,3}(\d(?:[\s\p{Dash}]{0,3}\d)*)$/iu;
/** Matches a whole reference in a sentence, such as the one on the page that thanks. */
const REFERENCE_IN_TEXT =
  /(?<![\p{L}\p{M}\p{N}])([a-z])[\s\p{Dash}_.]{0,3}(\d(?:[\s\p{Dash}]?\d){7})(?![\s\p{Dash}]?\d)/iu;

/**
 * Returns the prefix and the digits of a whole or partial reference, such as `Q-48291375`. Accepts a space, a full
 * stop, an underscore or any dash as the hyphen, or no hyphen. The digits may be in groups. A whole reference may have
 * text around it.
 */
export function referenceIn(text: string): { prefix: string; start: string } | undefined {
  const typed = asciiDigits(text);
  const [, prefix, start] = REFERENCE.exec(typed) ?? REFERENCE_IN_TEXT.exec(typed) ?? [];
  return prefix && start ? { prefix, start: start.replace(/\D/g, '') } : undefined;
}

/** Matches what people dial before a phone number. 91 without a sign or a space may be a part of the number. */
const DIALLED_BEFORE = /^(?:\+\s?91|0{0,2}\s?91[\s\p{Dash}]|0+)/u;

/**
 * Returns the digits of a whole or partial phone number, without a leading 0 or the country code 91. A whole number may
 * have text around it. Returns undefined if the text has no phone number, or fewer than MIN_DIGITS digits.
 */
export function digitsIn(text: string): string | undefined {
  const mobile = normaliseMobile(text);
  if (/^\d{10}$/.test(mobile) && !text.includes('@')) return mobile;
  if (!/^[\p{Nd}\s+()[\]./\p{Dash}]+$/u.test(text)) return undefined;
  // `normaliseMobile` has removed what is dialled before a whole number only.
  const typed = asciiDigits(text);
  return [typed.replace(DIALLED_BEFORE, ''), typed]
    .map((part) => part.replace(/\D/g, ''))
    .find(({ length }) => length >= MIN_DIGITS);
}

/** Matches words that people write before or after a name. */
const TITLE =
  /^(?:mr|mrs|ms|m\/s|miss|dr|prof|adv|capt|col|shri|shree|sri|smt|shrimati|srimati|garu|ji|sir|madam|श्री|श्रीमती|जी|శ్రీ|శ్రీమతి|గారు)$/iu;
/** Matches a title that a hyphen joins to a name. */
const JOINED_TITLE = /\p{Dash}(?:garu|ji)$/iu;

/** Returns the words of a search, without titles. If the text has no other words, returns what it has. */
export function wordsIn(text: string, separators = /[\s,;]+/): string[] {
  const words = text
    .split(separators)
    .map((word) => word.replace(EDGES, '').replace(JOINED_TITLE, ''))
    .filter(Boolean);
  const names = words.filter((word) => !TITLE.test(word));
  return [names, words].find(({ length }) => length > 0) ?? [text];
}

/** A word of a searched name. */
export type NameWord = {
  /** The name contains this text. */
  readonly text: string;
  /** Or else the name has a word that begins with each of these texts. Empty if `text` can't be initials. */
  readonly starts: readonly string[];
};

const LETTER = /^[a-z]$/i;
const INITIALS = /^[a-z]{2,5}$/i;

/**
 * Returns the words of a search for a name. Initials may be written together in the search and apart in the name, or
 * the other way round: "KVS", "K.V.S.", "K V S". Initials written apart may also be short for words of the name.
 */
export function nameWordsIn(text: string): NameWord[] {
  const groups: string[][] = [];
  for (const word of wordsIn(text, /[\s,;.]+/)) {
    const last = groups.at(-1);
    if (LETTER.test(word) && last?.every((each) => LETTER.test(each))) last.push(word);
    else groups.push([word]);
  }
  return groups.map((words): NameWord => {
    const joined = words.join('');
    if (words.length > 1) return { text: joined, starts: [...new Set(words)] };
    return { text: joined, starts: INITIALS.test(joined) ? [Array.from(joined).join(' ')] : [] };
  });
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
