import { useEffect, useRef, useState } from 'react';
import { accentOf, attributesOf, type Choices, rowOf } from './choices';
import { COPY } from './copy';
import { WIDTHS, type Width } from './limits';

type PreviewProps = {
  readonly choices: Choices;
  /** URL of the preview page. */
  readonly address: string;
};

const messageOf = (choices: Choices) => ({
  type: 'broker:preview',
  widget: choices.widget,
  attributes: { ...attributesOf(choices), 'data-when': 'now', ...rowOf(choices).shown },
  accent: accentOf(choices),
});

/** Shows the chosen widget in a sandboxed frame, whose origin is opaque. */
export function Preview({ choices, address }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef(choices);
  const [width, setWidth] = useState<Width>('full');

  useEffect(() => {
    latest.current = choices;
    // '*', because `targetOrigin` can't name an opaque origin.
    frame.current?.contentWindow?.postMessage(messageOf(choices), '*');
  }, [choices]);

  useEffect(() => {
    const onMessage = ({ source, data }: MessageEvent) => {
      const page = frame.current?.contentWindow;
      if (page && source === page && data?.type === 'broker:preview-ready')
        page.postMessage(messageOf(latest.current), '*');
    };
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);

  return (
    <div className="embed-builder__preview">
      {/* biome-ignore lint/a11y/useSemanticElements: contains buttons, not fields */}
      <div className="embed-builder__widths" role="group" aria-label={COPY.width}>
        {WIDTHS.map(([label, each]) => (
          <button
            key={each}
            className="embed-builder__width"
            type="button"
            aria-pressed={each === width}
            onClick={() => setWidth(each)}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={`embed-builder__room embed-builder__room--${width}`}>
        <iframe
          ref={frame}
          className="embed-builder__frame"
          title={COPY.previewTitle}
          sandbox="allow-scripts allow-forms allow-popups"
          loading="lazy"
          src={address}
        />
      </div>
    </div>
  );
}
