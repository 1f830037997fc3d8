import { useEffect, useRef, useState } from 'react';
import { MAX_LENGTH } from '../contract/field-rules';
import { Field } from '../shared/Field';
import type { Say } from '../shared/language';
import { COPY } from './copy';

type CityFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly state: string;
  readonly error: string | undefined;
  /** False until scripts run: the field is then a plain input, which needs none. */
  readonly enhanced: boolean;
  /** True where the plain input was in use when the widget arrived: it stays. */
  readonly typed: boolean;
  readonly say: Say;
  /** Gives an empty list where none can be had. */
  readonly citiesOf: (state: string) => Promise<readonly string[]>;
};

/**
 * The cities of the chosen state, or free text where the list lacks the visitor's city or cannot be had.
 * Keyed by its state: a new state clears the city (spec section 4).
 */
export function CityField({ state, enhanced, typed, say, citiesOf, ...field }: CityFieldProps) {
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
  const prompt = cities ? COPY.selectCity : state ? COPY.loadingCities : COPY.stateFirst;
  return (
    <Field
      {...field}
      control={(props) =>
        !enhanced || free || unlisted ? (
          <input
            {...props}
            ref={control}
            type="text"
            autoComplete="address-level2"
            enterKeyHint="next"
            maxLength={MAX_LENGTH.city}
            required
          />
        ) : (
          <select {...props} ref={control} autoComplete="address-level2" disabled={!cities} required>
            <option value="">{say(prompt)}</option>
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
        {say(free ? COPY.cityFromList : COPY.cityNotListed)}
      </button>
    </Field>
  );
}
