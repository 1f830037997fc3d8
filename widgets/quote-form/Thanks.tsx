import { useEffect, useRef } from 'react';
import { COPY } from './copy';

/** The server's words, over the emptied form and at its height. Takes the focus, which Submit has lost. */
export function Thanks({ message, onAnother }: { message: string; onAnother: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className="quote-form__thanks" role="status" tabIndex={-1}>
      <p className="quote-form__title">{message || COPY.thanks}</p>
      <button type="button" className="broker-button" onClick={onAnother}>
        {COPY.another}
      </button>
    </div>
  );
}
