import { COPY } from './copy';
import { WAYS } from './ways';

/**
 * Renders the question about the way to use the form. Browsers restore the answer on reload, so the radio buttons are
 * uncontrolled.
 */
export const WayField = () => (
  <fieldset className="embed-builder__ways">
    <legend className="embed-builder__title">{COPY.way}</legend>
    {WAYS.map((way) => (
      <label key={way} className="embed-builder__way">
        <input type="radio" name="way" value={way} defaultChecked={way === WAYS[0]} />
        {COPY.ways[way]}
      </label>
    ))}
  </fieldset>
);
