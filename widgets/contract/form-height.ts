/**
 * Height of the quote form in px before its first error, with one column, and with two columns from the width
 * `twoColumnsFromPx`. The placeholder's fallback reserves the same height, so that the page doesn't shift when the form
 * loads. Snippets in partners' pages contain the heights of the release that generated them.
 */
export const FORM_HEIGHT = { oneColumnPx: 1334, twoColumnsPx: 874, twoColumnsFromPx: 600 } as const;

const { oneColumnPx, twoColumnsPx, twoColumnsFromPx } = FORM_HEIGHT;

/** The height as a value of `padding-bottom`, where a percentage refers to the width: no media query is needed. */
export const RESERVED_HEIGHT = `clamp(${twoColumnsPx}px,(${twoColumnsFromPx}px - 100%)*99999,${oneColumnPx}px)`;
