import { type FormEvent, useRef } from 'react';
import { parseColour, wordsOn } from './accent';
import { COPY } from './copy';
import { ChoiceField } from './fields';

type AccentFieldProps = {
  /** As it was typed. */
  readonly accent: string;
  /** The broker's own, which the picker shows while nothing is typed. */
  readonly ours: string;
  readonly problem: string | undefined;
  readonly onInput: () => void;
};

/** A colour to type or to pick, and how words stand out on it. */
export function AccentField({ accent, ours, problem, onInput }: AccentFieldProps) {
  const typed = useRef<HTMLInputElement>(null);
  const colour = parseColour(accent);
  const words = colour && wordsOn(colour);
  const pick = (event: FormEvent<HTMLInputElement>) => {
    if (typed.current) typed.current.value = event.currentTarget.value;
    onInput();
  };
  return (
    <ChoiceField
      name="accent"
      problem={problem}
      control={(props) => (
        <div className="embed-builder__accent">
          <input {...props} ref={typed} type="text" maxLength={7} autoComplete="off" spellCheck={false} />
          <input
            className="broker-field__control embed-builder__swatch"
            type="color"
            value={colour ?? parseColour(ours) ?? '#000000'}
            aria-label={COPY.pickAccent}
            onInput={pick}
          />
        </div>
      )}
    >
      <p className="broker-field__hint" role="status">
        {words && COPY.textOn(words.colour, `${Math.floor(words.contrast * 10) / 10}`)}
      </p>
    </ChoiceField>
  );
}
