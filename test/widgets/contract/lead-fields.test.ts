import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENQUIRY_FIELDS } from '../../../widgets/contract/enquiry';
import type { FieldValues } from '../../../widgets/contract/field-rules';
import { checkLead, QUOTE_FIELDS } from '../../../widgets/contract/lead-fields';

const QUOTE: FieldValues = {
  first_name: 'Asha',
  last_name: 'Rao',
  mobile: '9876543210',
  email: 'asha@example.com',
  state: 'Goa',
  city: 'Panaji',
  insurance_type: 'Corporate',
  type_of_insurance: 'Marine',
  message: 'Please call in the evening.',
};
const { state: _, city: __, insurance_type: ___, type_of_insurance: ____, ...ENQUIRY } = QUOTE;

const EMPTY_QUOTE = {
  first_name: 'first name is required',
  last_name: 'last name is required',
  mobile: 'mobile is required',
  email: 'email is required',
  state: 'state is required',
  city: 'city is required',
  insurance_type: 'insurance type is required',
  type_of_insurance: 'type of insurance is required',
};

const EMPTY_ENQUIRY = {
  first_name: 'first name is required',
  last_name: 'last name is required',
  mobile: 'mobile is required',
  email: 'email is required',
  message: 'message is required',
};

const FORMS = {
  quote: { fields: QUOTE_FIELDS, good: QUOTE, empty: EMPTY_QUOTE },
  enquiry: { fields: ENQUIRY_FIELDS, good: ENQUIRY, empty: EMPTY_ENQUIRY },
};

for (const [form, { fields, good, empty }] of Object.entries(FORMS)) {
  test(`an empty ${form} has the message of each required field, in the form's order`, () => {
    assert.equal(Object.entries(checkLead(fields, {})), Object.entries(empty));
  });

  test(`a complete ${form} has no message`, () => {
    assert.equal(checkLead(fields, good), {});
  });

  for (const [name, message] of Object.entries(empty))
    test(`the ${form} cannot do without ${name}`, () => {
      assert.equal(checkLead(fields, { ...good, [name]: undefined }), { [name]: message });
      assert.equal(checkLead(fields, { ...good, [name]: '  ' }), { [name]: message });
    });

  test(`a wrong mobile and a wrong email of the ${form} have their messages, in the form's order`, () => {
    const errors = checkLead(fields, { email: 'asha', mobile: '12', ...without(good, 'email', 'mobile') });
    assert.equal(Object.entries(errors), [
      ['mobile', 'Invalid mobile number'],
      ['email', 'Invalid email address'],
    ]);
  });
}

test('the quote has nine fields, of which only the message may be left out', () => {
  assert.is(Object.keys(QUOTE_FIELDS).length, 9);
  assert.equal(checkLead(QUOTE_FIELDS, without(QUOTE, 'message')), {});
});

test('a value that belongs to no field of the form is not looked at', () => {
  assert.equal(checkLead(ENQUIRY_FIELDS, { ...ENQUIRY, state: '', city: '' }), {});
});

const without = (values: FieldValues, ...names: (keyof FieldValues)[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name as keyof FieldValues)));

test.run();
