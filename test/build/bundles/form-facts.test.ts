import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { formFacts } from '../../../build/bundles/form-facts';

const FIELD_RULES = 'widgets/contract/field-rules.ts';

test("browsers get the fields' rules without the properties that only the server and the build read", () => {
  const source = readFileSync(FIELD_RULES, 'utf8');
  const code = formFacts.transform(source, `/project/${FIELD_RULES}`)?.code ?? '';
  assert.match(source, /personal: false,/);
  assert.not.match(code, /personal: false,/);
  assert.is(code.split('\n').length, source.split('\n').length);
  for (const kept of ["label: 'Insurance Type'", 'values: INSURANCE_TYPES', 'maxLength: 20'])
    assert.ok(code.includes(kept), kept);
});

test('a checkbox has neither its only value nor its consent', () => {
  const row =
    "    control: 'checkbox',\n    values: ['yes'],\n    maxLength: 3,\n    consent: true,\n    personal: false,\n";
  const code = formFacts.transform(row, `/project/${FIELD_RULES}`)?.code ?? '';
  assert.equal(
    code
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    ["control: 'checkbox',", 'maxLength: 3,'],
  );
});

test('other modules stay as they are', () => {
  assert.is(formFacts.transform('    personal: false,\n', '/project/widgets/contract/other.ts'), null);
});

test.run();
