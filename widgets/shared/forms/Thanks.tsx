import { type ReactNode, type RefObject, useRef, useState } from 'react';
import type { FormCopy } from './FormShell';

type ThanksProps = {
  readonly copy: FormCopy;
  /** The server's message. */
  readonly message: string;
  /** Empty if the server gives none. */
  readonly reference: string;
  /** Gets the focus. */
  readonly title: RefObject<HTMLParagraphElement | null>;
  readonly children: ReactNode;
};

/** Replaces a form that was sent. */
export function Thanks({ copy, message, reference, title, children }: ThanksProps) {
  const number = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const [before = '', after] = reference ? message.split(reference) : [message];

  async function copyNumber() {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // Not allowed here, as in most frames: the visitor copies what is selected.
      getSelection()?.selectAllChildren(number.current as HTMLElement);
    }
  }

  return (
    <div className="broker-form__thanks" role="status">
      <p ref={title} tabIndex={-1}>
        {before}
        {after !== undefined && (
          <>
            <strong ref={number}>{reference}</strong>
            {after}
          </>
        )}
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
