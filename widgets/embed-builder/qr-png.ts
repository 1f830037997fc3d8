import { encode } from 'uqr';
import { QR_OPTIONS } from './qr-code';

/** Minimum width of the image. With this width, the image is sharp when printed 8 cm wide. */
const MIN_SIZE_PX = 1000;

/**
 * Returns the data URL of a PNG image of a QR code, or '' if the browser can't draw. Each module (a small square of the
 * code) is a whole number of pixels wide.
 */
export function qrCodeToPng(text: string): string {
  const { data, size } = encode(text, QR_OPTIONS);
  const scale = Math.ceil(MIN_SIZE_PX / size);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * scale;
  const context = canvas.getContext('2d');
  if (!context) return '';
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries()) {
      context.fillStyle = isDark ? '#000' : '#fff';
      context.fillRect(x * scale, y * scale, scale, scale);
    }
  return canvas.toDataURL('image/png');
}
