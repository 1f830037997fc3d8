/**
 * How tall the quote form is before its first error, in px: in one column, and in two from a width on. What stands in its
 * place until it has loaded is as tall, so that nothing on the page moves. Partners' pages hold the figures of the version
 * whose snippet they took.
 */
export const FORM_HEIGHT = { oneColumnPx: 1282, twoColumnsPx: 848, twoColumnsFromPx: 600 } as const;

const { oneColumnPx, twoColumnsPx, twoColumnsFromPx } = FORM_HEIGHT;

/** The same as a CSS length for `padding-bottom`, whose percentages are of the width: no script and no query is needed. */
export const RESERVED_HEIGHT = `clamp(${twoColumnsPx}px,(${twoColumnsFromPx}px - 100%)*99999,${oneColumnPx}px)`;
