import { FORM_HEIGHT } from '../../widgets/contract/form-height';

/** The files with a copy of the snippet, or of the style that reserves the form's height. */
export const FILES_WITH_HEIGHT = ['README.md', 'docs/embedding.md', 'demo/partner/index.html'] as const;

/** `RESERVED_HEIGHT`, with or without spaces around its operators. */
const RESERVED = /clamp\(\d+px(, ?\()\d+px( - 100%\) ?\* ?99999, ?)\d+px\)/g;

/** Replaces the heights in the styles that reserve the form's height. */
export const withHeights = (
  text: string,
  {
    oneColumnPx,
    twoColumnsPx,
    twoColumnsFromPx,
  }: Readonly<Record<keyof typeof FORM_HEIGHT, number>> = FORM_HEIGHT,
): string => text.replace(RESERVED, `clamp(${twoColumnsPx}px$1${twoColumnsFromPx}px$2${oneColumnPx}px)`);
