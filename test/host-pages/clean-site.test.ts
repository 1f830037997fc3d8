import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanSite } from '../../host-pages/clean-site';

test("characters that are not text are removed from the broker's facts, and the fields are named", () => {
  const changed: string[] = [];
  const fields = {
    name: 'Godavari\u000b& Sons',
    phone: '+91 40 1234',
    offices: [{ city: 'Pu\0ne', phones: ['+91\u2028 40', 'x'] }],
    claimPeriods: { 'motor-insurance': 'at once\u0007' },
    ownApi: true,
  };
  assert.equal(
    cleanSite(fields, (path) => changed.push(path)),
    {
      name: 'Godavari & Sons',
      phone: '+91 40 1234',
      offices: [{ city: 'Pune', phones: ['+91  40', 'x'] }],
      claimPeriods: { 'motor-insurance': 'at once' },
      ownApi: true,
    },
  );
  assert.equal(changed, ['name', 'offices.0.city', 'offices.0.phones.0', 'claimPeriods.motor-insurance']);
});

test.run();
