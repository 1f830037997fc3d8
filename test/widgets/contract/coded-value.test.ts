import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeValue, encodeValue } from '../../../widgets/contract/coded-value';

const TEXTS = [
  'agent-42',
  'Rao & Sons, Hyderabad',
  "O'Brien-D'Souza",
  'A/B (Hyd)',
  'రావు & సన్స్',
  '😊 Rao',
  '50% off',
  '../rao',
  'Rao; ls',
  '"Rao"',
  'https://rao.example/?a=b&c',
  'rao@example.com',
  'C++ Agency #2',
  'two\nlines',
  'agent_42',
  '0x4142',
  'agent_42_x',
  '__',
];

test('a text that a page sends has letters, digits, dots and hyphens only, and is read as it was', () => {
  for (const text of TEXTS) {
    const sent = encodeValue(text);
    assert.match(sent, /^[\w.-]*$/);
    assert.is(decodeValue(sent), text);
  }
});

test('an ID of these characters is sent as it is', () => {
  for (const id of ['agent-42', '0042', 'agent_42_x', 'Rao.Sons']) assert.is(encodeValue(id), id);
});

test('a text that nobody has encoded is read as it is', () => {
  for (const text of [...TEXTS, 'a__65_b', 'a__999999_b', 'a__38_ b']) assert.is(decodeValue(text), text);
});

test.run();
