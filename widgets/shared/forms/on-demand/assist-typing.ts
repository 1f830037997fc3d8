import { countCharacters } from './characters-left';
import { moveOnEnter } from './enter-key';

const assisted = new WeakSet<HTMLFormElement>();

/**
 * Adds character counters to a form, and lets Enter on touch keyboards move from field to field. Does nothing for a
 * form that already has them, or without a form (a link has none). This chunk imports no other chunk, because
 * quote-form.js bundles the other modules.
 */
export function assistTyping(form: HTMLFormElement | null | undefined) {
  if (!form || assisted.has(form)) return;
  assisted.add(form);
  countCharacters(form);
  moveOnEnter(form);
}
