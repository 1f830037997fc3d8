/** Normalises three or six hex digits, with or without a hash, to `#rrggbb`. Returns undefined for any other text. */
export function parseColour(text: string): string | undefined {
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim()) ?? [];
  if (!digits) return undefined;
  return `#${digits.length === 3 ? digits.replace(/./g, '$&$&') : digits}`.toLowerCase();
}

/** Returns the relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns black or white, whichever has more contrast on a background, and its contrast ratio:
 * https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function textColourOn(colour: string): {
  readonly colour: 'black' | 'white';
  readonly contrast: number;
} {
  const background = luminance(colour) + 0.05;
  const [black, white] = [background / 0.05, 1.05 / background];
  return black >= white ? { colour: 'black', contrast: black } : { colour: 'white', contrast: white };
}
