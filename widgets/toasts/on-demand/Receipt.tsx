import { useRef, useState } from 'react';
import type { Translation } from '../../shared/i18n/translation';
import type { Language } from '../../shared/runtime/language';
import { UNRECORDED, UNRECORDED_CLASSES } from '../../shared/runtime/unrecorded';

type ReceiptProps = {
  readonly reference: string;
  readonly language: Language;
  readonly copy: Translation['receipt'];
  /** Empty: no link. */
  readonly phone: string;
  readonly onDismiss: () => void;
};

/** The first letter of a reference number of our own server. */
const KINDS: Readonly<Record<string, 'enquiry' | 'application'>> = { E: 'enquiry', A: 'application' };

/** What was received, with its number to copy. */
export function Receipt({ reference, language, copy, phone, onDismiss }: ReceiptProps) {
  const number = useRef<HTMLElement>(null);
  const [copied, setCopied] = useState(false);
  const kind = KINDS[/^([A-Z])-/.exec(reference)?.[1] ?? ''] ?? 'request';
  const [before, after] = copy[kind].split('{ref}');

  async function copyNumber() {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // Not allowed: the visitor copies what is selected.
      getSelection()?.selectAllChildren(number.current as HTMLElement);
    }
  }

  return (
    <section
      className={`broker-receipt ${UNRECORDED_CLASSES}`}
      {...UNRECORDED}
      aria-label={copy.label}
      lang={language}
    >
      <p className="broker-receipt__text">
        {before}
        <strong ref={number}>{reference}</strong>
        {after}
      </p>
      <div className="broker-receipt__actions">
        <button type="button" onClick={copyNumber}>
          {copied ? copy.copied : copy.copyNumber}
        </button>
        {phone && (
          <a href={`tel:${phone.replace(/ /g, '')}`}>
            {copy.callUs} {phone}
          </a>
        )}
      </div>
      <button type="button" className="broker-receipt__close" aria-label={copy.dismiss} onClick={onDismiss}>
        <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
      </button>
      <span className="broker-receipt__unseen" role="status">
        {copied && copy.copied}
      </span>
    </section>
  );
}
