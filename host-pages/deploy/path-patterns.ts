// All patterns must work in PCRE, RE2 and JavaScript.

/** Returns a pattern that matches only `text`. */
export const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/**
 * Matches one sign: anything except a letter, a digit or a slash. In nginx and Apache, a sign is a byte and not a
 * character, and a punctuation mark outside ASCII has up to three bytes.
 */
export const SIGN = '[^a-z0-9/]';
/**
 * Matches signs and slashes at the end of a path. If such signs follow a link in a text, programs may add them to the
 * path: brackets, quotes, full stops, dandas (the full stop in Hindi) and so on.
 */
export const TRAIL = '[^a-z0-9]*';

/**
 * Matches text that was written after a link without a space, or that a program has taken for a part of the link. It
 * begins with a sign that paths and ids don't contain, or with a full stop and a word. File extensions are shorter than
 * such a word.
 */
export const TEXT_AFTER = '(?:[^a-z0-9/._~%+?@-]|\\.[a-z]{6}|\\.[a-z]+[^a-z0-9./])[\\s\\S]*';

const forms = (letter: string) => [
  ...new Set(
    [letter, letter.toLowerCase(), letter.toUpperCase()].flatMap((each) => [
      each.normalize('NFC'),
      each.normalize('NFD'),
    ]),
  ),
];

/**
 * Returns a pattern for a word. Letters outside ASCII, with their combining marks, match in upper and lower case and in
 * both normal forms (NFC and NFD).
 */
const word = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\\^$.*+?()[\]{}|]|[^\p{ASCII}]\p{M}*/gu, (found) =>
      found.length === 1 && found < '\x7f' ? `\\${found}` : `(?:${forms(found).join('|')})`,
    );

/**
 * Returns a pattern for `text`, the characters between two words. The pattern matches any punctuation, such as a dash
 * in place of a hyphen. If `text` contains a hyphen or a space, there must be at least one character in its place.
 * Any other text, such as an apostrophe or a bracket, may be missing.
 */
function signs(text: string): string {
  if (/^-+$/.test(text)) return `${SIGN}{1,${3 * text.length}}`;
  return `${SIGN}{${/[-\s]/.test(text) ? 1 : 0},${6 + 3 * text.length}}`;
}

type Part = { readonly text: string; readonly pattern: string; readonly isWord: boolean };

export const partsOf = (path: string): Part[] =>
  (path.match(/[\p{L}\p{M}\p{N}]+|\/|[^\p{L}\p{M}\p{N}/]+/gu) ?? []).map((text) => {
    const isWord = /[\p{L}\p{N}]/u.test(text);
    return { text, isWord, pattern: text === '/' ? '/+' : isWord ? word(text) : signs(text) };
  });

/** Splits off the last character of the last word as a separate part, since some programs cut off this character. */
function splitLast(parts: readonly Part[]): Part[] {
  const last = parts.at(-1);
  if (!last?.isWord || [...last.text].length < 2) return [...parts];
  const characters = [...last.text];
  const halves = [characters.slice(0, -1).join(''), characters.slice(-1).join('')];
  return [...parts.slice(0, -1), ...halves.map((text) => ({ text, isWord: true, pattern: word(text) }))];
}

/**
 * True if programs may cut off the part at index `at` and everything after it. Programs cut off the last character, or
 * everything from a punctuation mark on. They don't cut at hyphens, spaces and slashes.
 */
function isCut(parts: readonly Part[], at: number): boolean {
  if (at === 0 || !parts[at - 1]?.isWord) return false;
  if (parts[at]?.isWord) return true;
  const next = parts.findIndex((part, index) => index > at && part.isWord);
  const between = parts.slice(at, next < 0 ? undefined : next).map(({ text }) => text);
  return !/^([-\s]+|\/)$/.test(between.join(''));
}

const textUpTo = (parts: readonly Part[], at: number) =>
  parts
    .slice(0, at)
    .map(({ text }) => text)
    .join('');

/** Returns the shorter paths that result when programs cut off the end of a path. */
export function cutsOf(path: string): string[] {
  const parts = splitLast(partsOf(path));
  return parts.flatMap((_, at) => (isCut(parts, at) ? [textUpTo(parts, at)] : []));
}

export function patternOf(path: string, isAllowed: (cut: string) => boolean): string {
  const parts = splitLast(partsOf(path));
  let rest = '';
  for (let at = parts.length - 1; at >= 0; at--) {
    rest = (parts[at]?.pattern ?? '') + rest;
    if (isCut(parts, at) && isAllowed(textUpTo(parts, at))) rest = `(?:${rest})?`;
  }
  return `^${rest}${TRAIL}$`;
}

/** Returns a pattern for a path that `TEXT_AFTER` follows. */
export const patternBeforeText = (path: string) =>
  `^${partsOf(path)
    .map(({ pattern }) => pattern)
    .join('')}${TEXT_AFTER}$`;
