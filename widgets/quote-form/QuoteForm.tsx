import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { SEND_QUOTE } from '../contract/endpoints';
import type { FieldName } from '../contract/field-rules';
import type { BrokerFacts } from '../shared/attach';
import type { Language, Say } from '../shared/language';
import type { LeadStore } from '../shared/lead-store';
import { useStore } from '../shared/use-store';
import { CityField } from './CityField';
import { COPY } from './copy';
import { drawFields, fieldProps } from './draw-fields';
import type { Extras } from './extras/extras';
import { Outcome } from './Outcome';
import type { QuoteFormOptions } from './options';
import { Thanks } from './Thanks';

export type QuoteFormProps = {
  readonly options: QuoteFormOptions;
  readonly language: Language;
  readonly say: Say;
  /** Where the placeholder asks for more than the plain form. */
  readonly extras?: Extras | undefined;
  readonly broker: BrokerFacts;
  /** Where the form posts by itself when no script runs. */
  readonly action: string;
  readonly policiesUrl: string;
  readonly lead: LeadStore;
  readonly citiesOf: (state: string) => Promise<readonly string[]>;
  /** True where the markup was made at build time: the first render is then the one that works without scripts. */
  readonly prerendered: boolean;
};

const control = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name=${name}]`);

/** The nine fields of spec section 5. Inputs are uncontrolled: what is typed before the widget arrives stays. */
export function QuoteForm({
  options: { headingLevel },
  lead,
  prerendered,
  say,
  extras,
  ...props
}: QuoteFormProps) {
  const { phase, errors, message } = useStore(lead.store);
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(phase);
  const invalid = useRef<string>(undefined);
  const [enhanced, setEnhanced] = useState(!prerendered);
  const [state, setState] = useState('');
  const [cityTyped, setCityTyped] = useState(false);

  // A browser puts values back on reload, and people type before scripts arrive.
  useEffect(() => {
    if (!prerendered) return;
    const typed = new FormData(form.current as HTMLFormElement);
    setState(`${typed.get('state')}`);
    setCityTyped(!!typed.get('city') || control(form.current, 'city') === document.activeElement);
    setEnhanced(true);
  }, [prerendered]);

  useLayoutEffect(() => {
    if (phase === 'sent') {
      form.current?.reset();
      setState('');
      setCityTyped(false);
    } else if (before.current === 'sent') control(form.current, 'first_name')?.focus();
    // Submit was disabled while sending and lost the focus: it comes back with what to do next. Never from where a
    // visitor has gone meanwhile, since the form also sends again by itself.
    else if (before.current === 'sending' && document.activeElement === document.body) {
      control(form.current, 'submit')?.focus({ preventScroll: true });
    }
    before.current = phase;
  }, [phase]);

  useEffect(() => extras?.fill(form.current as HTMLFormElement));

  // Once its message stands there to be read with it, and the page need not be laid out twice.
  useLayoutEffect(() => {
    if (invalid.current) {
      const field = control(form.current, invalid.current);
      field?.focus({ preventScroll: true });
      // Safari stops where the text begins, with the label above the screen.
      field?.scrollIntoView({ block: 'center' });
    }
    invalid.current = undefined;
  });

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const { name, value } = event.target as HTMLInputElement;
    lead.edit(name as FieldName);
    if (name === 'state') {
      setCityTyped(false);
      setState(value);
      lead.edit('city');
    }
  };
  // A frame that is sandboxed without "allow-forms" never says `submit`; a script's requestSubmit() is no click.
  const submit = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    invalid.current = lead.submit(Object.fromEntries(new FormData(form.current as HTMLFormElement) as never));
  };

  // Choosing a state draws the city anew and leaves the other fields alone: 25 ms less on a slow phone.
  const { above, below } = useMemo(() => drawFields(errors, say), [errors, say]);
  const Heading = headingLevel !== 'none' && (`h${headingLevel}` as const);
  const sending = phase === 'sending';

  return (
    <div className="quote-form" data-phase={phase} lang={props.language}>
      <form
        ref={form}
        className="quote-form__form"
        method="post"
        action={props.action}
        encType="multipart/form-data"
        noValidate={enhanced}
        onInput={onInput}
        onSubmit={submit}
      >
        {Heading && <Heading className="quote-form__title">{say(COPY.title)}</Heading>}
        <input type="hidden" name="type" value={SEND_QUOTE.fixed.type} />
        <fieldset className="quote-form__fields" disabled={sending}>
          {above}
          <CityField
            {...fieldProps('city', errors, say)}
            say={say}
            key={cityTyped ? '' : state}
            state={state}
            enhanced={enhanced}
            typed={cityTyped}
            citiesOf={props.citiesOf}
          />
          {below}
          {extras?.draw(errors, say)}
        </fieldset>
        <Outcome phase={phase} message={message} phone={props.broker.phone} say={say} />
        <div className="quote-form__send">
          <button type="submit" name="submit" className="broker-button" disabled={sending} onClick={submit}>
            {say(sending ? COPY.sending : phase === 'failed' ? COPY.tryAgain : COPY.submit)}
          </button>
          <p className="quote-form__status" role="status">
            {sending ? say(COPY.sendingRequest) : Object.keys(errors)[0] && say(COPY.problem)}
          </p>
        </div>
        <p className="quote-form__notice">
          {say(COPY.detailsGoTo(props.broker.name))} <a href={props.policiesUrl}>{say(COPY.howWeUse)}</a>{' '}
          {props.broker.licence}
        </p>
      </form>
      {phase === 'sent' && <Thanks message={message} onAnother={lead.restart} say={say} />}
    </div>
  );
}
