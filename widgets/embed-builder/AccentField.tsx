import { type FormEvent, useRef } from 'react';
import { parseColour, wordsOn } from './accent';
import { COPY } from './copy';
import { LabelledField } from './fields';

type AccentFieldProps = {
  /** As it was typed. */
  readonly accent: string;
  readonly problem: string | undefined;
  readonly onInput: () => void;
};

/** Where nothing has been picked: the accent of a form that nobody has themed. */
const UNTHEMED = '#f3a712';

/** A colour to type or to pick, and how words stand out on it. */
export function AccentField({ accent, problem, onInput }: AccentFieldProps) {
  const typed = useRef<HTMLInputElement>(null);
  const colour = parseColour(accent);
  const words = colour && wordsOn(colour);
  const pick = (event: FormEvent<HTMLInputElement>) => {
    if (typed.current) typed.current.value = event.currentTarget.value;
    onInput();
  };
  return (
    <div>
      <LabelledField name="accent" problem={problem}>
        {(id, describedBy) => (
          <div className="embed-builder__accent">
            <input
              ref={typed}
              className="embed-builder__control"
              id={id}
              name="accent"
              type="text"
              maxLength={7}
              autoComplete="off"
              spellCheck={false}
              aria-describedby={describedBy}
              aria-invalid={problem ? true : undefined}
            />
            <input
              className="embed-builder__swatch"
              type="color"
              value={colour ?? UNTHEMED}
              aria-label={COPY.pickAccent}
              onInput={pick}
            />
          </div>
        )}
      </LabelledField>
      <p className="embed-builder__hint" role="status">
        {words && COPY.textOn(words.colour, `${Math.floor(words.contrast * 10) / 10}`)}
      </p>
    </div>
  );
}
