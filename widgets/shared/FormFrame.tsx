import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BrokerFacts } from './attach';

export type FormPhase = 'editing' | 'sending' | 'refused' | 'failed' | 'sent';

export type FormCopy = {
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

export type FormFrameProps = {
  readonly copy: FormCopy;
  readonly phase: FormPhase;
  /** By field, in the form's order. */
  readonly errors: { readonly [name: string]: string | undefined };
  /** The server's words. */
  readonly message: string;
  readonly broker: BrokerFacts;
  readonly policiesUrl: string;
  /** Where the form posts by itself when no script runs, and what it then says besides its fields. */
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly prerendered: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** What is to be said where nothing is wrong. */
  readonly status?: string | undefined;
  /** Beside Submit. */
  readonly beside?: ReactNode;
  /** What to do after a success. */
  readonly next: ReactNode;
  /** Gives the first field that is not good. */
  readonly submit: (values: FormData) => string | undefined;
  readonly edit: (name: string) => void;
};

const control = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name=${name}]`);

/**
 * A lead's form around its fields: what it says of errors, sending, failure and success, and where the focus goes.
 * Inputs are uncontrolled: what is typed before the widget arrives stays.
 */
export function FormFrame({ copy, phase, errors, message, prerendered, ...props }: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  const words = useRef<HTMLParagraphElement>(null);
  const before = useRef(phase);
  const invalid = useRef<string>(undefined);
  const [enhanced, setEnhanced] = useState(!prerendered);
  const [first] = Object.keys(errors);
  const sending = phase === 'sending';
  const failed = phase === 'failed';

  useEffect(() => setEnhanced(true), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: of errors only what stands there when the phase changes
  useLayoutEffect(() => {
    if (phase === 'sent') {
      form.current?.reset();
      words.current?.focus();
    } else if (before.current === 'sent') control(form.current, 'first_name')?.focus();
    // Submit was disabled while sending and lost the focus, at the browser's next frame: it comes back with what to do
    // next. Never from where a visitor has gone meanwhile, since the form also sends again by itself.
    else if (before.current === 'sending') {
      const button = control(form.current, 'submit');
      const tree = button?.getRootNode() as Document | ShadowRoot | undefined;
      if (document.activeElement === document.body || tree?.activeElement === button) {
        (first ? control(form.current, first) : button)?.focus({ preventScroll: !first });
      }
    }
    before.current = phase;
  }, [phase]);

  // Once its message stands there to be read with it.
  useLayoutEffect(() => {
    if (invalid.current) {
      const field = control(form.current, invalid.current);
      field?.focus();
      // Safari stops where the text begins, with the label above the screen.
      field?.scrollIntoView({ block: 'center' });
    }
    invalid.current = undefined;
  });

  // A frame that is sandboxed without "allow-forms" never says `submit`; a script's requestSubmit() is no click.
  const submit = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    invalid.current = props.submit(new FormData(form.current as HTMLFormElement));
  };
  const { name, phone } = props.broker;

  return (
    <div className="broker-form" data-phase={phase}>
      <form
        ref={form}
        className="broker-form__form"
        method="post"
        action={props.action}
        encType="multipart/form-data"
        noValidate={enhanced}
        onInput={(event) => props.edit((event.target as HTMLInputElement).name)}
        onSubmit={submit}
      >
        {props.title}
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
            {first ? copy.problem : (props.status ?? (sending && copy.sendingRequest))}
          </p>
        </div>
        <p className="broker-form__notice">
          {copy.detailsGoTo(name)} <a href={props.policiesUrl}>{copy.howWeUse}</a>
        </p>
      </form>
      {phase === 'sent' && (
        <div className="broker-form__thanks" role="status">
          <p ref={words} className="broker-form__title" tabIndex={-1}>
            {message || copy.thanks}
          </p>
          {props.next}
        </div>
      )}
    </div>
  );
}
