import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LICENCE_PREFIX } from '../../contract/licence-prefix';
import { HIDDEN_FIELD, NATIVE_FIELD } from '../../contract/own-api-fields';
import { telHref } from '../../contract/tel-href';
import type { BrokerFacts } from '../runtime/attach';
import { focusedElement } from '../runtime/focused-element';
import { IS_ONE_FILE } from '../runtime/is-one-file';
import { UNRECORDED, UNRECORDED_CLASSES } from '../runtime/unrecorded';
import { assist } from './assist';
import type { FormCopy } from './form-copy';
import type { SubmissionState } from './submission';
import { Thanks } from './Thanks';

export type FormShellProps = Pick<
  SubmissionState,
  'phase' | 'errors' | 'message' | 'reference' | 'retrying' | 'slow'
> & {
  /** Class that the widget's own style sheet selects. */
  readonly className: string;
  readonly language?: string;
  readonly copy: FormCopy;
  /** Prefix of the ids in the form: see LabelledProps. */
  readonly idPrefix?: string;
  readonly headingLevel: '2' | '3' | '4' | '5' | '6' | 'none';
  readonly broker: BrokerFacts;
  readonly policiesUrl: string;
  /** Without scripts the browser posts the form to this URL, with the additional fields in `hidden`. */
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
  /** True once scripts have taken over (see useEnhanced). Until then the browser validates the fields. */
  readonly enhanced: boolean;
  /** True if the form also has the fields that only our own API accepts. */
  readonly isOwnApi?: boolean | undefined;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly children: ReactNode;
  /** Status message, shown unless a field has an error. */
  readonly status?: string | undefined;
  /** Shown beside the submit button. */
  readonly beside?: ReactNode;
  /** Link or button shown after a success. */
  readonly next: ReactNode;
  /** Submits the values, or returns the name of the first invalid field. */
  readonly submit: (values: FormData) => string | undefined;
  readonly labelOf: (name: string) => string;
  readonly edit: (name: string, value: string) => void;
};

/** If name and licence have more characters than this, the notice has a smaller font, so the form keeps its height. */
const MAX_NOTICE_LENGTH = 60;

export const controlOf = (form: HTMLFormElement | null, name: string) =>
  form?.querySelector<HTMLElement>(`[name=${name}]`);

/**
 * Returns true once scripts have taken over. Returns false in prerendered markup and in the render that hydrates it.
 */
export function useEnhanced(prerendered: boolean) {
  if (IS_ONE_FILE) return true;
  // biome-ignore-start lint/correctness/useHookAtTopLevel: the condition is a constant of the bundle
  const [enhanced, setEnhanced] = useState(!prerendered);
  useEffect(() => setEnhanced(true), []);
  // biome-ignore-end lint/correctness/useHookAtTopLevel: see above
  return enhanced;
}

/**
 * Renders what every form has around its fields (messages about errors, sending, failure and success) and manages the
 * focus. Inputs are uncontrolled, so text that was typed before the widget mounted is kept.
 */
