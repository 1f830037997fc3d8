import type { FormCopy } from './form-copy';

/**
 * Loads the typing assistance for a control's form if it is needed: on touch keyboards, and near the limit of a text.
 * Loads it from half of the limit, so that it arrives in time.
 */
export function assist(control: EventTarget, { charactersLeft }: FormCopy) {
  // `maxLength` is -1 for a checkbox, and undefined for a link and a select.
  const { form, value, maxLength } = control as HTMLInputElement;
  if ((maxLength > 0 && value.length > maxLength / 2) || matchMedia('(pointer: coarse)').matches)
    import('./on-demand/assist-typing')
      .then(({ assistTyping }) => assistTyping(form, charactersLeft))
      .catch(console.error);
}
