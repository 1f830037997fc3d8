type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** When a text reaches this share of its maximum length, the field shows how many characters are left. */
const NEAR_LIMIT = 0.9;

/** How long a visitor must stop typing before screen readers announce how many characters are left. */
const ANNOUNCE_AFTER_MS = 1000;

export type CharactersLeft = (count: number) => string;

const ENGLISH: CharactersLeft = (count) =>
  `${Math.abs(count)} ${Math.abs(count) === 1 ? 'character' : 'characters'} ${count < 0 ? 'too many' : 'left'}`;

// Positions the counter in the gap below the field. The gap is always one line high, so nothing shifts.
const VISIBLE = { position: 'absolute', top: 'calc(100% + 2px)', insetInlineEnd: '0', margin: '0' };
const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
};

function addCounter(control: TextControl) {
  const field = control.closest('.broker-field') as HTMLElement;
  const shown = document.createElement('p');
  const spoken = document.createElement('span');
  shown.className = 'broker-field__hint';
  shown.setAttribute('aria-hidden', 'true');
  spoken.setAttribute('role', 'status');
  field.style.position = 'relative';
  Object.assign(shown.style, VISIBLE);
  Object.assign(spoken.style, UNSEEN);
  field.append(shown, spoken);
  let timer: ReturnType<typeof setTimeout>;
  return {
    show(text: string) {
      shown.textContent = text;
      clearTimeout(timer);
      // Delay this, so that screen readers don't announce the counter at every key press.
      timer = setTimeout(
        () => {
          spoken.textContent = text;
        },
        text ? ANNOUNCE_AFTER_MS : 0,
      );
    },
    remove() {
      clearTimeout(timer);
      shown.remove();
      spoken.remove();
    },
  };
}

const isNearLimit = ({ value, maxLength }: TextControl) =>
  maxLength > 0 && value.length >= maxLength * NEAR_LIMIT;

/**
 * Shows a counter below each text field whose text is near the maximum length. The counter says how many characters are
 * left.
 * @param textIn returns the counter's text in the form's current language; undefined for English
 */
export function countCharacters(form: HTMLFormElement, textIn: () => CharactersLeft | undefined) {
  const counters = new Map<TextControl, ReturnType<typeof addCounter>>();

  function update(control: TextControl) {
    const isNear = isNearLimit(control);
    if (!isNear && !counters.has(control)) return;
    const counter = counters.get(control) ?? addCounter(control);
    counters.set(control, counter);
    const textOf = textIn() ?? ENGLISH;
    counter.show(isNear ? textOf(control.maxLength - control.value.length) : '');
  }

  function remove(isGone: (control: TextControl) => boolean) {
    for (const [control, counter] of counters) {
      if (!isGone(control)) continue;
      counter.remove();
      counters.delete(control);
    }
  }

  form.addEventListener('input', ({ target }) => update(target as TextControl));
  form.addEventListener('reset', () => remove(() => true));
  // Removes the counter of a text field that a list of cities has replaced.
  form.addEventListener('focusin', () => remove((control) => !control.isConnected));
  form.querySelectorAll<TextControl>('[maxlength]').forEach(update);
}
