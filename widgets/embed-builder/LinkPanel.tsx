import { useEffect, useRef, useState } from 'react';
import type { BrokerFacts } from '../shared/runtime/attach';
import { Code } from './Code';
import { COPY } from './copy';
import { LinkButton } from './LinkButton';
import { printCard } from './print-card';
import { qrCodeToSvg } from './qr-code';
import { qrCodeToPng } from './qr-png';
import { ShareLink } from './ShareLink';

type LinkPanelProps = {
  readonly link: string;
  readonly broker: Pick<BrokerFacts, 'name' | 'licence'>;
  /** True once scripts run. */
  readonly isLive: boolean;
  /** True if the page's style sheet can print the card alone. */
  readonly canPrint: boolean;
};

/** Renders the link, its QR code as a picture, and a card of size A6 to print. */
export function LinkPanel({ link, broker, isLive, canPrint }: LinkPanelProps) {
  const card = useRef<HTMLDivElement>(null);
  const [code, setCode] = useState('');
  // Draw the QR code in an effect, which runs after the paint. Otherwise each letter that the partner types into the ID
  // would appear with a delay.
  useEffect(() => setCode(`data:image/svg+xml,${encodeURIComponent(qrCodeToSvg(link))}`), [link]);

  const savePng = () => {
    const anchor = document.createElement('a');
    anchor.href = qrCodeToPng(link);
    anchor.download = 'quote-form.png';
    anchor.click();
  };

  return (
    <div className="embed-builder__panel">
      <p className="embed-builder__about">{COPY.about.link}</p>
      <Code label={COPY.tabs.link} text={link} rows={2}>
        <ShareLink link={link} text={COPY.invitation(broker.name)} isLive={isLive} />
      </Code>
      <div className="embed-builder__print">
        <div className="embed-builder__card" ref={card}>
          <p className="embed-builder__card-name">{broker.name}</p>
          <p className="embed-builder__card-title">{COPY.cardTitle}</p>
          <div className="embed-builder__qr">
            {code && <img src={code} alt={COPY.qrCode} width="180" height="180" />}
          </div>
          <p>{COPY.cardText(broker.name)}</p>
          {broker.licence && <p className="embed-builder__card-licence">{broker.licence}</p>}
        </div>
        <div className="embed-builder__saves">
          <h3 className="embed-builder__title">{COPY.printed}</h3>
          <p className="embed-builder__about">{COPY.aboutPrinted}</p>
          <div className="embed-builder__row">
            <button className="embed-builder__button" type="button" onClick={savePng}>
              {COPY.savePng}
            </button>
            <LinkButton href={code} download="quote-form.svg">
              {COPY.saveSvg}
            </LinkButton>
            {canPrint && (
              <button
                className="embed-builder__button"
                type="button"
                onClick={() => card.current && printCard(card.current)}
              >
                {COPY.printCard}
              </button>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}
