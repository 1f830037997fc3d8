import { countCharacters } from './characters-left';
import { moveOnEnter } from './enter-key';

const assisted = new WeakSet<HTMLFormElement>();

/**
 * Makes a form show how much may still be typed, and Enter of touch keyboards lead from field to field. Once for each form;
 * a link has none. A chunk of its own that imports no other, since quote-form.js has them.
 */
export function assistTyping(form: HTMLFormElement | null | undefined) {
  if (!form || assisted.has(form)) return;
  assisted.add(form);
  countCharacters(form);
  moveOnEnter(form);
}
