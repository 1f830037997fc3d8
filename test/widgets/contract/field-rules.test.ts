import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  checkField,
  type FieldName,
  INSURANCE_TYPES,
  INVALID_PINCODE,
  isPincode,
  LEAD_FIELDS,
  normalise,
  normaliseMobile,
  requiredMessage,
} from '../../../widgets/contract/field-rules';
import { PASTED_EMAILS, TYPED_MOBILES } from '../../support/typed-contacts';

const NAMES = Object.keys(LEAD_FIELDS) as FieldName[];

const BLANK = [undefined, '', ' ', '\t\n', '\u00a0\u3000'];

for (const name of NAMES)
  test(`a missing ${name} has the message of a required field`, () => {
    for (const value of BLANK) {
      assert.is(checkField(name, value, true), requiredMessage(name), JSON.stringify(value));
    }
  });

test('an optional field may be blank', () => {
  for (const name of NAMES) {
    for (const value of BLANK) assert.is(checkField(name, value, false), undefined, name);
  }
});

// Only this test checks the messages for a pincode, because no form has a field for it. The quote form's tests check
// the messages for the other fields.
test('the messages for a pincode are those of the specification', () => {
  assert.is(requiredMessage('pincode'), 'pincode is required');
  assert.is(INVALID_PINCODE, 'Invalid pincode (must be 6 digits)');
});

for (const [how, typed] of Object.entries(TYPED_MOBILES))
  test(`a mobile number with ${how} is valid, and is sent as ten digits`, () => {
    assert.is(checkField('mobile', typed, true), undefined);
    assert.match(normalise('mobile', typed), /^9(876543210|123456789)$/);
  });

