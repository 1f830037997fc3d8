import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkLead, INSURANCE_TYPES, LEAD_FIELDS, QUOTE_FIELDS } from '../../../widgets/contract/field-rules';
import { COPY } from '../../../widgets/quote-form/copy';

/**
 * Compares our texts with the specification. Most other tests import the texts, so they don't notice a changed text.
 */
test("the quote form's wording is that of the specification", () => {
  assert.equal([COPY.title, COPY.submit], ['Get A Quote', 'Submit']);
  const labels = Object.entries(LEAD_FIELDS).map(([name, { label }]) => [name, label]);
  assert.equal(Object.fromEntries(labels), {
    first_name: 'First Name',
    last_name: 'Last Name',
    mobile: 'Mobile Number',
    email: 'Email Id',
    state: 'State',
    city: 'City',
    insurance_type: 'Insurance Type',
    type_of_insurance: 'Type Of Insurance',
    message: 'Ask Query',
  });
  assert.equal(INSURANCE_TYPES, ['Corporate', 'Individual']);
  assert.equal(checkLead(QUOTE_FIELDS, {}), {
    first_name: 'first name is required',
    last_name: 'last name is required',
    mobile: 'mobile is required',
    email: 'email is required',
    state: 'state is required',
    city: 'city is required',
    insurance_type: 'insurance type is required',
    type_of_insurance: 'type of insurance is required',
  });
  const optional = Object.entries(QUOTE_FIELDS).filter(([, requirement]) => requirement === false);
  assert.equal(Object.fromEntries(optional), { message: false });
  assert.equal(
    [LEAD_FIELDS.email.invalid, LEAD_FIELDS.mobile.invalid],
    ['Invalid email address', 'Invalid mobile number'],
  );
});

test.run();
