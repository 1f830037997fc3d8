import type { FormCopy } from './form-copy';

/**
 * Loads the typing assistance for a control's form: character counters, and an Enter key on touch keyboards that moves
 * to the next field. On touch devices, loads it at once. On other devices, waits until the control's text exceeds half
 * of its maximum length, so that the counter is ready when the text is near the maximum.
 */
export function assist(control: EventTarget, { charactersLeft }: FormCopy) {
  // `maxLength` is -1 for a checkbox, and undefined for a link and a select.
  const { form, value, maxLength } = control as HTMLInputElement;
  if ((maxLength > 0 && value.length > maxLength / 2) || matchMedia('(pointer: coarse)').matches)
    import('./on-demand/assist-typing')
      .then(({ assistTyping }) => assistTyping(form, charactersLeft))
      .catch(console.error);
}
