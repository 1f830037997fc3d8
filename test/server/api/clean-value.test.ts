import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanValue } from '../../../server/api/clean-value';
import { normalise } from '../../../widgets/contract/field-rules';
import { listLeads } from '../../support/stored-leads';
import { QUOTE, withSite } from '../temp-site';

const WITH_TEXT = [
  'Email:-asha@gmail.com',
  '✉️asha@gmail.com',
  'asha@gmail.com❤️',
  'asha@gmail.comపై',
  'asha@gmail.comपर',
  'asha@gmail.com/9876543210',
  'asha@gmail.com|office',
  'mailto:asha@gmail.com?subject=Hello',
  '9876543210,asha@gmail.com',
  'Rao;asha@gmail.com',
  'asha@gmail.com&nbsp;',
  'asha@gmail.com%20',
  'https://asha@gmail.com',
  'www.asha@gmail.com',
  'http://www.asha@gmail.com',
  '_asha@gmail.com_',
  '~asha@gmail.com~',
  '```asha@gmail.com```',
  'asha@gmail.com_',
  'asha@gmail..com',
  'asha@gmail. com',
  'asha@gmail .com',
  'as\u200dha@gmail.com',
  'asha@gmail.com\u200c',
];

for (const typed of WITH_TEXT)
  test(`"${typed}" is stored as the address alone`, () =>
    assert.is(cleanValue('email', normalise('email', typed)), 'asha@gmail.com'));

test('digits of Indian scripts become ASCII digits, since mailboxes have these', () => {
  assert.is(cleanValue('email', normalise('email', 'asha१२३@gmail.com')), 'asha123@gmail.com');
});

test('a comma in the domain becomes a dot, which is the next key', () => {
  assert.is(cleanValue('email', normalise('email', 'asha@yahoo,co.in')), 'asha@yahoo.co.in');
  assert.is(cleanValue('email', normalise('email', 'asha@yahoo.co,in')), 'asha@yahoo.co.in');
});

test('other addresses, and texts with two addresses, stay as they are', () => {
  for (const typed of [
    'gmail-user@example.in',
    'asha@xn--p1ai.xn--p1ai',
    'ఆశ@ఉదాహరణ.భారత్',
    'आशा@example.com',
    'asha@münchen.de',
    'asha@shop.café.in',
    'asha@shop.cafe\u0301.in',
    'asha(work)@example.com',
    'asha@[127.0.0.1]',
    'asha@gmail.com/ravi@gmail.com',
    'asha@gmail.com(office',
    'asha@gmail.com;1',
    'asha@gmail.com,9876543210',
    'asha@gmail.com<x',
    '_asha@example.com',
    'asha_@example.com',
    '"rao,asha"@example.com',
    'आशा१२@example.com',
    'క్\u200cష@ఉదాహరణ.భారత్',
  ])
    assert.is(cleanValue('email', typed), typed);
});

test('the API stores the address alone', () =>
  withSite(async ({ db, post }) => {
    assert.is((await post({ ...QUOTE, email: 'asha@gmail.com/9876543210' })).statusCode, 200);
    assert.equal(
      (await listLeads(db)).map(({ email }) => email),
      ['asha@gmail.com'],
    );
  }));

test.run();
