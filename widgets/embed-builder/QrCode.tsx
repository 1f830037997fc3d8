import { COPY } from './copy';
import { qrCodeToSvg } from './qr-code';

/** A QR code of a link, and a link that saves it as a file. */
export function QrCode({ text }: { readonly text: string }) {
  const src = `data:image/svg+xml,${encodeURIComponent(qrCodeToSvg(text))}`;
  return (
    <div className="embed-builder__qr">
      <img src={src} alt={COPY.qrCode} width="180" height="180" />
      <a href={src} download="quote-form.svg">
        {COPY.saveQrCode}
      </a>
    </div>
  );
}
