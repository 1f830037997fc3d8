import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { faultsOfAll, pageWith } from '../support/pages';

/** Where buttons are the headings of lists that are shown without scripts, or a page's whole purpose needs scripts. */
const EXCEPTIONS = 'nav, .embed-builder';

/** What text browsers show, whatever style sheets say: a button with a text that only scripts can act on. */
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
