import { renderUnicodeCompact } from 'uqr';
import { QR_OPTIONS } from '../../../widgets/embed-builder/qr-code';

/** A QR code in UTF-8 blocks, for a terminal with a dark background. */
export const qrCodeToText = (text: string): string => `${renderUnicodeCompact(text, QR_OPTIONS)}\n`;
