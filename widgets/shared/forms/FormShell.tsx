import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BrokerFacts } from '../runtime/attach';
import { focusedElement } from '../runtime/focused-element';
import type { SubmissionState } from './submission';

/** The texts of a form besides its fields. */
export type FormCopy = {
  readonly title: string;
  readonly submit: string;
  readonly sending: string;
  readonly sendingRequest: string;
  readonly tryAgain: string;
  readonly problem: string;
  readonly failed: string;
  readonly offline: string;
  readonly kept: string;
  readonly callUs: string;
  readonly thanks: string;
  readonly detailsGoTo: (broker: string) => string;
  readonly howWeUse: string;
};

export type FormShellProps = Pick<SubmissionState, 'phase' | 'errors' | 'message'> & {
  /** The widget's own, for its stylesheet. */
  readonly className: string;
  readonly language?: string;
  readonly copy: FormCopy;
  readonly headingLevel: '2' | '3' | '4' | '5' | '6' | 'none';
  readonly broker: BrokerFacts;
  readonly policiesUrl: string;
  /** Where the form posts by itself when no script runs, and what it then says besides its fields. */
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  /** False until scripts run: the browser then checks the fields. See useEnhanced. */
  readonly enhanced: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
  /** What is said where nothing is wrong. */
  readonly status?: string | undefined;
  /** Beside Submit. */
  readonly beside?: ReactNode;
  /** What to do after a success. */
  readonly next: ReactNode;
  /** Returns the first field that is not good. */
  readonly submit: (values: FormData) => string | undefined;
  readonly edit: (name: string, value: string) => void;
};

/** Characters of the broker's name and licence: with more the notice is set smaller, so that the form grows no taller. */
const MOST_IN_FULL_SIZE = 80;

export const controlOf = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name=${name}]`);

/** Whether scripts have taken over: false in the markup made at build time, and in the render that hydrates it. */
export function useEnhanced(prerendered: boolean) {
  const [enhanced, setEnhanced] = useState(!prerendered);
  useEffect(() => setEnhanced(true), []);
  return enhanced;
}

/**
 * Every form around its fields: what it says of errors, sending, failure and success, and where the focus goes. Inputs
 * are uncontrolled: what is typed before the widget arrives stays.
 */
export function FormShell({ copy, phase, errors, message, form, ...props }: FormShellProps) {
  const thanks = useRef<HTMLParagraphElement>(null);
  const before = useRef(phase);
  const invalid = useRef<string>(undefined);
  const [firstError] = Object.keys(errors);
  const sending = phase === 'sending';
  const failed = phase === 'failed';

  // biome-ignore lint/correctness/useExhaustiveDependencies: of errors only what stands there when the phase changes
  useLayoutEffect(() => {
    if (phase === 'sent') {
      form.current?.reset();
      thanks.current?.focus();
    } else if (before.current === 'sent') controlOf(form.current, 'first_name')?.focus();
    // Submit was disabled while sending and lost the focus, at the browser's next frame: it comes back with what to do
    // next. Never from where a visitor has gone meanwhile, since the form also sends again by itself.
    else if (before.current === 'sending') {
      const button = controlOf(form.current, 'submit');
      const focused = focusedElement();
      if (focused === document.body || focused === button) {
        (firstError ? controlOf(form.current, firstError) : button)?.focus({ preventScroll: !firstError });
      }
    }
    before.current = phase;
  }, [phase]);

  // Once its message stands there to be read with it, and the page need not be laid out twice.
  useLayoutEffect(() => {
    if (invalid.current) {
      const field = controlOf(form.current, invalid.current);
      field?.focus({ preventScroll: true });
      // Safari stops where the text begins, with the label above the screen.
      field?.scrollIntoView({ block: 'center' });
    }
    invalid.current = undefined;
  });

  // A frame that is sandboxed without "allow-forms" never fires `submit`; a script's requestSubmit() is no click.
  const submit = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    invalid.current = props.submit(new FormData(form.current as HTMLFormElement));
  };
  const Heading = props.headingLevel !== 'none' && (`h${props.headingLevel}` as const);
  const { name, phone, licence } = props.broker;

  return (
    <div className={`broker-form ${props.className}`} data-phase={phase} lang={props.language}>
      <form
        ref={form}
        className="broker-form__form"
        method="post"
        action={props.action}
        encType="multipart/form-data"
        noValidate={props.enhanced}
        onInput={({ target }) => {
          const field = target as HTMLInputElement;
          props.edit(field.name, field.value);
        }}
        onSubmit={submit}
      >
        {Heading && <Heading className="broker-form__title">{copy.title}</Heading>}
        {Object.entries(props.hidden).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <fieldset className="broker-form__fields" disabled={sending}>
          {props.children}
        </fieldset>
        <div role="alert">
          {(failed || phase === 'refused') && (
            <div className="broker-form__box">
              <strong>{failed && !navigator.onLine ? copy.offline : message || copy.failed}</strong>
              {failed && <span>{copy.kept}</span>}
              {phone && (
                <a href={`tel:${phone.replace(/ /g, '')}`}>
                  {copy.callUs} {phone}
                </a>
              )}
            </div>
          )}
        </div>
        <div className="broker-form__send">
          <button type="submit" name="submit" className="broker-button" disabled={sending} onClick={submit}>
            {sending ? copy.sending : failed ? copy.tryAgain : copy.submit}
          </button>
          {props.beside}
          <p className="broker-form__status" role="status">
            {firstError ? copy.problem : (props.status ?? (sending && copy.sendingRequest))}
          </p>
        </div>
        <p
          className="broker-form__notice"
          data-long={name.length + licence.length > MOST_IN_FULL_SIZE || undefined}
        >
          {copy.detailsGoTo(name)} <a href={props.policiesUrl}>{copy.howWeUse}</a> {licence}
        </p>
      </form>
      {phase === 'sent' && (
        <div className="broker-form__thanks" role="status">
          <p ref={thanks} className="broker-form__title" tabIndex={-1}>
            {message || copy.thanks}
          </p>
          {props.next}
        </div>
      )}
    </div>
  );
}
