/** Matches the characters at which texts are split into words. The index splits at the same characters. */
const BETWEEN_WORDS = /([\n\r\p{Z}\p{P}]+)/u;

/** Returns a text with `<mark>` around each occurrence of a word in `words`, which are in lower case. */
export function markWords(text: string, words: readonly string[]): (string | HTMLElement)[] {
  return text.split(BETWEEN_WORDS).map((part) => {
    if (!words.includes(part.toLowerCase())) return part;
    const mark = document.createElement('mark');
    mark.textContent = part;
    return mark;
  });
}
