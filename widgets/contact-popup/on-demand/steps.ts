import { checkLead, type FieldErrors, QUOTE_FIELDS } from '../../contract/field-rules';
import type { LeadSubmission } from '../../shared/forms/lead-submission';
import { sheetOf } from '../../shared/runtime/attach';

export type Step = 1 | 2;

/** The fields of the first step. They must be the form's first fields. */
const FIRST_STEP = ['first_name', 'last_name', 'mobile'] as const;
const FIELDS = '.broker-form__fields > :nth-child';

/**
 * Style rules for the form in two steps:
 * - They hide the fields of the other step. `splitForm` sets a class for the current step on the form's host element.
 * - They remove the height that the quote form reserves for all of its fields.
 * - They make the first field of the second step fill a row, so that state and city share the next row.
 */
const CSS = `
:host(.contact-popup-step-1) :is(${FIELDS}(n + ${FIRST_STEP.length + 1}), .broker-form__send, .broker-form__notice),
:host(.contact-popup-step-2) ${FIELDS}(-n + ${FIRST_STEP.length}) { display: none }
:host(.contact-popup-step-2) ${FIELDS}(${FIRST_STEP.length + 1}) { grid-column: 1 / -1 }
:host(.contact-popup-step-1) .broker-form__form { padding-bottom: 24px }
.quote-form::before,
:host(.contact-popup-corrected) .broker-form__list { content: none; display: none }`;

const isOfFirstStep = (errors: FieldErrors) => FIRST_STEP.some((name) => errors[name]);

/** Returns the error messages of the first step's fields. */
function checkFirstStep(values: FormData): FieldErrors {
  const all = checkLead(QUOTE_FIELDS, Object.fromEntries(values as never));
  return Object.fromEntries(FIRST_STEP.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
}

/**
 * Shows the quote form in `host` in two steps. Sends nothing before the end of the second step. All fields stay in the
 * form, so their values are kept.
 * @param onChange called with the number of the step that is now shown, and with undefined after the form was sent
 */
export function splitForm(host: HTMLElement, submission: LeadSubmission, onChange: (step?: Step) => void) {
  const shadow = host.shadowRoot as ShadowRoot;
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, sheetOf(CSS)];
  let step: Step = 1;

  function show(shown: Step) {
    step = shown;
    for (const each of [1, 2]) host.classList.toggle(`contact-popup-step-${each}`, each === step);
    onChange(step);
  }

  const focusOn = (name: string) => {
    const field = shadow.querySelector<HTMLElement>(`[name=${name}]`);
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'center' });
  };

  function goTo(shown: Step) {
    // Hide the list of errors. The step that is shown next doesn't need it, and the list would keep its space even
    // after the errors are corrected.
    host.classList.add('contact-popup-corrected');
    show(shown);
    focusOn(shown === 1 ? FIRST_STEP[0] : 'email');
  }

  function next() {
    const errors = checkFirstStep(new FormData(shadow.querySelector('form') as HTMLFormElement));
    const [invalid] = Object.keys(errors);
    submission.store.setState({ errors });
    // Focus the field only after its message is in the page, so that screen readers announce both.
    if (invalid) setTimeout(() => focusOn(invalid));
    else goTo(2);
  }

  // Don't let Enter in a field of the first step send the form: call `next` instead. This listener captures the events,
  // so that it runs before the form's own listeners.
  const onSubmit = (event: Event) => {
    if (step !== 1 || (event.type === 'click' && !(event.target as Element).closest('[type=submit]'))) return;
    event.preventDefault();
    event.stopPropagation();
    next();
  };
  for (const type of ['click', 'submit']) shadow.addEventListener(type, onSubmit, true);

  const stop = submission.store.subscribe(({ phase, errors }, before) => {
    if (Object.keys(errors).length) host.classList.remove('contact-popup-corrected');
    if (phase === 'sent') onChange();
    else if (before.phase === 'sent' || (step === 2 && isOfFirstStep(errors))) show(1);
    else onChange(step);
  });
  show(1);

  return {
    next,
    back: () => goTo(1),
    dispose() {
      stop();
      for (const type of ['click', 'submit']) shadow.removeEventListener(type, onSubmit, true);
    },
  };
}
