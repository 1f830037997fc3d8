import { MORE_FIELDS } from '../../contract/more-fields';
import type { Translation } from '../../shared/i18n/translation';

type MoreTexts = Translation['more'];

/** Tells which of the optional questions a form asks. */
export type Asked = { readonly callTime: boolean; readonly vehicle: boolean; readonly whatsapp: boolean };

type MoreFieldsProps = {
  readonly texts: MoreTexts;
  readonly asked: Asked;
  /**
   * True in prerendered markup. Each element with a text then has the attribute `data-page-text`, which contains the
   * text's id, so that `showPageTexts` can translate the text.
   */
  readonly isMarked?: boolean;
};

const TIMES = ['soon', 'morning', 'afternoon', 'evening'] as const;

/** Renders the content of the `<details>` with the optional questions at the end of the form. */
export function MoreFields({ texts, asked, isMarked }: MoreFieldsProps) {
  const textOf = (id: keyof MoreTexts, value?: string) => {
    const text = texts[id];
    return {
      ...(isMarked && { 'data-page-text': id, 'data-page-value': value }),
      children: typeof text === 'function' ? text(value ?? '') : text,
    };
  };
  const control = (name: keyof typeof MORE_FIELDS) => ({
    id: `broker-${name}`,
    name,
    className: 'broker-field__control',
    autoComplete: 'off',
  });
  const label = (name: keyof typeof MORE_FIELDS, id: keyof MoreTexts, className?: string) => {
    const { children, ...marks } = textOf(id);
    return (
      <label className={className} htmlFor={`broker-${name}`} {...marks}>
        {children}
      </label>
    );
  };
  return (
    <>
      <summary {...textOf('more')} />
      <div className="quote-form__questions">
        {asked.callTime && (
          <div className="broker-field">
            {label('call_time', 'callTime', 'broker-field__label')}
            <select {...control('call_time')}>
              <option value="" {...textOf('selectTime')} />
              {MORE_FIELDS.call_time.values.map((value, at) => (
                <option key={value} value={value} {...textOf(TIMES[at] as (typeof TIMES)[number])} />
              ))}
            </select>
          </div>
        )}
        {asked.vehicle && (
          // Scripts hide these questions while the product is not about vehicles.
          <fieldset className="quote-form__vehicle" data-vehicle="">
            <div className="broker-field">
              {label('registration_number', 'registration', 'broker-field__label')}
              <input
                {...control('registration_number')}
                type="text"
                maxLength={MORE_FIELDS.registration_number.maxLength}
              />
            </div>
            <div className="broker-field">
              {label('expiry_month', 'expiryMonth', 'broker-field__label')}
              <select {...control('expiry_month')}>
                <option value="" {...textOf('selectMonth')} />
                {MORE_FIELDS.expiry_month.values.map((value, at) => (
                  <option key={value} value={value} {...textOf('month', `${at + 1}`)} />
                ))}
              </select>
            </div>
          </fieldset>
        )}
        {asked.whatsapp && (
          <div className="broker-checkbox">
            <input id="broker-whatsapp" type="checkbox" name="whatsapp" value="yes" />
            {label('whatsapp', 'whatsapp')}
          </div>
        )}
      </div>
    </>
  );
}
