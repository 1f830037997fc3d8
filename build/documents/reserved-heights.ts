import { FORM_HEIGHT } from '../../widgets/contract/form-height';

/** The files with a copy of a snippet, or that otherwise state the form's height. */
export const FILES_WITH_HEIGHT = ['README.md', 'docs/embedding.md', 'demo/partner/pages/index.html'] as const;

/** `RESERVED_HEIGHT`, with or without spaces around its operators. */
const RESERVED = /clamp\(\d+px(, ?\()\d+px( - 100%\) ?\* ?99999, ?)\d+px\)/g;

/** The height of a frame: in its tag, and in words. Frames get that of one column, since their width is unknown. */
const FRAME = /(<iframe [^>]*\bheight="|; )\d+("| px high\b)/g;

/** Replaces the heights in the styles that reserve the form's height, and those of its frame. */
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
