/**
 * Loads what helps a visitor to type in a control's form. It is needed on touch keyboards, and near the limit of a text:
 * from half of it on, so that it is there in time.
 */
export function assist(control: EventTarget) {
  // A link has no value, a list no limit.
  const { form, value, maxLength } = control as HTMLInputElement;
  if (value?.length > maxLength / 2 || matchMedia('(pointer: coarse)').matches)
    import('./on-demand/assist-typing').then(({ assistTyping }) => assistTyping(form)).catch(console.error);
}
