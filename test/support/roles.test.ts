import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { installDom } from './dom';
import { getField } from './form-parts';
import { getByRole, queryByRole } from './roles';

const open = () =>
  installDom(`<form><label for="a">Name</label><input id="a" name="first_name">
    <button>Send</button><button hidden>Cancel</button><button aria-label="Close">x</button></form>`);

test('a control is found by its role and accessible name', async () => {
  const dom = open();
  assert.is(getByRole(dom.document, 'textbox', 'Name').id, 'a');
  assert.is(getByRole(dom.document, 'button', 'Close').textContent, 'x');
  await dom.close();
});

test('the error for a missing control lists the existing ones', async () => {
  const dom = open();
  assert.throws(
    () => getByRole(dom.document, 'button', 'Submit'),
    ({ message }: Error) => message === 'No button is named "Submit". Found: "Send", "Close".',
  );
  assert.throws(
    () => getByRole(dom.document, 'link', 'Home'),
    ({ message }: Error) => message === 'No link is named "Home". Found: no link at all.',
  );
  assert.throws(
    () => getField(dom.document, 'mobile'),
    ({ message }: Error) => message === 'No field is named "mobile". Found: first_name.',
  );
  await dom.close();
});

test('a hidden control is not found', async () => {
  const dom = open();
  assert.is(queryByRole(dom.document, 'button', 'Cancel'), null);
  await dom.close();
});

test.run();
