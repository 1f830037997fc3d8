import { useEffect, useRef, useState } from 'react';
import { LEAD_FIELDS } from '../contract/field-rules';
import { Field } from '../shared/forms/Field';
import type { Translation } from '../shared/i18n/translation';

type CityFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly state: string;
  readonly hint?: string | undefined;
  readonly error: string | undefined;
  /** False until scripts run: the field is then a plain input, which needs none. */
  readonly enhanced: boolean;
  /** True where the plain input was in use when the widget arrived: it stays. */
  readonly typed: boolean;
  readonly prompt: string | undefined;
  readonly copy: Translation['quoteForm'];
  /** Gives an empty list where none can be had. */
  readonly citiesOf: (state: string) => Promise<readonly string[]>;
};

/**
 * The cities of the chosen state, or free text where the list lacks the visitor's city or cannot be had.
 * Keyed by its state: a new state clears the city (requirements 4).
 */
export function CityField({ state, enhanced, typed, copy, prompt, citiesOf, ...field }: CityFieldProps) {
  const [cities, setCities] = useState<readonly string[]>();
  const [chosen, setFree] = useState<boolean>();
  const free = chosen ?? typed;
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const swapped = useRef(false);

  useEffect(() => {
    let shown = true;
    if (state) citiesOf(state).then((list) => shown && setCities(list));
    return () => {
      shown = false;
    };
  }, [state, citiesOf]);

  // The button that was pressed changes its meaning: focus goes to the control that it brought.
  useEffect(() => {
    if (swapped.current) control.current?.focus();
    swapped.current = false;
  });

  const unlisted = cities?.length === 0;
  const { autocomplete, maxLength } = LEAD_FIELDS.city;
  return (
    <Field
      {...field}
      control={(props) =>
        !enhanced || free || unlisted ? (
          <input
            {...props}
            ref={control}
            type="text"
            autoComplete={autocomplete}
            enterKeyHint="next"
            maxLength={maxLength}
            required
          />
        ) : (
          <select {...props} ref={control} autoComplete={autocomplete} disabled={!cities} required>
            <option value="">{cities ? prompt : state ? copy.loadingCities : copy.stateFirst}</option>
            {cities?.map((city) => (
              <option key={city}>{city}</option>
            ))}
          </select>
        )
      }
    >
      <button
        type="button"
        className="quote-form__swap"
        hidden={!enhanced || unlisted}
        onClick={() => {
          swapped.current = true;
          setFree(!free);
        }}
      >
        {free ? copy.cityFromList : copy.cityNotListed}
      </button>
    </Field>
  );
}
