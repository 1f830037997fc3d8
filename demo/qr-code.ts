import { renderSVG, renderUnicodeCompact } from 'uqr';

/** The light margin that scanners need, in modules: ISO/IEC 18004, 6.3.8. */
const QUIET_ZONE = 4;

/** Still readable if 15 % of it is damaged: codes are printed. */
const OPTIONS = { border: QUIET_ZONE, ecc: 'M' } as const;

/** A QR code in UTF-8 blocks, for a terminal with a dark background. */
export const qrCodeToText = (text: string): string => `${renderUnicodeCompact(text, OPTIONS)}\n`;

/** A QR code as an SVG image. */
export const qrCodeToSvg = (text: string): string => `${renderSVG(text, OPTIONS)}\n`;
