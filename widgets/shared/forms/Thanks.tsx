import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { FormCopy } from './form-copy';

type ThanksProps = {
  readonly copy: FormCopy;
  /** Id of the paragraph with the message. */
  readonly id: string;
  /** The server's message, or the form's own thanks. */
  readonly message: string;
  /** The reference number; empty if the server gives none. */
  readonly reference: string;
  /** Ref of the paragraph with the message; FormShell focuses it. */
  readonly title: RefObject<HTMLParagraphElement | null>;
  readonly children: ReactNode;
};

/** Renders the message that replaces a form once it is sent. */
export function Thanks({ copy, id, message, reference, title, children }: ThanksProps) {
  const number = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const at = message.indexOf(reference);

  async function copyNumber() {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // The clipboard is blocked, as in most frames: select the number, so that the visitor can copy it.
      const text = number.current as HTMLElement;
      // Focus the number, so that screen readers read it.
      text.focus();
      getSelection()?.selectAllChildren(text);
    }
  }

  return (
    <div className="broker-form__thanks">
      {/* The paragraph labels itself: without a label, Orca (a screen reader) may read only its first line. */}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <p ref={title} id={id} role="group" aria-labelledby={id} tabIndex={-1}>
        {/* If the server's message lacks the reference number, show the number after the message. */}
        {at < 0 ? `${message} ` : message.slice(0, at)}
        {reference && (
          <strong ref={number} tabIndex={-1}>
            {reference}
          </strong>
        )}
        {at < 0 || message.slice(at + reference.length)}
      </p>
      {reference && <p>{copy.next}</p>}
      <div className="broker-form__send">
        {reference && (
          <button type="button" className="broker-button" onClick={copyNumber}>
            {copied ? copy.copied : copy.copyNumber}
          </button>
        )}
        {children}
      </div>
    </div>
  );
}