test('every digit that Unicode has is converted to its ASCII digit', () => {
  const digits = Array.from({ length: 0x110000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => /\p{Nd}/u.test(character));
  assert.ok(digits.length >= 650);
  // `digits` contains the digits of all scripts and typographic styles in the order of their code points. In this
  // order, each group of ten digits is 0 to 9 of one script or style.
  assert.is(normaliseMobile(digits.join('')), '0123456789'.repeat(digits.length / 10));
});

const INVALID_MOBILES: Record<string, string> = {
  'nine digits': '987654321',
  'eleven digits': '98765432101',
  'a leading 0 and nine digits': '0987654321',
  'two leading zeros and ten digits': '009876543210',
  '+91 and nine digits': '+91 987654321',
  '+91 and eleven digits': '+91 98765432101',
  '0091 and nine digits': '0091 987654321',
  '91 and nine digits': '91 987654321',
  'another country': '+44 9876543210',
  'a lone plus': '+9876543210',
  letters: '98765abcde',
  'a letter at its end': '9876543210x',
  'an O for a 0': '987654321O',
  words: 'call me',
  'a plus in the middle': '98765+43210',
  'two numbers': '9876543210, 9123456789',
  'a mobile and a landline number': '98765 43210 / 040 2345 6789',
  'another ending after a slash': '98765 43210 / 11',
  'another country after its trunk prefix': '00 65 9123 4567',
  'two labels and numbers': 'Mob: 98765 43210 Ph: 91234 56789',
  'a country code that is there three times': '+91 +91 +91 98765 43210',
  'an extension': '98765 43210 x 12',
  'digits in circles': '⑨⑧⑦⑥⑤④③②①⓪',
  'another country in Urdu digits': '+۴۴ ۹۸۷۶۵۴۳۲۱۰',
  'letters before it': 'x9876543210',
  'words and letters before it': 'mobile no9876543210',
  'a letter in Hindi before it': 'नंबर9876543210',
  'a letter at its end and words': '9876543210x (home)',
  'a word between its digits': '98765 or 43210',
  'an extension within ten digits': '9876543 ext 210',
  'two numbers and words': '9876543210 or 9123456789 (home)',
  'a number in the words after it': 'call 9876543210 (after 6pm)',
  'another country and a space': '+ 65 9876 5432',
  'another country in parentheses': 'Mobile: +(65) 9876 5432',
  'words in parentheses': '(call me)',
  'only separators': '---',
};

for (const [how, typed] of Object.entries(INVALID_MOBILES))
  test(`a mobile number with ${how} is rejected`, () => {
    assert.is(checkField('mobile', typed, true), LEAD_FIELDS.mobile.invalid);
    assert.is(checkField('mobile', typed, false), LEAD_FIELDS.mobile.invalid);
  });

const EMAILS = [
  'asha@example.com',
  'a@b.c',
  'asha.rao+quotes@mail.example.co.in',
  "o'neil@example.com",
  'आशा@उदाहरण.भारत',
  '  asha@example.com ',
];

for (const typed of EMAILS)
  test(`the email address "${typed}" is valid`, () => {
    assert.is(checkField('email', typed, true), undefined);
  });

const INVALID_EMAILS = [
  'asha',
  'asha@',
  '@example.com',
  'asha@example',
  'asha@.com',
  'asha@example.',
  'asha@@example.com',
  'asha@home@example.com',
  'asha rao@example.com',
  'asha@exam ple.com',
  'asha@example.com, ravi@example.com',
  'asha@example.com:ravi@example.com',
  'asha@example.com <ravi@example.com>',
  'Email asha@example.com',
  'mailto:',
  '<>',
];

for (const typed of INVALID_EMAILS)
  test(`the email address "${typed}" is rejected`, () => {
    assert.is(checkField('email', typed, true), LEAD_FIELDS.email.invalid);
    assert.is(checkField('email', typed, false), LEAD_FIELDS.email.invalid);
  });

for (const typed of PASTED_EMAILS)
  test(`"${typed}" is sent as the email address alone`, () => {
    assert.is(checkField('email', typed, true), undefined);
    assert.is(normalise('email', typed), 'asha@gmail.com');
  });

const UNUSUAL_EMAILS = [
  ...EMAILS.map((typed) => typed.trim()),
  'ఆశ@ఉదాహరణ.భారత్',
  'o’neil@example.com',
  '_asha-@example.com',
  '+asha@example.com',
  "!#$%&'*+/=?^_`{|}~-@example.com",
  '"asha"@example.com',
  '"a:b"@example.com',
  'asha(work)@example.com',
  'asha@[127.0.0.1]',
  'asha@xn--p1ai.xn--p1ai',
  `${'a'.repeat(64)}@example.com`,
];

test('a valid email address is sent unchanged', () => {
  for (const typed of UNUSUAL_EMAILS) {
    assert.is(checkField('email', typed, true), undefined, typed);
    assert.is(normalise('email', typed), typed);
  }
});

test('a pincode is exactly six digits', () => {
  for (const good of ['560001', '000000']) assert.ok(isPincode(good), good);
  for (const bad of ['', '56001', '5600011', '56000a', '560 001', ' 560001', '560001\n', '५६०००१']) {
    assert.not(isPincode(bad), JSON.stringify(bad));
  }
});

test('the other fields accept text in any script', () => {
  for (const name of ['first_name', 'last_name', 'state', 'city', 'type_of_insurance', 'message'] as const) {
    for (const text of ['Asha', 'ఆశ', "D'Souza", '<b>x</b>', '0'])
      assert.is(checkField(name, text, true), undefined);
  }
});

test('every kind of line break is one LF, with which words stay apart', () => {
  for (const lineBreak of ['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029']) {
    assert.is(normalise('message', `one${lineBreak}two${lineBreak}${lineBreak}three`), 'one\ntwo\n\nthree');
  }
});

test('leading and trailing white space is trimmed, and white space inside a value is kept', () => {
  assert.is(normalise('first_name', ' Asha  Devi\n'), 'Asha  Devi');
  assert.is(normalise('message', '\n one\n\ntwo '), 'one\n\ntwo');
});

test('every valid form of a mobile number fits the maximum length', () => {
  for (const [how, typed] of Object.entries(TYPED_MOBILES))
    assert.ok(typed.length <= LEAD_FIELDS.mobile.maxLength, how);
});

test('both insurance types fit the maximum length', () => {
  for (const type of INSURANCE_TYPES) assert.ok(type.length <= LEAD_FIELDS.insurance_type.maxLength, type);
});

test.run();
