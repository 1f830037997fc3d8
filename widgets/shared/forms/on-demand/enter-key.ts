/** Returns the fields of a form in order, without buttons and without fields that Tab skips. */
const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(
    ':is(input, select, textarea):not([type=hidden], [tabindex="-1"])',
  ),
];

const isTextInput = (element: Element) => element.matches('input[maxlength]');

// Don't store the result: the visitor may attach a keyboard to a tablet or detach it.
const hasTouchKeyboard = () => matchMedia('(pointer: coarse)').matches;

/**
 * Focuses the next field that can have the focus. Skips fields that are disabled or not displayed: the contact popup
 * shows the form in two steps, and hides the fields of one of them. Returns false if no later field can have the
 * focus.
 */
function focusNext(form: HTMLFormElement, field: HTMLInputElement): boolean {
  const root = form.getRootNode() as ShadowRoot | Document;
  const fields = fieldsOf(form);
  return fields.slice(fields.indexOf(field) + 1).some((next) => {
    if (!next.disabled) next.focus();
    return root.activeElement === next;
  });
}

/**
 * On touch keyboards, makes Enter in a text field move to the next field, as the key's label says. In the last
 * field, Enter submits the form. On other keyboards, Enter submits from every text field, as usual. Ignores Enter
 * during composition with an input method.
 */
export function moveOnEnter(form: HTMLFormElement) {
  // Labels the Enter key. On iOS, `enterkeyhint` does nothing else. In Chromium on Android, it also makes the key fire
  // `keydown`. Without `enterkeyhint`, the key moves the focus there, without an event.
  function nameKeys() {
    if (!hasTouchKeyboard()) return;
    const fields = fieldsOf(form);
    for (const field of fields.filter(isTextInput)) {
      field.setAttribute('enterkeyhint', field === fields.at(-1) ? 'send' : 'next');
    }
  }
  nameKeys();
  // Set the labels of the Enter key again on each focus, because a text field for the city may have been added.
  form.addEventListener('focusin', nameKeys);
  form.addEventListener('keydown', (event) => {
    const field = event.target as HTMLInputElement;
    // Ignore `keyCode` 229: if Enter ends a composition, Safari fires `keydown` after the end, with this code.
    if (event.key !== 'Enter' || event.isComposing || event.keyCode === 229) return;
    if (isTextInput(field) && hasTouchKeyboard() && focusNext(form, field)) event.preventDefault();
  });
}
