/** The checkbox's name. */
export const CONSENT = 'consent';

const ID = `broker-${CONSENT}`;

/** An unticked checkbox for a single purpose (DPDP Act 2023, section 6). Its value is the sentence that it shows. */
export const Consent = ({ words, error }: { readonly words: string; readonly error: string | undefined }) => (
  <div className="broker-field broker-field--wide quote-form__consent">
    <input
      type="checkbox"
      id={ID}
      name={CONSENT}
      value={words}
      required
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${ID}-error`}
    />
    <label htmlFor={ID}>{words}</label>
    {error && (
      <p className="broker-field__error" id={`${ID}-error`}>
        {error}
      </p>
    )}
  </div>
);
