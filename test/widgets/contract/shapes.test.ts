import { create, type StructError } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ENQUIRY_FIELDS } from '../../../widgets/contract/enquiry';
import { LEAD_FIELDS, QUOTE_FIELDS, requiredMessage } from '../../../widgets/contract/field-rules';
import {
  Answer,
  CityList,
  CityRow,
  Enquiry,
  lead,
  QuoteLead,
  StateList,
  StateRow,
} from '../../../widgets/contract/shapes';
import { stored, VALID_ENQUIRY, VALID_LEAD } from '../../support/valid-lead';

const ENQUIRY = { ...stored(VALID_ENQUIRY), type: 'query' };
const QUOTE = { ...stored(VALID_LEAD), type: 'contact_us' };

type Shape = {
  validate(value: unknown, options: { coerce: boolean }): [error?: StructError | undefined, value?: unknown];
};

/**
 * Fills in the defaults of a value, and validates it. Returns the error message of each invalid field, or {} if the
 * value is valid.
 */
const messages = (value: unknown, shape: Shape) => {
  const [error] = shape.validate(value, { coerce: true });
  return Object.fromEntries((error?.failures() ?? []).map(({ path, message }) => [path.join('.'), message]));
};

test('a valid quote and a valid enquiry are returned unchanged', () => {
  assert.equal(create(QUOTE, QuoteLead), QUOTE);
  assert.equal(create(ENQUIRY, Enquiry), ENQUIRY);
});

test('the message is optional in a quote and required in an enquiry', () => {
  const { message: _, ...quote } = QUOTE;
  const { message: __, ...enquiry } = ENQUIRY;
  assert.equal(messages(quote, QuoteLead), {});
  assert.equal(Object.keys(messages(enquiry, Enquiry)), ['message']);
});

test('a lead without a field that is required in the form only is stored; a value that is too long is not', () => {
  const shape = lead({ first_name: true, city: 'in-form' }, 'contact_us');
  const valid = { first_name: 'Asha', type: 'contact_us' };
  assert.equal(messages(valid, shape), {});
  assert.equal(Object.keys(messages({ ...valid, city: 'x'.repeat(101) }, shape)), ['city']);
});

const SHAPES = {
  quote: { shape: QuoteLead, valid: QUOTE, fields: QUOTE_FIELDS },
  enquiry: { shape: Enquiry, valid: ENQUIRY, fields: ENQUIRY_FIELDS },
};

for (const [what, { shape, valid, fields }] of Object.entries(SHAPES)) {
  const required = Object.entries(fields).flatMap(([name, requirement]) =>
    requirement === true ? name : [],
  );

  test(`a blank field of the ${what} has the message of the field rules`, () => {
    for (const name of required) {
      assert.equal(messages({ ...valid, [name]: ' ' }, shape), { [name]: requiredMessage(name) });
    }
  });

  test(`a field of the ${what} that is missing or not text is rejected with its name`, () => {
    for (const name of required) {
      for (const value of [undefined, null, 7, ['x'], { a: 1 }]) {
        assert.equal(Object.keys(messages({ ...valid, [name]: value }, shape)), [name]);
      }
    }
  });

  test(`an invalid mobile and email of the ${what} have the messages of the field rules`, () => {
    assert.equal(messages({ ...valid, mobile: '98765', email: 'asha' }, shape), {
      mobile: LEAD_FIELDS.mobile.invalid,
      email: LEAD_FIELDS.email.invalid,
    });
  });

  test(`an unknown field of the ${what} is rejected`, () => {
    assert.equal(Object.keys(messages({ ...valid, admin: '1' }, shape)), ['admin']);
  });

  test(`another type is rejected for the ${what}`, () => {
    for (const type of ['', 'contact', undefined]) {
      assert.equal(Object.keys(messages({ ...valid, type }, shape)), ['type']);
    }
  });
}

const FREE_TEXT = ['first_name', 'last_name', 'state', 'city', 'type_of_insurance', 'message'] as const;

for (const name of FREE_TEXT)
  test(`${name} may have up to ${LEAD_FIELDS[name].maxLength} characters`, () => {
    const longest = 'a'.repeat(LEAD_FIELDS[name].maxLength);
    assert.equal(messages({ ...QUOTE, [name]: longest }, QuoteLead), {});
    const message = `${name.replaceAll('_', ' ')} is too long. Use ${LEAD_FIELDS[name].maxLength} characters or fewer.`;
    assert.equal(messages({ ...QUOTE, [name]: `${longest}a` }, QuoteLead), { [name]: message });
  });

test('an email address may have up to 254 characters', () => {
  const emailOf = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  assert.equal(messages({ ...QUOTE, email: emailOf(254) }, QuoteLead), {});
  assert.equal(messages({ ...QUOTE, email: emailOf(255) }, QuoteLead), {
    email: 'email is too long. Use 254 characters or fewer.',
  });
});

test('an insurance type is Corporate or Individual, case-sensitive', () => {
  assert.equal(messages({ ...QUOTE, insurance_type: 'Corporate' }, QuoteLead), {});
  for (const other of ['corporate', 'Motor', 'Corporate, Individual']) {
    const message =
      other.length > LEAD_FIELDS.insurance_type.maxLength
        ? 'insurance type is too long. Use 20 characters or fewer.'
        : 'insurance type must be Corporate or Individual';
    assert.equal(messages({ ...QUOTE, insurance_type: other }, QuoteLead), { insurance_type: message });
  }
});

test('an empty response is a refusal without a message', () => {
  assert.equal(create({}, Answer), { success: false, message: '' });
});

test('unknown fields of a response are kept', () => {
  assert.equal(create({ success: true, message: 'Stored', id: 7 }, Answer), {
    success: true,
    message: 'Stored',
    id: 7,
  });
});

test('a response whose success is not a boolean, or whose message is not text, is rejected', () => {
  assert.equal(Object.keys(messages({ success: 'true' }, Answer)), ['success']);
  assert.equal(Object.keys(messages({ message: 1 }, Answer)), ['message']);
});

test('an empty list response is a failure with no rows', () => {
  assert.equal(create({}, StateList), { success: false, state: [] });
  assert.equal(create({}, CityList), { success: false, city: [] });
});

test('a place has an id and a name, and a city also has a state', () => {
  assert.equal(messages({ id: '1', name: 'Goa', capital: 'Panaji' }, StateRow), {});
  assert.equal(messages({ id: '1', name: 'Panaji', state: 'Goa' }, CityRow), {});
  assert.equal(Object.keys(messages({ id: '1', name: 'Panaji' }, CityRow)), ['state']);
  assert.equal(Object.keys(messages({ success: true, city: [{ id: 1, name: 'x', state: 'y' }] }, CityList)), [
    'city.0.id',
  ]);
});

test.run();
