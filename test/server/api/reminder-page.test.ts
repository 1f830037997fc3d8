import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../../../host-pages/site';
import { claimDue } from '../../../server/db/deliveries';
import { eraseLeads } from '../../../server/db/erasures';
import { redeliver } from '../../../server/db/redelivery';
import { reminderToken } from '../../../server/db/reminders';
import { parseHtml } from '../../support/pages';
import { listLeads } from '../../support/stored-leads';
import type { TempSite } from '../temp-site';
import { withAbsoluteApi } from './absolute-api';
import { DUE, NOW, PATH, REMINDER, readDeliveries, withReminders } from './reminders';

/** Stores a reminder, and returns the path of its private page. */
async function storeReminder(site: TempSite): Promise<string> {
  await site.post(REMINDER, PATH);
  const [lead] = await listLeads(site.db);
  return `${PATH}/${await reminderToken(site.db, lead as never)}`;
}

async function open({ send }: TempSite, url: string, method: 'GET' | 'POST' = 'GET') {
  const { statusCode, body, headers } = await send({ method, url });
  const page = parseHtml(body);
  return { statusCode, headers, text: page.querySelector('main')?.textContent ?? '', page };
}

test('the private page withdraws a reminder when its button is pressed, and not when it is opened', () =>
  withReminders(async (site) => {
    const path = await storeReminder(site);
    const { text, page, headers } = await open(site, path);
    assert.match(text, 'Motor Insurance, expires in March 2027');
    assert.match(text, 'Our team gets it on 30/01/2027.');
    assert.not.match(text, /98765|asha/);
    assert.ok(page.querySelector('form[method=post] button'));
    assert.is(headers['cache-control'], 'no-store');
    assert.is((await listLeads(site.db)).length, 1);

    assert.match((await open(site, path, 'POST')).text, 'is withdrawn');
    assert.equal(await listLeads(site.db), []);
    assert.equal(await readDeliveries(site), []);
    const [erasure] = await site.db.selectFrom('erasures').selectAll().execute();
    assert.equal([erasure?.reason, erasure?.leads], ['person', 1]);
    for (const method of ['GET', 'POST'] as const) {
      const again = await open(site, path, method);
      assert.equal([again.statusCode, again.page.querySelector('form')], [200, null]);
      assert.match(again.text, 'We no longer store your reminder');
    }
  }));

test('only the page of a link that is not valid has the look of an error', () =>
  withReminders(async (site) => {
    const path = await storeReminder(site);
    const lookOf = async (url: string, method?: 'POST') =>
      (await open(site, url, method)).page.querySelector('main')?.className;
    const looks = [
      await lookOf(path),
      await lookOf(path, 'POST'),
      await lookOf(path),
      await lookOf(`${path}x`),
    ];
    assert.equal(looks, ['plain', 'sent', 'plain', '']);
  }));

test('with an API on another host, the page of a withdrawn reminder leads to the home page of the site', () =>
  withAbsoluteApi(() =>
    withReminders(async (site) => {
      const { page } = await open(site, await storeReminder(site), 'POST');
      assert.is(page.querySelector('.home a')?.getAttribute('href'), `${SITE.origin}/`);
    }),
  ));

test('a reminder that the broker has cannot be withdrawn: its page says so, and how to reach the broker', () =>
  withReminders(async (site) => {
    const path = await storeReminder(site);
    site.setNow(DUE);
    const { text, page } = await open(site, path, 'POST');
    assert.match(text, 'Our team has this reminder already');
    assert.match(text, SITE.mail);
    assert.is(page.querySelector('form'), null);
    assert.is((await listLeads(site.db)).length, 1);
  }));

test('a reminder that was sent to the broker ahead of time cannot be withdrawn', () =>
  withReminders(async (site) => {
    const path = await storeReminder(site);
    await site.db.updateTable('deliveries').set({ attempts: 1 }).where('channel', '=', 'mail').execute();
    assert.match((await open(site, path, 'POST')).text, 'Our team has this reminder already');
  }));

test('a reminder that is being sent to the broker ahead of time cannot be withdrawn', () =>
  withReminders(async (site) => {
    const path = await storeReminder(site);
    const [lead] = await listLeads(site.db);
    await redeliver(site.db, ['mail'], { id: Number(lead?.id) }, NOW);
    const claimed = await claimDue(site.db, 'mail', { now: NOW, leaseMs: 60_000, limit: 1 });
    assert.equal(claimed, [lead?.id]);
    assert.match((await open(site, path, 'POST')).text, 'Our team has this reminder already');
    assert.is((await listLeads(site.db)).length, 1);
  }));

test('the page of a reminder that the broker had and erased does not say that its sender has withdrawn it', () =>
  withReminders(async (site) => {
    const path = await storeReminder(site);
    site.setNow(DUE);
    await eraseLeads(site.db, { mobile: '9876543210' }, { now: new Date(DUE) });
    const { statusCode, text } = await open(site, path);
    assert.is(statusCode, 200);
    assert.not.match(text, /is withdrawn|Nothing of it/);
    assert.match(text, 'We no longer store your reminder');
    assert.match(text, SITE.mail);
  }));

test('a link that was changed finds nothing', () =>
  withReminders(async (site) => {
    const path = await storeReminder(site);
    for (const changed of [path.slice(0, -1), path.replace('R-', 'Q-'), `${PATH}/R-1.${'A'.repeat(22)}`]) {
      const { statusCode, text } = await open(site, changed, 'POST');
      assert.is(statusCode, 404, changed);
      assert.match(text, 'This link is not complete');
    }
    assert.is((await listLeads(site.db)).length, 1);
  }));

test.run();
