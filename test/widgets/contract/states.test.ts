import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LEAD_FIELDS } from '../../../widgets/contract/field-rules';
import { STATES, stateSlug } from '../../../widgets/contract/states';

test('there are 28 states and 8 union territories, sorted, each once', () => {
  assert.is(STATES.length, 36);
  assert.equal([...new Set(STATES)].sort(), [...STATES]);
});

test('every state fits the maximum length of its field', () => {
  for (const state of STATES) assert.ok(state.length <= LEAD_FIELDS.state.maxLength, state);
});

test("a state's file name is unique and has only lowercase letters and dashes", () => {
  assert.is(stateSlug('Goa'), 'goa');
  assert.is(stateSlug('Jammu and Kashmir'), 'jammu-and-kashmir');
  assert.is(new Set(STATES.map(stateSlug)).size, 36);
  for (const state of STATES) assert.match(stateSlug(state), /^[a-z]+(-[a-z]+)*$/);
});

test.run();
