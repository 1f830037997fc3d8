import { useRef, useState } from 'react';
import { COPY } from './copy';
import { copyText } from './copy-text';

type CodeProps = {
  /** The name of the field. */
  readonly label: string;
  readonly text: string;
  readonly rows: number;
};

/** Text to copy, and a button that copies it. */
export function Code({ label, text, rows }: CodeProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [said, setSaid] = useState({ text, status: '' });

  const copy = async () => {
    if (!field.current) return;
    setSaid({ text, status: '' });
    setSaid({ text, status: (await copyText(field.current)) ? COPY.copied : COPY.selected });
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
      <button className="broker-button" type="button" onClick={copy}>
        {COPY.copy}
      </button>
      <p className="embed-builder__status" role="status">
        {/* Not what was said about another text. */}
        {said.text === text && said.status}
      </p>
    </>
  );
}
