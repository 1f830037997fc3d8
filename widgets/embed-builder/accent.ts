/** A colour in three or six digits, with or without a hash, as six digits in lower case; nothing else is one. */
export function parseColour(text: string): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What words on a colour are set in, and how far they stand out: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function wordsOn(colour: string): { readonly colour: 'black' | 'white'; readonly contrast: number } {
  const ground = luminance(colour) + 0.05;
  const [black, white] = [ground / 0.05, 1.05 / ground];
  return black >= white ? { colour: 'black', contrast: black } : { colour: 'white', contrast: white };
}
