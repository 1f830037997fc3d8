import type { FormCopy } from './form-copy';

/**
 * Loads the typing assistance (character counters, Enter key) of a control's form on touch devices, or once the
 * control's text reaches half of its limit. The counter is then ready when the text is near the limit.
 */
export function assist(control: EventTarget, { charactersLeft }: FormCopy) {
  // `maxLength` is -1 for a checkbox, and undefined for a link and a select.
  const { form, value, maxLength } = control as HTMLInputElement;
  if ((maxLength > 0 && value.length > maxLength / 2) || matchMedia('(pointer: coarse)').matches)
    import('./on-demand/assist-typing')
      .then(({ assistTyping }) => assistTyping(form, charactersLeft))
      .catch(console.error);
}
