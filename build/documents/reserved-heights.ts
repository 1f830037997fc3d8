import { FORM_HEIGHT } from '../../widgets/contract/form-height';

/**
 * The files that contain a copy of a snippet with `RESERVED_HEIGHT` (widgets/contract/form-height.ts), or that state
 * the form's height in another way.
 */
export const FILES_WITH_HEIGHT = ['README.md', 'docs/embedding.md', 'demo/partner/pages/index.html'] as const;

/** Matches a copy of `RESERVED_HEIGHT`, with or without spaces around its operators. */
const RESERVED = /clamp\(\d+px(, ?\()\d+px( - 100%\) ?\* ?99999, ?)\d+px\)/g;

/**
 * Matches the height of a frame, in an `<iframe>` tag and in a sentence. The height of a frame is the form's height in
 * one column, since the frame's width is unknown.
 */
const FRAME = /(<iframe [^>]*\bheight="|; )\d+("| px high\b)/g;

/**
 * Returns a document's text with the form's heights replaced: in the styles that reserve space for the form, and in the
 * height of the form's frame.
 */
export const withHeights = (
  text: string,
  {
    oneColumnPx,
    twoColumnsPx,
    twoColumnsFromPx,
  }: Readonly<Record<keyof typeof FORM_HEIGHT, number>> = FORM_HEIGHT,
): string =>
  text
    .replace(RESERVED, `clamp(${twoColumnsPx}px$1${twoColumnsFromPx}px$2${oneColumnPx}px)`)
    .replace(FRAME, (_, before: string, after: string) => before + oneColumnPx + after);
