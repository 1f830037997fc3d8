/**
 * Height in px of the quote form in English, without errors and without optional parts. Errors, optional parts and
 * other languages can make the form taller. The form has two columns if it is at least `twoColumnsFromPx` wide,
 * otherwise one. The placeholder's fallback reserves the same height, so that the page doesn't shift when the form
 * loads. A snippet in a partner's page keeps the heights of the release that generated the snippet.
 */
export const FORM_HEIGHT = { oneColumnPx: 1334, twoColumnsPx: 874, twoColumnsFromPx: 600 } as const;

const { oneColumnPx, twoColumnsPx, twoColumnsFromPx } = FORM_HEIGHT;

/**
 * The form's height as a value of `padding-bottom`. In `padding-bottom`, a percentage refers to the width, so the value
 * can be the height of one column or of two, without a media query.
 */
export const RESERVED_HEIGHT = `clamp(${twoColumnsPx}px,(${twoColumnsFromPx}px - 100%)*99999,${oneColumnPx}px)`;
