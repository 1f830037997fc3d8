import type { IncomingMessage } from 'node:http';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  clientAddress,
  isBehindUntrustedProxy,
  networkOf,
  readTrustedProxies,
  TRUST_NO_PROXY,
} from '../../../server/http/client-address';
import { readSettings } from '../../../server/site/settings';

const CLIENTS: [
  what: string,
  trusted: string,
  peer: string,
  forwardedFor: string | undefined,
  client: string,
][] = [
  ['no proxy is trusted by default', '', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['one trusted proxy forwards its client', '1', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  [
    'addresses that the client itself sent are ignored',
    '1',
    '127.0.0.1',
    '203.0.113.9, 198.51.100.7',
    '198.51.100.7',
  ],
  [
    'two proxies are counted from the right',
    '2',
    '10.0.0.1',
    '203.0.113.9, 198.51.100.7, 10.0.0.2',
    '198.51.100.7',
  ],
  ['a count of 0 trusts no proxy', '0', '127.0.0.1', '198.51.100.7', '127.0.0.1'],
  ['a proxy may be given by its address', '127.0.0.1, ::1', '::1', '198.51.100.7', '198.51.100.7'],
  ['a proxy may be given by its network', '10.0.0.0/8', '10.9.8.7', '198.51.100.7, 10.1.1.1', '198.51.100.7'],
  [
    'an IPv4 proxy is recognised on an IPv6 socket',
    '10.0.0.0/8',
    '::ffff:10.9.8.7',
    '198.51.100.7',
    '198.51.100.7',
  ],
  ['an untrusted peer is not believed', '10.0.0.0/8', '192.0.2.1', '198.51.100.7', '192.0.2.1'],
  ['a proxy without the header is the client', '1', '127.0.0.1', undefined, '127.0.0.1'],
  ['a port is no part of an address', '1', '127.0.0.1', '198.51.100.7:51034', '198.51.100.7'],
  ['a port of an IPv6 address', '1', '127.0.0.1', '[2001:db8::1]:443', '2001:db8::1'],
  ['brackets without a port', '1', '127.0.0.1', '[2001:db8::1]', '2001:db8::1'],
  ['an IPv6 address without brackets', '1', '127.0.0.1', '2001:db8::1', '2001:db8::1'],
  ['an invalid address is ignored', '1', '127.0.0.1', 'unknown', '127.0.0.1'],
];

for (const [what, trusted, headers, isUntrusted] of [
  ['with X-Forwarded-For from an untrusted address', '', { 'x-forwarded-for': '198.51.100.7' }, true],
  ['with Forwarded from an untrusted address', '', { forwarded: 'for=198.51.100.7' }, true],
  ['with X-Forwarded-For from a trusted address', '1', { 'x-forwarded-for': '198.51.100.7' }, false],
  ['without these headers', '', {}, false],
] as const)
  test(`a request ${what} ${isUntrusted ? 'comes' : 'does not come'} through an untrusted proxy`, () => {
    const req = { socket: { remoteAddress: '127.0.0.1' }, headers } as unknown as IncomingMessage;
    assert.is(
      isBehindUntrustedProxy(req, trusted ? readTrustedProxies(trusted) : TRUST_NO_PROXY),
      isUntrusted,
    );
  });

for (const [what, trusted, peer, forwardedFor, client] of CLIENTS)
  test(`the address of a client: ${what}`, () => {
    const headers = forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor };
    const req = { socket: { remoteAddress: peer }, headers } as unknown as IncomingMessage;
    assert.is(clientAddress(req, trusted ? readTrustedProxies(trusted) : TRUST_NO_PROXY), client);
  });

test('IPv6 addresses in one /64 network count as one sender, and an IPv4-mapped address as an IPv4 address', () => {
  const network = networkOf('2001:db8:1:2:3:4:5:6');
  assert.is(networkOf('2001:db8:1:2::1'), network);
  assert.is.not(networkOf('2001:db8:1:3::1'), network);
  assert.is(networkOf('::ffff:192.0.2.1'), networkOf('192.0.2.1'));
  assert.is.not(networkOf('::ffff:192.0.2.1'), networkOf('::ffff:192.0.2.2'));
});

for (const value of ['yes', '-1', '1,2', '10.0.0', '10.0.0.0/33', '0.0.0.0/0', '127.0.0.1,', '100'])
  test(`TRUSTED_PROXIES=${value} fails with a one-line message`, () => {
    assert.throws(
      () => readSettings({ TRUSTED_PROXIES: value }),
      (error: Error) =>
        error.message.startsWith(`TRUSTED_PROXIES is "${value}". Use `) && !/\n/.test(error.message),
    );
  });

test('an empty TRUSTED_PROXIES trusts no proxy', () => {
  assert.is(readSettings({ TRUSTED_PROXIES: '' }).trustProxy, TRUST_NO_PROXY);
});

test.run();
