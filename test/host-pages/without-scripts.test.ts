import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsOfAll, pageWith } from '../support/pages';

/**
 * Selects the elements inside which buttons may do nothing without scripts. A button in `nav` is the heading of a list,
 * and this list is visible without scripts. The embed builder as a whole needs scripts.
 */
const EXCEPTIONS = 'nav, .embed-builder';

/** Returns the texts of buttons that do nothing without scripts. Includes hidden buttons: text browsers ignore CSS. */
const deadButtons = ({ document }: { readonly document: Document }) =>
  [...document.querySelectorAll('main button, main [role=button], main input[type=button], body > button')]
    .filter((button) => !button.closest(EXCEPTIONS) && button.textContent?.trim())
    .filter((button) => button.getAttribute('type') !== 'submit' || !button.closest('form[action]'))
    .map((button) => `${button.textContent}`);

test('without scripts no page has a button that does nothing', () => {
  assert.equal(faultsOfAll(deadButtons), []);
});

test('a button that does nothing is found', () => {
  const page = pageWith('<button type="button" hidden>More</button><button type="submit">Send</button>');
  assert.equal(deadButtons(page), ['More', 'Send']);
});

test.run();
