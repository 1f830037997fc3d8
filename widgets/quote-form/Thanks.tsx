import { useEffect, useRef } from 'react';
import { COPY } from './copy';

/**
 * The server's words, over the emptied form and at its height. They take the focus, which Submit has lost, and so come
 * into view: on a phone the form is taller than the screen.
 */
export function Thanks({ message, onAnother }: { message: string; onAnother: () => void }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="quote-form__thanks" role="status">
      <p ref={words} className="quote-form__title" tabIndex={-1}>
        {message || COPY.thanks}
      </p>
      <button type="button" className="broker-button" onClick={onAnother}>
        {COPY.another}
      </button>
    </div>
  );
}
