import { create, type StructError } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LEAD_FIELDS, requiredMessage } from '../../../widgets/contract/field-rules';
import {
  Answer,
  CityList,
  CityRow,
  Enquiry,
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

/** The messages by field, with the defaults filled in; empty where the value has the shape. */
const messages = (value: unknown, shape: Shape) => {
  const [error] = shape.validate(value, { coerce: true });
  return Object.fromEntries((error?.failures() ?? []).map(({ path, message }) => [path.join('.'), message]));
};

test('a quote and an enquiry have their shapes, and are given back as they are', () => {
  assert.equal(create(QUOTE, QuoteLead), QUOTE);
  assert.equal(create(ENQUIRY, Enquiry), ENQUIRY);
});

test('a quote may be stored without a message, an enquiry may not', () => {
  const { message: _, ...quote } = QUOTE;
  const { message: __, ...enquiry } = ENQUIRY;
  assert.equal(messages(quote, QuoteLead), {});
  assert.equal(Object.keys(messages(enquiry, Enquiry)), ['message']);
});

const SHAPES = { quote: { shape: QuoteLead, good: QUOTE }, enquiry: { shape: Enquiry, good: ENQUIRY } };

for (const [what, { shape, good }] of Object.entries(SHAPES)) {
  const required = Object.keys(good).filter(
    (name) => name !== 'type' && !(what === 'quote' && name === 'message'),
  );

  test(`each field of the ${what} that is blank has the message of the rules`, () => {
    for (const name of required) {
      assert.equal(messages({ ...good, [name]: ' ' }, shape), { [name]: requiredMessage(name) });
    }
  });

  test(`a field of the ${what} that is missing, or no text, is refused by its name`, () => {
    for (const name of required) {
      for (const value of [undefined, null, 7, ['x'], { a: 1 }]) {
        assert.equal(Object.keys(messages({ ...good, [name]: value }, shape)), [name]);
      }
    }
  });

  test(`a wrong mobile and a wrong email of the ${what} have the messages of the rules`, () => {
    assert.equal(messages({ ...good, mobile: '98765', email: 'asha' }, shape), {
      mobile: LEAD_FIELDS.mobile.invalid,
      email: LEAD_FIELDS.email.invalid,
    });
  });

  test(`a field that no ${what} has is refused`, () => {
    assert.equal(Object.keys(messages({ ...good, admin: '1' }, shape)), ['admin']);
  });

  test(`another type is no ${what}`, () => {
    for (const type of ['', 'contact', undefined]) {
      assert.equal(Object.keys(messages({ ...good, type }, shape)), ['type']);
    }
  });
}

const FREE_TEXT = ['first_name', 'last_name', 'state', 'city', 'type_of_insurance', 'message'] as const;

for (const name of FREE_TEXT)
  test(`${name} holds ${LEAD_FIELDS[name].maxLength} characters and no more`, () => {
    const longest = 'a'.repeat(LEAD_FIELDS[name].maxLength);
    assert.equal(messages({ ...QUOTE, [name]: longest }, QuoteLead), {});
    const message = `${name.replaceAll('_', ' ')} is too long. Use ${LEAD_FIELDS[name].maxLength} characters or fewer.`;
    assert.equal(messages({ ...QUOTE, [name]: `${longest}a` }, QuoteLead), { [name]: message });
  });

test('an email address holds 254 characters and no more', () => {
  const of = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  assert.equal(messages({ ...QUOTE, email: of(254) }, QuoteLead), {});
  assert.equal(messages({ ...QUOTE, email: of(255) }, QuoteLead), {
    email: 'email is too long. Use 254 characters or fewer.',
  });
});

test('an insurance type is Corporate or Individual, in these letters', () => {
  assert.equal(messages({ ...QUOTE, insurance_type: 'Corporate' }, QuoteLead), {});
  for (const other of ['corporate', 'Motor', 'Corporate, Individual']) {
    const message =
      other.length > LEAD_FIELDS.insurance_type.maxLength
        ? 'insurance type is too long. Use 20 characters or fewer.'
        : 'insurance type must be Corporate or Individual';
    assert.equal(messages({ ...QUOTE, insurance_type: other }, QuoteLead), { insurance_type: message });
  }
});

test('an answer that says nothing is a refusal without words', () => {
  assert.equal(create({}, Answer), { success: false, message: '' });
});

test('an answer may say more than is read', () => {
  assert.equal(create({ success: true, message: 'Stored', id: 7 }, Answer), {
    success: true,
    message: 'Stored',
    id: 7,
  });
});

test('an answer whose success is no boolean, or whose message is no text, is refused', () => {
  assert.equal(Object.keys(messages({ success: 'true' }, Answer)), ['success']);
  assert.equal(Object.keys(messages({ message: 1 }, Answer)), ['message']);
});

test('a list of places that says nothing is a failure with no rows', () => {
  assert.equal(create({}, StateList), { success: false, state: [] });
  assert.equal(create({}, CityList), { success: false, city: [] });
});

test('a row of places has an id and a name, that of a city its state', () => {
  assert.equal(messages({ id: '1', name: 'Goa', capital: 'Panaji' }, StateRow), {});
  assert.equal(messages({ id: '1', name: 'Panaji', state: 'Goa' }, CityRow), {});
  assert.equal(Object.keys(messages({ id: '1', name: 'Panaji' }, CityRow)), ['state']);
  assert.equal(Object.keys(messages({ success: true, city: [{ id: 1, name: 'x', state: 'y' }] }, CityList)), [
    'city.0.id',
  ]);
});

test.run();
