import type { Ref } from 'react';
import type { Translation } from '../shared/i18n/translation';
import type { Language } from '../shared/runtime/language';

type ContactPopupProps = {
  /** Prefix of the title's id. It must be unique on the page. */
  readonly id: string;
  readonly copy: Translation['popup'];
  readonly language: Language;
  readonly dialog?: Ref<HTMLDialogElement>;
  readonly onClose?: () => void;
};

/** Renders the popup's dialog, closed and without its form. Scripts mount the form in the dialog and then open it. */
export function ContactPopup({ id, copy, language, dialog, onClose }: ContactPopupProps) {
  return (
    <dialog
      className="contact-popup"
      lang={language}
      aria-labelledby={`${id}-title`}
      ref={dialog}
      onClose={onClose}
    >
      <div className="contact-popup__head">
        <h2 className="contact-popup__title" id={`${id}-title`} tabIndex={-1}>
          {copy.title}
        </h2>
        <form method="dialog">
          {/* Close the dialog by script: a frame sandboxed without "allow-forms" doesn't submit this form. */}
          <button
            type="submit"
            className="contact-popup__close"
            aria-label={copy.close}
            onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
          </button>
        </form>
      </div>
      <div className="contact-popup__form" />
    </dialog>
  );
}
