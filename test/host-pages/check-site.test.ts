import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkSite } from '../../host-pages/check-site';

const offices = [{ title: 'Corporate office' }];
const longName = (length: number) =>
  'Sri Venkateswara Insurance Brokers '
    .repeat(3)
    .slice(0, length - 1)
    .concat('.');

test('a name of 84 characters is valid', () => {
  const site = { name: longName(84), offices };
  assert.is(checkSite(site), site);
});

for (const [what, site, message] of [
  [
    'a longer name',
    { name: longName(91), offices },
    'host-pages/site.ts: name has 91 characters; at most 84 fit the navbar and the share images',
  ],
  ['an empty name', { name: ' ', offices }, 'host-pages/site.ts: name is empty'],
  [
    'a site without an office',
    { name: 'Broker', offices: [] },
    'host-pages/site.ts: offices is empty; the first is the corporate office',
  ],
] as const)
  test(`${what} throws an error that names the file and the field`, () =>
    assert.throws(
      () => checkSite(site),
      (error: Error) => error.message === message,
    ));

test.run();
