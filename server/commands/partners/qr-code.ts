import { renderUnicodeCompact } from 'uqr';
import { QR_OPTIONS } from '../../../widgets/embed-builder/qr-code';

/** Draws a QR code with Unicode block characters, for a terminal with a dark background. */
export const qrCodeToText = (text: string): string => `${renderUnicodeCompact(text, QR_OPTIONS)}\n`;
