import { qrCodeToSvg } from '../../widgets/embed-builder/qr-code';

/** Factor that makes the image over 1000 px wide, so that it is sharp when printed 8 cm wide. */
const ZOOM = 3;

/**
 * Returns a PNG image of a QR code, which phones can save and share, unlike an SVG. Imports the renderer lazily: it is a
 * native module of several MB, and few servers' pages need it.
 */
export async function qrCodeToPng(text: string): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  return new Resvg(qrCodeToSvg(text), { fitTo: { mode: 'zoom', value: ZOOM } }).render().asPng();
}
