import { COPY } from './copy';
import { WAYS } from './ways';

/**
 * Renders radio buttons that ask how the partner will use the form. The buttons are uncontrolled, since browsers
 * restore the partner's choice on reload.
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
