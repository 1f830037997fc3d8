import { type FormEvent, useEffect, useRef, useState } from 'react';
import { SEND_QUOTE } from '../contract/endpoints';
import { type FieldName, INSURANCE_TYPES, MAX_LENGTH } from '../contract/field-rules';
import { STATES } from '../contract/states';
import type { BrokerFacts } from '../shared/attach';
import { Field } from '../shared/Field';
import type { LeadStore } from '../shared/lead-store';
import { useStore } from '../shared/use-store';
import { CityField } from './CityField';
import { COPY, LABELS } from './copy';
import { INPUTS } from './inputs';
import { Outcome } from './Outcome';
import type { QuoteFormOptions } from './options';
import { Thanks } from './Thanks';

export type QuoteFormProps = {
  readonly options: QuoteFormOptions;
  readonly broker: BrokerFacts;
  /** Where the form posts by itself when no script runs. */
  readonly action: string;
  readonly policiesUrl: string;
  readonly lead: LeadStore;
  readonly citiesOf: (state: string) => Promise<readonly string[]>;
  /** True where the markup was made at build time: the first render is then the one that works without scripts. */
  readonly prerendered: boolean;
};

const options = (values: readonly string[]) => values.map((value) => <option key={value}>{value}</option>);
// Made once for all forms of a page: 38 elements that never change.
const STATE_OPTIONS = options(STATES);
const TYPE_OPTIONS = options(INSURANCE_TYPES);

/** The nine fields of spec section 5. Inputs are uncontrolled: what is typed before the widget arrives stays. */
export function QuoteForm({ options: { headingLevel }, lead, prerendered, ...props }: QuoteFormProps) {
  const { phase, errors, message } = useStore(lead.store);
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(phase);
  const [enhanced, setEnhanced] = useState(!prerendered);
  const [state, setState] = useState('');
  const [typedCity, setTypedCity] = useState('');

  // A browser puts values back on reload, and people type before scripts arrive.
  useEffect(() => {
    const typed = new FormData(form.current as HTMLFormElement);
    setState(`${typed.get('state')}`);
    setTypedCity(`${typed.get('city') ?? ''}`);
    setEnhanced(true);
  }, []);

  const focus = (name: string) => form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  useEffect(() => {
    if (phase === 'sent') {
      form.current?.reset();
      setState('');
      setTypedCity('');
    } else if (before.current === 'sent') focus('first_name');
    // Submit was disabled while sending and lost the focus: it comes back with what to do next.
    else if (before.current === 'sending') focus('submit');
    before.current = phase;
  }, [phase]);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLInputElement;
    lead.edit(name as FieldName);
    if (name === 'state') {
      setTypedCity('');
      setState(value);
      lead.edit('city');
    }
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const invalid = lead.submit(Object.fromEntries(new FormData(event.currentTarget) as never));
    if (invalid) focus(invalid);
  };

  const field = (name: FieldName) => ({ name, label: LABELS[name], error: errors[name] });
  const input = (name: keyof typeof INPUTS, hint?: string) => {
    const [type, autoComplete] = INPUTS[name];
    const kind = { type, inputMode: type, autoComplete, enterKeyHint: 'next', maxLength: MAX_LENGTH[name] } as const;
    return (
      <Field {...field(name)} hint={hint} control={(control) => <input {...control} {...kind} required />} />
    );
  };
  const select = (name: 'state' | 'insurance_type', prompt: string, list: typeof STATE_OPTIONS) => (
    <Field
      {...field(name)}
      control={(control) => (
        <select {...control} autoComplete={name === 'state' ? 'address-level1' : 'off'} required>
          <option value="">{prompt}</option>
          {list}
        </select>
      )}
    />
  );
  const Heading = headingLevel !== 'none' && (`h${headingLevel}` as const);
  const sending = phase === 'sending';

  return (
    <div className="quote-form" data-phase={phase}>
      <form
        ref={form}
        className="quote-form__form"
        method="post"
        action={props.action}
        encType="multipart/form-data"
        noValidate={enhanced}
        onInput={onInput}
        onSubmit={onSubmit}
      >
        {Heading && <Heading className="quote-form__title">{COPY.title}</Heading>}
        <input type="hidden" name="type" value={SEND_QUOTE.fixed.type} />
        <fieldset className="quote-form__fields" disabled={sending}>
          {input('first_name')}
          {input('last_name')}
          {input('mobile', COPY.mobileHint)}
          {input('email')}
          {select('state', COPY.selectState, STATE_OPTIONS)}
          <CityField
            {...field('city')}
            key={typedCity ? 'typed' : state}
            state={state}
            enhanced={enhanced}
            typed={typedCity}
            citiesOf={props.citiesOf}
          />
          {select('insurance_type', COPY.selectInsuranceType, TYPE_OPTIONS)}
          {input('type_of_insurance')}
          <Field
            {...field('message')}
            optional={COPY.optional}
            control={(control) => <textarea {...control} maxLength={MAX_LENGTH.message} />}
          />
        </fieldset>
        <Outcome phase={phase} message={message} phone={props.broker.phone} />
        <div className="quote-form__send">
          <button type="submit" name="submit" className="broker-button" disabled={sending}>
            {sending ? COPY.sending : phase === 'failed' ? COPY.tryAgain : COPY.submit}
          </button>
          <p className="quote-form__status" role="status">
            {sending ? COPY.sendingRequest : Object.keys(errors)[0] && COPY.problem}
          </p>
        </div>
        <p className="quote-form__notice">
          {COPY.detailsGoTo(props.broker.name)} <a href={props.policiesUrl}>{COPY.howWeUse}</a>
        </p>
      </form>
      {phase === 'sent' && <Thanks message={message} onAnother={lead.restart} />}
    </div>
  );
}
