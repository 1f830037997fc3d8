import type { IncomingMessage } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { CONFIRMATIONS_PER_HOUR, createRateLimit } from '../../../server/api/limit-posts';
import { mailboxOf } from '../../../server/db/mailbox';
import { createMemoryLimiter } from '../../../server/db/rate-limits';
import { TRUST_NO_PROXY } from '../../../server/http/client-address';
import { withTempFolder } from '../temp-site';
import { testConfirmations } from './confirmations-on-each-database';

for (const [one, others] of [
  [
    'asha@example.com',
    ['Asha@Example.COM', 'asha+kyc@example.com', 'asha+a+b@example.com', '"asha"@example.com'],
  ],
  ['asharao@gmail.com', ['asha.rao@gmail.com', 'a.s.h.a.r.a.o+x@googlemail.com', 'AshaRao@Gmail.com.']],
  ['asha@भारत.example', ['asha+1@xn--h2brj9c.example']],
] as const)
  test(`${one} is the same mailbox as ${others.join(', ')}`, () => {
    for (const other of others) assert.is(mailboxOf(other), mailboxOf(one), other);
  });

test('mailboxes that a mail server may tell apart are different', () => {
  const addresses = [
    'asha@example.com',
    'a.sha@example.com',
    'asha-1@example.com',
    'asha_1@example.com',
    'asha@mail.example.com',
    'asha@gmail.com.example',
    'asha@notgmail.com',
    '+asha@example.com',
    '+ravi@example.com',
  ];
  assert.is(new Set(addresses.map(mailboxOf)).size, addresses.length);
});

testConfirmations(test, (use) => withTempFolder((dataFolder) => use({ dataFolder, databaseUrl: undefined })));

test('the leads of an address cause a limited number of confirmations an hour, which another address does not use up', async () => {
  const limit = createRateLimit({
    leadsPerMinute: 300,
    trustProxy: TRUST_NO_PROXY,
    createLimiter: createMemoryLimiter,
  });
  let confirmed = 0;
  const send = (remoteAddress: string) =>
    limit({ headers: {}, socket: { remoteAddress } } as IncomingMessage, async (sender) => {
      if (await sender.tryCountConfirmation()) confirmed++;
      return { status: 200, body: { success: true } };
    });
  for (let lead = 0; lead < CONFIRMATIONS_PER_HOUR + 20; lead++) await send('192.0.2.1');
  assert.is(confirmed, CONFIRMATIONS_PER_HOUR);
  await send('192.0.2.2');
  assert.is(confirmed, CONFIRMATIONS_PER_HOUR + 1);
});

test.run();
