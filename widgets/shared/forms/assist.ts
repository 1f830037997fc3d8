import type { FormCopy } from './form-copy';

/**
 * Loads the typing assistance of a control's form (character counters, Enter key) if it is needed: on touch devices, or
 * once the text reaches half of its limit, so that the counter is ready when the text is near the limit.
 */
export function assist(control: EventTarget, { charactersLeft }: FormCopy) {
  // `maxLength` is -1 for a checkbox, and undefined for a link and a select.
  const { form, value, maxLength } = control as HTMLInputElement;
  if ((maxLength > 0 && value.length > maxLength / 2) || matchMedia('(pointer: coarse)').matches)
    import('./on-demand/assist-typing')
      .then(({ assistTyping }) => assistTyping(form, charactersLeft))
      .catch(console.error);
}
