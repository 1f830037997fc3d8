import { renderSVG } from 'uqr';

/** Width of the light margin that scanners need (ISO/IEC 18004, 6.3.8), in modules, which are the code's squares. */
const QUIET_ZONE = 4;

/** Options of all QR codes. `ecc: 'M'` (error correction) keeps a printed code readable if 15 % of it is damaged. */
export const QR_OPTIONS = { border: QUIET_ZONE, ecc: 'M' } as const;

export const qrCodeToSvg = (text: string): string => `${renderSVG(text, QR_OPTIONS)}\n`;
