import { useEffect, useRef } from 'react';
import type { Say } from '../shared/language';
import { COPY } from './copy';

type ThanksProps = { readonly message: string; readonly onAnother: () => void; readonly say: Say };

/**
 * The server's words, over the emptied form and at its height. They take the focus, which Submit has lost, and so come
 * into view: on a phone the form is taller than the screen.
 */
export function Thanks({ message, onAnother, say }: ThanksProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="quote-form__thanks" role="status">
      <p ref={words} className="quote-form__title" tabIndex={-1}>
        {say(message || COPY.thanks)}
      </p>
      <button type="button" className="broker-button" onClick={onAnother}>
        {say(COPY.another)}
      </button>
    </div>
  );
}
