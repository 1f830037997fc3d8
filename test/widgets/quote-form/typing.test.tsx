import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LEAD_FIELDS, QUOTE_FIELDS } from '../../../widgets/contract/field-rules';
import { COPY } from '../../../widgets/quote-form/copy';
import { flush } from '../../support/flush';
import { pressEnter, useTouchKeyboard } from '../../support/touch-keyboard';
import { openForm } from './open-form';

const MAX = LEAD_FIELDS.message.maxLength;
const DEBOUNCE_MS = 1000;

/** Opens a form. `typeIn` types in a field, and waits until the form has loaded the module that assists typing. */
async function openToType(page: Parameters<typeof openForm>[0] = {}) {
  const form = await openForm(page);
  const lineOf = (name: string) =>
    form.field(name).parentElement?.querySelector('[aria-hidden]')?.textContent;
  const load = async () => {
    await form.importModule('shared/forms/on-demand/assist-typing.ts');
    await flush();
  };
  return {
    ...form,
    load,
    typeIn: async (name: string, text: string) => {
      await form.type(name, text);
      await load();
    },
    lineOf,
    spokenOf: (name: string) => form.field(name).parentElement?.querySelector('[role=status]')?.textContent,
  };
}

test('near its limit a field shows how much is left, and announces it once the visitor pauses', async () => {
  const form = await openToType();
  await form.typeIn('message', 'x'.repeat(MAX * 0.9 - 1));
  assert.is(form.lineOf('message'), undefined);
  await form.typeIn('message', 'x'.repeat(MAX - 200));
  assert.is(form.lineOf('message'), '200 characters left');
  assert.is(form.spokenOf('message'), '');
  await form.clock.advance(DEBOUNCE_MS - 1);
  await form.typeIn('message', 'x'.repeat(MAX - 1));
  assert.is(form.lineOf('message'), '1 character left');
  await form.clock.advance(DEBOUNCE_MS - 1);
  assert.is(form.spokenOf('message'), '');
  await form.clock.advance(1);
  assert.is(form.spokenOf('message'), '1 character left');
  await form.close();
});

test('a line break counts as one character', async () => {
  const form = await openToType();
  await form.typeIn('message', 'x\n'.repeat(MAX / 2));
  assert.is(form.lineOf('message'), '0 characters left');
  await form.close();
});

test('the number goes when there is room again, and with the text that was sent', async () => {
  const form = await openToType();
  await form.typeIn('first_name', 'x'.repeat(95));
  assert.is(form.lineOf('first_name'), '5 characters left');
  await form.typeIn('first_name', 'Asha');
  assert.is(form.lineOf('first_name'), '');
  await form.clock.advance(0);
  assert.is(form.spokenOf('first_name'), '');
  await form.typeIn('message', 'x'.repeat(MAX));
  await act(async () => form.find<HTMLFormElement>('form')?.reset());
  assert.is(form.lineOf('message'), undefined);
  await form.close();
});

test('a text that a program has made too long shows by how much', async () => {
  const form = await openToType();
  await form.typeIn('type_of_insurance', 'x'.repeat(123));
  assert.is(form.lineOf('type_of_insurance'), '3 characters too many');
  await form.close();
});

for (const [language, left, excess] of [
  ['hi', '100 अक्षर और लिख सकते हैं', '2 अक्षर ज़्यादा हैं'],
  ['te', 'ఇంకా 100 అక్షరాలు రాయవచ్చు', '2 అక్షరాలు ఎక్కువయ్యాయి'],
] as const)
  test(`the number is in the form's language, ${language}`, async () => {
    const form = await openToType({ attributes: `data-lang="${language}"` });
    await form.typeIn('message', 'x'.repeat(MAX - 100));
    assert.is(form.lineOf('message'), left);
    await form.typeIn('message', 'x'.repeat(MAX + 2));
    assert.is(form.lineOf('message'), excess);
    await form.close();
  });

test('Enter of a touch keyboard leads from each text field to the next field, and the key says so', async () => {
  const form = await openToType({ before: useTouchKeyboard });
  await form.focus('first_name');
  await form.load();
  const focused = () => (form.focused() as HTMLInputElement).name;
  const seen: string[] = [];
  for (let name = focused(); form.field(name).localName === 'input'; name = focused()) {
    seen.push(name);
    assert.is(form.field(name).getAttribute('enterkeyhint'), 'next', name);
    assert.not(pressEnter(form.field(name)), name);
  }
  assert.equal([...seen, focused()], ['first_name', 'last_name', 'mobile', 'email', 'state']);
  form.field('type_of_insurance').focus();
  assert.not(pressEnter(form.field('type_of_insurance')));
  assert.is(focused(), 'message');
  // In a text area Enter begins a new line.
  assert.ok(pressEnter(form.field('message')));
  assert.is(form.field('message').getAttribute('enterkeyhint'), null);
  assert.equal(form.callsTo('contact_us.php'), []);
  await form.close();
});

test('Enter in the text field of the city leads past its button to the next list', async () => {
  const form = await openToType({ before: useTouchKeyboard });
  await form.chooseState('Goa');
  await form.focus('state');
  await form.load();
  await form.press(COPY.cityNotListed);
  assert.is(form.field('city').getAttribute('enterkeyhint'), 'next');
  assert.not(pressEnter(form.field('city')));
  assert.is((form.focused() as HTMLInputElement).name, 'insurance_type');
  await form.close();
});

test('Enter of an input method takes over its suggestion and nothing else', async () => {
  const form = await openToType({ before: useTouchKeyboard });
  await form.focus('first_name');
  await form.load();
  for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
    assert.ok(pressEnter(form.field('first_name'), how));
    assert.is((form.focused() as HTMLInputElement).name, 'first_name');
  }
  await form.close();
});

test('Enter of any other keyboard sends the form from every text field', async () => {
  const form = await openToType();
  await form.focus('first_name');
  // Typing makes the form load the module that handles Enter.
  await form.typeIn('first_name', 'x'.repeat(100));
  for (const name of Object.keys(QUOTE_FIELDS)) {
    assert.ok(pressEnter(form.field(name)), name);
    assert.is(form.field(name).getAttribute('enterkeyhint'), null);
  }
  await form.close();
});

test.run();
