/**
 * Height in px of the quote form in English, without errors and without optional parts. Errors, optional parts and
 * other languages can make the form taller. The form has two columns if it is at least `twoColumnsFromPx` wide,
 * otherwise one. The placeholder's fallback reserves the same height, so that the page doesn't shift when the form
 * loads. A snippet in a partner's page keeps the heights of the release that generated the snippet.
 */
export const FORM_HEIGHT = { oneColumnPx: 1334, twoColumnsPx: 874, twoColumnsFromPx: 600 } as const;

const { oneColumnPx, twoColumnsPx, twoColumnsFromPx } = FORM_HEIGHT;

/**
 * The form's height as a CSS value for `padding-bottom`. There, a percentage refers to the width. So, without a media
 * query, the value is the height of two columns if the form is wide enough for them, otherwise the height of one
 * column.
 */
export const RESERVED_HEIGHT = `clamp(${twoColumnsPx}px,(${twoColumnsFromPx}px - 100%)*99999,${oneColumnPx}px)`;