export function FormShell({
  idPrefix = 'broker',
  copy,
  phase,
  errors,
  message,
  slow,
  form,
  // Take the children out of `props`. The effects below close over `props`, and would otherwise keep the children of
  // the first render in memory (22 KB per form).
  children,
  ...props
}: FormShellProps) {
  const thanks = useRef<HTMLParagraphElement>(null);
  const previousPhase = useRef(phase);
  /** The control that had the focus when a retry disabled it. */
  const disabledControl = useRef<HTMLElement | null>(null);
  const invalidField = useRef<string>(undefined);
  const firstUsedAt = useRef<number>(undefined);
  const listed = useRef<readonly string[]>([]);
  const invalid = Object.keys(errors);
  const [firstError] = invalid;
  const sending = phase === 'sending';
  const failed = phase === 'failed';
  // Keep the alert during a retry, so that it doesn't disappear and reappear.
  const showsFailure = failed || props.retrying;

  // biome-ignore lint/correctness/useExhaustiveDependencies: needs only the errors at the time when the phase changes
  useLayoutEffect(() => {
    const focused = focusedElement();
    // Disabled controls lose the focus in the browser's next frame: restore it, or focus the first error or the
    // thank-you message. Don't take the focus from elements outside the form, because the form also retries in the
    // background.
    const isOurs = focused === document.body || form.current?.contains(focused);
    if (phase === 'sent') {
      firstUsedAt.current = undefined;
      form.current?.reset();
      if (isOurs) thanks.current?.focus();
    } else if (previousPhase.current === 'sent') controlOf(form.current, 'first_name')?.focus();
    else if (previousPhase.current === 'sending' && isOurs) {
      if (firstError) controlOf(form.current, firstError)?.focus();
      // Do nothing if an element of the form still has the focus. It can be a link, since links are never disabled.
      else if (focused === document.body)
        (disabledControl.current ?? controlOf(form.current, 'submit'))?.focus({ preventScroll: true });
    }
    disabledControl.current =
      phase === 'sending' && props.retrying && form.current?.contains(focused) ? focused : null;
    previousPhase.current = phase;
  }, [phase]);

  const goTo = (name: string) => {
    const field = controlOf(form.current, name);
    field?.focus({ preventScroll: true });
    // When an input gets the focus, Safari scrolls only to the input, and the label may stay off screen.
    field?.scrollIntoView({ block: 'center' });
  };

  // Move the focus only after the error is in the DOM. Screen readers then announce the error with the field, and
  // layout runs only once.
  useLayoutEffect(() => {
    if (invalidField.current) goTo(invalidField.current);
    invalidField.current = undefined;
  });

  // Handles `submit` and the button's `click`: a frame sandboxed without "allow-forms" never fires `submit`, and
  // requestSubmit() never fires `click`.
  const submit = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault();
    const values = new FormData(form.current as HTMLFormElement);
    if (IS_ONE_FILE) for (const [name, value] of Object.entries(hidden)) values.set(name, value);
    if (props.isOwnApi && firstUsedAt.current) {
      values.set('seconds_to_fill', `${Math.round((Date.now() - firstUsedAt.current) / 1000)}`);
    }
    invalidField.current = props.submit(values);
  };
  // While the visitor types, the list of errors keeps the space of corrected errors, so that nothing shifts. Typing
  // adds no errors.
  if (phase !== 'editing' && phase !== 'refused') listed.current = [];
  if (invalid.some((name) => !listed.current.includes(name))) listed.current = invalid;
  const corrected = listed.current.filter((name) => !invalid.includes(name));
  // Each text below is also the `key` of its element, so a new text gets a new element. Page translators replace text
  // nodes, so a change of the old text node would not be visible.
  const problem = slow
    ? copy.stillSending
    : showsFailure && !navigator.onLine
      ? copy.offline
      : message || copy.failed;
  const action = sending ? copy.sending : failed ? copy.tryAgain : copy.submit;
  const status = firstError ? copy.problem : (props.status ?? (sending && copy.sendingRequest));
  const Heading = props.headingLevel !== 'none' && (`h${props.headingLevel}` as const);
  const { name, phone } = props.broker;
  const licence = props.broker.licence.replace(LICENCE_PREFIX, copy.licenceNumber);
  // The form of quote-form.js is never submitted without scripts, so it lacks the attributes and hidden inputs for that
  // case. The first errors then show sooner, and the form takes less memory.
  const hidden: Record<string, string> = {
    ...(!IS_ONE_FILE && props.hidden),
    ...(props.isOwnApi && {
      ...(!IS_ONE_FILE && { [NATIVE_FIELD]: '' }),
      // Send the version of the privacy notice, not its text: firewalls reject forms because of words in the licence.
      consent_version: props.broker.consentVersion,
      language: props.language ?? 'en',
    }),
  };

  return (
    <div
      className={`broker-form ${props.className} ${UNRECORDED_CLASSES}`}
      {...UNRECORDED}
      data-phase={phase}
      lang={props.language}
    >
      <form
        ref={form}
        className="broker-form__form"
        method="post"
        {...(!IS_ONE_FILE && {
          action: props.action,
          encType: 'multipart/form-data',
          // Overrides the `target` of a `<base>` element, which could open a window: a sandboxed frame may not open any.
          target: '_self',
        })}
        noValidate={props.enhanced}
        onInput={(event) => {
          // React wraps the browser's event, Preact doesn't. An `input` event with a `detail` comes from a prefilled
          // value, which doesn't count as use of the form.
          if (!((event.nativeEvent ?? event) as UIEvent).detail) firstUsedAt.current ??= Date.now();
          const field = event.target as HTMLInputElement;
          props.edit(field.name, field.value);
          assist(field, copy);
        }}
        // Capturing, because `onFocus` doesn't bubble in Preact.
        onFocusCapture={(event) => assist(event.target, copy)}
        onSubmit={submit}
      >
        {Heading && <Heading className="broker-form__title">{copy.title}</Heading>}
        {!IS_ONE_FILE &&
          Object.entries(hidden).map(([field, value]) => (
            <input key={field} type="hidden" name={field} value={value} />
          ))}
        {props.isOwnApi && (
          // The honeypot is in a closed dialog, which stays hidden even without style sheets. The field has neither
          // `hidden` nor `type=hidden`, since bots skip such fields.
          <dialog className="broker-form__unseen" aria-hidden="true">
            <label htmlFor={`${idPrefix}-${HIDDEN_FIELD}`}>{copy.leaveEmpty}</label>
            <input
              id={`${idPrefix}-${HIDDEN_FIELD}`}
              type="text"
              name={HIDDEN_FIELD}
              tabIndex={-1}
              autoComplete="off"
            />
          </dialog>
        )}
        {listed.current.length > 0 && (
          <div className="broker-form__box broker-form__list" hidden={!firstError}>
            <strong>{copy.problems(invalid.length)}</strong>{' '}
            <span>
              {[...invalid, ...corrected].map((name, at) => (
                <a
                  key={name}
                  href={`#${idPrefix}-${name}`}
                  hidden={at >= invalid.length}
                  onClick={(event) => {
                    event.preventDefault();
                    goTo(name);
                  }}
                >
                  {`${props.labelOf(name)} `}
                </a>
              ))}
            </span>
          </div>
        )}
        <fieldset className="broker-form__fields" disabled={sending}>
          {children}
        </fieldset>
        <div role="alert">
          {(showsFailure || slow || phase === 'refused') && (
            <div className="broker-form__box">
              <strong key={problem}>{problem}</strong>
              {showsFailure && <span>{copy.kept}</span>}
              {phone && (
                <a href={telHref(phone)}>
                  {copy.callUs} {phone}
                </a>
              )}
            </div>
          )}
        </div>
        <div className="broker-form__send">
          <button type="submit" name="submit" className="broker-button" disabled={sending} onClick={submit}>
            <span key={action}>{action}</span>
          </button>
          {props.beside}
          <p className="broker-form__status" role="status">
            {status && <span key={status}>{status}</span>}
          </p>
        </div>
        <p
          className="broker-form__notice"
          data-long={name.length + licence.length > MAX_NOTICE_LENGTH || undefined}
        >
          {copy.detailsGoTo(name)} <a href={props.policiesUrl}>{copy.howWeUse}</a> <span>{licence}</span>
        </p>
      </form>
      {/* Always rendered: screen readers announce only changes inside an existing live region. */}
      <div className="broker-form__done" role="status" aria-atomic={false}>
        {phase === 'sent' && (
          <Thanks
            copy={copy}
            id={`${idPrefix}-thanks`}
            message={message || copy.thanks}
            reference={props.reference}
            title={thanks}
          >
            {props.next}
          </Thanks>
        )}
      </div>
    </div>
  );
}
