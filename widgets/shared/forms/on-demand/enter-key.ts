/** The fields of a form in its order: no buttons, and nothing that Tab leaves out. */
const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(
    ':is(input, select, textarea):not([type=hidden], [tabindex="-1"])',
  ),
];

const isTextInput = (element: Element) => element.matches('input[maxlength]');

// Each time: a keyboard may be taken off its tablet.
const hasTouchKeyboard = () => matchMedia('(pointer: coarse)').matches;

/** Moves the focus to the first later field that takes it: some may be disabled, or in a step that is not shown. */
function focusNext(form: HTMLFormElement, field: HTMLInputElement): boolean {
  const root = form.getRootNode() as ShadowRoot | Document;
  const fields = fieldsOf(form);
  return fields.slice(fields.indexOf(field) + 1).some((next) => {
    if (!next.disabled) next.focus();
    return root.activeElement === next;
  });
}

/**
 * On touch keyboards, Enter in a text field leads to the next field, as the key says, and sends the form only from the
 * last one. On other keyboards it sends the form from every text field, as usual. Enter of an input method is its own.
 */
export function moveOnEnter(form: HTMLFormElement) {
  // On iOS it only names the key. Chromium on Android moves the focus itself, without an event.
  function nameKeys() {
    if (!hasTouchKeyboard()) return;
    const fields = fieldsOf(form);
    for (const field of fields.filter(isTextInput)) {
      field.setAttribute('enterkeyhint', field === fields.at(-1) ? 'send' : 'next');
    }
  }
  nameKeys();
  // The text field of the city may be new.
  form.addEventListener('focusin', nameKeys);
  form.addEventListener('keydown', (event) => {
    const field = event.target as HTMLInputElement;
    // Safari ends the composition before the key that ended it, which then has the code 229.
    if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return;
    if (isTextInput(field) && hasTouchKeyboard() && focusNext(form, field)) event.preventDefault();
  });
}
