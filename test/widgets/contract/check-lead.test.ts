import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENQUIRY_FIELDS } from '../../../widgets/contract/enquiry';
import {
  checkLead,
  type FieldName,
  type FieldValues,
  LEAD_FIELDS,
  type LeadFields,
  QUOTE_FIELDS,
  requiredMessage,
} from '../../../widgets/contract/field-rules';
import { VALID_ENQUIRY, VALID_LEAD } from '../../support/valid-lead';

const FORMS: Record<string, { fields: LeadFields; valid: FieldValues }> = {
  quote: { fields: QUOTE_FIELDS, valid: VALID_LEAD },
  enquiry: { fields: ENQUIRY_FIELDS, valid: VALID_ENQUIRY },
};

for (const [form, { fields, valid }] of Object.entries(FORMS)) {
  const required = (Object.keys(fields) as FieldName[]).filter((name) => fields[name]);

  test(`an empty ${form} has the messages of all required fields, in the form's order`, () => {
    assert.equal(
      Object.entries(checkLead(fields, {})),
      required.map((name) => [name, requiredMessage(name)]),
    );
  });

  test(`a complete ${form} has no message`, () => {
    assert.equal(checkLead(fields, valid), {});
  });

  for (const name of required)
    test(`a ${form} without ${name} is rejected`, () => {
      const errors = { [name]: requiredMessage(name) };
      assert.equal(checkLead(fields, { ...valid, [name]: undefined }), errors);
      assert.equal(checkLead(fields, { ...valid, [name]: '  ' }), errors);
    });

  test(`an invalid mobile and email of the ${form} have their messages, in the form's order`, () => {
    const errors = checkLead(fields, { email: 'asha', mobile: '12', ...without(valid, 'email', 'mobile') });
    assert.equal(Object.entries(errors), [
      ['mobile', LEAD_FIELDS.mobile.invalid],
      ['email', LEAD_FIELDS.email.invalid],
    ]);
  });
}

test('a quote without its optional fields has no message', () => {
  const optional = (Object.keys(QUOTE_FIELDS) as FieldName[]).filter((name) => !QUOTE_FIELDS[name]);
  assert.ok(optional.length > 0);
  assert.equal(checkLead(QUOTE_FIELDS, without(VALID_LEAD, ...optional)), {});
});

test('a field that is required in the form has a message while it is empty', () => {
  const fields: LeadFields = { city: 'in-form' };
  assert.equal(checkLead(fields, {}), { city: requiredMessage('city') });
  assert.equal(checkLead(fields, { city: 'Panaji' }), {});
});

test('a value that belongs to no field of the form is ignored', () => {
  assert.equal(checkLead(ENQUIRY_FIELDS, { ...VALID_ENQUIRY, state: '', city: '' }), {});
});

const without = (values: FieldValues, ...names: (keyof FieldValues)[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name as keyof FieldValues)));

test.run();
