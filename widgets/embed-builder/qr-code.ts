import { renderSVG } from 'uqr';

/** The light margin that scanners need, in modules: ISO/IEC 18004, 6.3.8. */
const QUIET_ZONE = 4;

/** `ecc: 'M'` keeps a code readable if 15 % of it is damaged, because people print codes. */
export const QR_OPTIONS = { border: QUIET_ZONE, ecc: 'M' } as const;

/** Returns a QR code as an SVG image. */
export const qrCodeToSvg = (text: string): string => `${renderSVG(text, QR_OPTIONS)}\n`;
