import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseColour, textColourOn } from '../../../widgets/embed-builder/accent';
import { accentOf, optionsOf, problemsOf, readChoices } from '../../../widgets/embed-builder/choices';

const DEFAULTS = {
  widget: 'quote-form',
  partner: '',
  lang: '',
  accent: '',
  insuranceType: '',
  typeOfInsurance: '',
  state: '',
  city: '',
  headingLevel: '2',
  consent: 'none',
  success: 'message',
  redirect: '',
  attribution: 'none',
  when: 'visible',
  delay: '',
  loading: 'single',
};

test('without any choice all defaults apply', () => assert.equal(readChoices({}), DEFAULTS));

test('a value that is not listed is replaced by the default, and unknown names are ignored', () =>
  assert.equal(
    readChoices({
      widget: 'constructor',
      lang: 'fr',
      headingLevel: '1',
      consent: 'x',
      api: 'https://a.example',
    }),
    DEFAULTS,
  ));

test('text is trimmed and limited in length', () => {
  assert.is(readChoices({ partner: '  agent-42 ' }).partner, 'agent-42');
  assert.is(readChoices({ partner: 'a'.repeat(500) }).partner.length, 100);
  assert.is(readChoices({ redirect: `https://a.example/${'a'.repeat(900)}` }).redirect.length, 500);
});

for (const [text, colour] of [
  ['#f3a712', '#f3a712'],
  ['F3A712', '#f3a712'],
  [' #abc ', '#aabbcc'],
  ['red', undefined],
  ['#12345', undefined],
  ['#f3a71200', undefined],
  ['var(--x)', undefined],
  ['#f3a712;x:y', undefined],
] as const)
  test(`the colour "${text}" is parsed as ${colour}`, () => assert.is(parseColour(text), colour));

for (const [colour, textColour, contrast] of [
  ['#ffffff', 'black', 21],
  ['#000000', 'white', 21],
  ['#f3a712', 'black', 10.3],
  ['#20397f', 'white', 10.8],
  ['#777777', 'black', 4.6],
] as const)
  test(`text on ${colour} is ${textColour}`, () => {
    const found = textColourOn(colour);
    assert.is(found.colour, textColour);
    assert.ok(Math.abs(found.contrast - contrast) < 0.2, `${found.contrast}`);
  });

test('text has a contrast of at least 4.5:1 on any colour', () => {
  for (let step = 0; step < 4096; step += 7) {
    const colour = parseColour(step.toString(16).padStart(3, '0')) as string;
    assert.ok(textColourOn(colour).contrast >= 4.5, colour);
  }
});

test('problems are reported by field', () => {
  const invalid = readChoices({ accent: 'red', success: 'redirect', redirect: 'http://a.example/' });
  assert.equal(Object.keys(problemsOf(invalid)), ['accent', 'redirect']);
  assert.is(accentOf(invalid), '');
  assert.equal(problemsOf(readChoices({ redirect: 'nonsense' })), {});
  assert.equal(problemsOf(readChoices({ success: 'redirect', redirect: 'https://a.example/' })), {});
});

test('a city needs a state, and a delay is a whole number', () => {
  const optionsIn = (given: Parameters<typeof readChoices>[0]) =>
    Object.fromEntries(optionsOf(readChoices(given)));
  assert.equal(optionsIn({ city: 'Panaji' }), {});
  assert.equal(optionsIn({ state: 'Goa', city: 'Panaji' }), { state: 'Goa', city: 'Panaji' });
  assert.equal(optionsIn({ widget: 'contact-popup', delay: '5000' }), { delay: '5000' });
  const soon = { widget: 'contact-popup', delay: 'soon' };
  assert.equal([optionsIn(soon), Object.keys(problemsOf(readChoices(soon)))], [{}, ['delay']]);
});

test.run();
