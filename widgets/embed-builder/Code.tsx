import { type ReactNode, useRef, useState } from 'react';
import { COPY } from './copy';
import { copyText } from './copy-text';

type CodeProps = {
  /** The field's accessible name. */
  readonly label: string;
  readonly text: string;
  readonly rows: number;
  /** Further buttons, beside the Copy button. */
  readonly children?: ReactNode;
};

/** Renders text to copy, and a button that copies it. */
export function Code({ label, text, rows, children }: CodeProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [copyStatus, setCopyStatus] = useState({ text, status: '' });

  const copy = async () => {
    if (!field.current) return;
    setCopyStatus({ text, status: '' });
    setCopyStatus({ text, status: (await copyText(field.current)) ? COPY.copied : COPY.selected });
  };

  return (
    <>
      <textarea
        ref={field}
        className="embed-builder__code"
        aria-label={label}
        rows={rows}
        spellCheck={false}
        readOnly
        value={text}
      />
      <div className="embed-builder__row">
        <button className="broker-button" type="button" onClick={copy}>
          {COPY.copy}
        </button>
        {children}
      </div>
      <p className="embed-builder__status" role="status">
        {/* Show the status only for the text that was copied: `text` may have changed since. */}
        {copyStatus.text === text && copyStatus.status}
      </p>
    </>
  );
}
