import { type FormEvent, useRef } from 'react';
import { parseColour, textColourOn } from './accent';
import { COPY } from './copy';
import { ChoiceField } from './fields';

type AccentFieldProps = {
  /** The typed text. */
  readonly accent: string;
  /** The broker's accent, which the picker shows while the field is empty or invalid. */
  readonly ours: string;
  readonly problem: string | undefined;
  readonly onInput: () => void;
};

/** Renders a text field and a picker for a colour, and the contrast of text on the colour. */
export function AccentField({ accent, ours, problem, onInput }: AccentFieldProps) {
  const typed = useRef<HTMLInputElement>(null);
  const colour = parseColour(accent);
  const text = colour && textColourOn(colour);
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
          <input
            {...props}
            ref={typed}
            type="text"
            defaultValue={accent}
            autoComplete="off"
            spellCheck={false}
          />
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
        {text && COPY.textOn(text.colour, `${Math.floor(text.contrast * 10) / 10}`)}
      </p>
    </ChoiceField>
  );
}
