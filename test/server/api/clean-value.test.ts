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
];

for (const typed of WITH_TEXT)
  test(`"${typed}" is stored as the address alone`, () =>
    assert.is(cleanValue('email', normalise('email', typed)), 'asha@gmail.com'));

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
    'asha@gmail.com<x',
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
