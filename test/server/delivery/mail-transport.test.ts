import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { transportUrl } from '../../../server/delivery/mail-transport';

const requiresTls = (smtpUrl: string) => new URL(transportUrl(smtpUrl)).searchParams.get('requireTLS');

for (const url of [
  'smtp://me:secret@mail.example',
  'smtp://me:secret@mail.example:587?pool=false',
  'smtp://me:secret@10.0.0.5',
  'smtp://me:secret@localhost.example',
  'smtp://me:secret@[2001:db8::1]:25',
])
  test(`a password goes to ${new URL(url).host} only through TLS`, () => {
    assert.is(requiresTls(url), 'true');
  });

for (const url of [
  'smtp://me:secret@localhost:2525',
  'smtp://me:secret@127.0.0.53',
  'smtp://me:secret@[::1]:25',
  'smtp://mail.example',
  'smtp://me@mail.example',
  'smtps://me:secret@mail.example',
])
  test(`${url} is left to the mail server`, () => {
    assert.is(requiresTls(url), null);
  });

test('an operator can allow a password in clear', () => {
  assert.is(requiresTls('smtp://me:secret@mail.example?requireTLS=false'), 'false');
});

test.run();
