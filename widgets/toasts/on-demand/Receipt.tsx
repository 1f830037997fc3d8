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

/** The kind by the first letter of a reference number from our own server. */
const KINDS: Readonly<Record<string, 'enquiry' | 'application'>> = { E: 'enquiry', A: 'application' };

/** A line icon. */
const Icon = ({ path }: { readonly path: string }) => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
    <path d={path} />
  </svg>
);

/** A line that confirms what was received, with a number to copy. Narrow windows show icons, not the `__more` texts. */
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
      // The clipboard is blocked: select the number, so that the visitor can copy it.
      const text = number.current as HTMLElement;
      // Focus it, so that screen readers read it.
      text.focus();
      getSelection()?.selectAllChildren(text);
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
        <strong ref={number} tabIndex={-1}>
          {reference}
        </strong>
        <span className="broker-receipt__more">{after}</span>
      </p>
      <div className="broker-receipt__actions">
        <button type="button" onClick={copyNumber}>
          <Icon path={copied ? 'm4 12 6 6L20 6' : 'M8 8h12v13H8zM4 16V3h12'} />
          <span className="broker-receipt__more">{copied ? copy.copied : copy.copyNumber}</span>
        </button>
        {phone && (
          <a href={`tel:${phone.replace(/ /g, '')}`}>
            <Icon path="M5 3h4l2 6-3 2a12 12 0 0 0 5 5l2-3 6 2v4a2 2 0 0 1-2 2A17 17 0 0 1 3 5a2 2 0 0 1 2-2z" />
            <span className="broker-receipt__more">
              {copy.callUs} {phone}
            </span>
          </a>
        )}
      </div>
      <button type="button" className="broker-receipt__close" aria-label={copy.dismiss} onClick={onDismiss}>
        <Icon path="m5 5 14 14M19 5 5 19" />
      </button>
      <span className="broker-receipt__unseen" role="status">
        {copied && copy.copied}
      </span>
    </section>
  );
}
