import { useRef, useState } from 'react';
import { telHref } from '../../contract/tel-href';
import type { Translation } from '../../shared/i18n/translation';
import type { Language } from '../../shared/runtime/language';
import { UNRECORDED, UNRECORDED_CLASSES } from '../../shared/runtime/unrecorded';

type Copy = Translation['receipt'];

type ReceiptProps = {
  /** The reference numbers, the oldest first. */
  readonly references: readonly string[];
  readonly language: Language;
  readonly copy: Copy;
  /** The broker's phone number. If it is empty, there is no link to call it. */
  readonly phone: string;
  readonly onDismiss: () => void;
};

/**
 * The kind of form that was sent, keyed by the first letter of its reference number. Only numbers from our own server
 * begin with this letter. A form with any other number is treated as a quote request.
 */
const KINDS: Readonly<Record<string, 'enquiry' | 'application'>> = { E: 'enquiry', A: 'application' };

/**
 * Renders a sentence about a sent form, with the form's reference number and a button that copies the number. On
 * phones, the text after the number is only for screen readers (`__more`).
 */
function Sent({ reference, copy }: { readonly reference: string; readonly copy: Copy }) {
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
      // Focus the number, so that screen readers read it.
      text.focus();
      getSelection()?.selectAllChildren(text);
    }
  }

  return (
    <li className="broker-receipt__sent">
      <p className="broker-receipt__text">
        {before}
        <strong ref={number} tabIndex={-1}>
          {reference}
        </strong>
        <span className="broker-receipt__more">{after}</span>
      </p>
      <button
        type="button"
        aria-label={copied ? undefined : `${copy.copyNumber}: ${reference}`}
        onClick={copyNumber}
      >
        {copied ? copy.copied : copy.copy}
      </button>
      <span className="broker-receipt__unseen" role="status">
        {copied && copy.copied}
      </span>
    </li>
  );
}

/** Renders a strip that confirms each sent form, with its reference number and a button that copies the number. */
export function Receipt({ references, language, copy, phone, onDismiss }: ReceiptProps) {
  return (
    <section
      className={`broker-receipt ${UNRECORDED_CLASSES}`}
      {...UNRECORDED}
      aria-label={copy.label}
      lang={language}
    >
      <ul className="broker-receipt__list">
        {references.map((reference) => (
          <Sent key={reference} reference={reference} copy={copy} />
        ))}
      </ul>
      {phone && (
        <a href={telHref(phone)}>
          {copy.call}
          <span className="broker-receipt__more">&nbsp;{phone}</span>
        </a>
      )}
      <button type="button" className="broker-receipt__close" aria-label={copy.dismiss} onClick={onDismiss}>
        <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
          <path d="m5 5 14 14M19 5 5 19" />
        </svg>
      </button>
    </section>
  );
}
