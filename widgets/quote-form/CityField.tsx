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
  /** False until scripts run: the field is then a plain text input. */
  readonly enhanced: boolean;
  /** True if the visitor was already using the plain input when the widget mounted: the field then remains an input. */
  readonly typed: boolean;
  readonly prompt: string | undefined;
  readonly copy: Translation['quoteForm'];
  /** Resolves to an empty list if none can be loaded. */
  readonly citiesOf: (state: string) => Promise<readonly string[]>;
};

/**
 * A list of the chosen state's cities, or a text input if the list does not load or lacks the visitor's city.
 * Use the state as `key`: another state then clears the city (requirements 4).
 */
export function CityField({ state, enhanced, typed, copy, prompt, citiesOf, ...field }: CityFieldProps) {
  const [cities, setCities] = useState<readonly string[]>();
  const [chosenMode, setFreeText] = useState<boolean>();
  const isFreeText = chosenMode ?? typed;
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const wasSwapped = useRef(false);

  useEffect(() => {
    let isActive = true;
    if (state) citiesOf(state).then((list) => isActive && setCities(list));
    return () => {
      isActive = false;
    };
  }, [state, citiesOf]);

  // The pressed button gets the opposite meaning, so the focus moves to the new control.
  useEffect(() => {
    if (wasSwapped.current) control.current?.focus();
    wasSwapped.current = false;
  });

  const isListEmpty = cities?.length === 0;
  const { autocomplete, maxLength } = LEAD_FIELDS.city;
  return (
    <Field
      {...field}
      control={(props) =>
        !enhanced || isFreeText || isListEmpty ? (
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
        hidden={!enhanced || isListEmpty || !(state || typed)}
        onClick={() => {
          wasSwapped.current = true;
          setFreeText(!isFreeText);
        }}
      >
        {isFreeText ? copy.cityFromList : copy.cityNotListed}
      </button>
    </Field>
  );
}
