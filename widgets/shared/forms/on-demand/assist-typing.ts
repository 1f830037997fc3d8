import { type CharactersLeft, countCharacters } from './characters-left';
import { moveOnEnter } from './enter-key';

/** For each form with assistance, the function that returns the counter's text in the form's current language. */
const assisted = new WeakMap<HTMLFormElement, CharactersLeft | undefined>();

/**
 * Adds character counters to a form, and lets Enter on touch keyboards move from field to field. If the form already
 * has this assistance, only replaces the counters' text. Does nothing if `form` is undefined: the focused element may
 * be a link, which has no form. This chunk must import no other chunk: quote-form.js contains the shared modules, and
 * would load them a second time if this chunk imported them.
 */
export function assistTyping(form: HTMLFormElement | null | undefined, charactersLeft?: CharactersLeft) {
  if (!form) return;
  const isAssisted = assisted.has(form);
  assisted.set(form, charactersLeft);
  if (isAssisted) return;
  countCharacters(form, () => assisted.get(form));
  moveOnEnter(form);
}
