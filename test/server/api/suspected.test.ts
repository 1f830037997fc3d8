import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { runLeads } from '../../../server/commands/leads';
import { recordAttempts } from '../../../server/db/deliveries';
import { insertOnce, leadReference } from '../../../server/db/leads';
import { addSuspectedDelivery } from '../../../server/db/new-deliveries';
import { HIDDEN_FIELD } from '../../../widgets/contract/own-api-fields';
import { listLeads } from '../../support/stored-leads';
import { callCommand } from '../commands/call-command';
import { ENQUIRY, QUOTE, withSite } from '../temp-site';
import { APPLICATION, pdf, upload } from './resumes';

const FILLED = { [HIDDEN_FIELD]: 'Cheap loans' };
const WEBHOOK = {
  LEADS_WEBHOOK_URL: 'https://crm.example/leads',
  LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
};
const CV = { name: 'cv.pdf', bytes: pdf() };

test('a form whose hidden field is filled in is answered and stored like any other, but not delivered', () =>
  withSite(
    async ({ db, post, send }) => {
      const responses = [
        await post({ ...QUOTE, ...FILLED }),
        await post({ ...ENQUIRY, ...FILLED }),
        await send(await upload({ ...APPLICATION, ...FILLED }, CV)),
      ];
      for (const response of responses) {
        assert.is(response.statusCode, 200);
        assert.match(response.json().message, /^Thank you\. .* Your reference number is [QEA]-\d{8}\.$/);
      }
      const leads = await listLeads(db);
      assert.equal(
        leads.map(({ suspected }) => suspected),
        Array(3).fill('hidden field filled in'),
      );
      assert.equal(await db.selectFrom('deliveries').selectAll().execute(), []);
    },
    { channels: ['webhook'] },
  ));

test('a form whose hidden field is empty or missing is delivered, also after a suspected copy', () =>
  withSite(
    async ({ db, post }) => {
      await post({ ...QUOTE, ...FILLED });
      await post({ ...QUOTE, [HIDDEN_FIELD]: ' ' });
      await post(ENQUIRY);
      const deliveries = await db.selectFrom('deliveries').select('lead_id').orderBy('lead_id').execute();
      assert.equal(
        deliveries.map(({ lead_id }) => lead_id),
        [2, 3],
      );
    },
    { channels: ['webhook'] },
  ));

test('suspected leads have a list of their own, and one that is approved is delivered', () =>
  withSite(async ({ db, folder, post }) => {
    const env = { DATA_DIR: join(folder, 'data'), ...WEBHOOK };
    const leads = (...args: string[]) => callCommand(runLeads, env, args);
    const ids = (list: string) => JSON.parse(list).map(({ id }: { id: number }) => id);
    await post({ ...QUOTE, ...FILLED });
    await post(ENQUIRY);

    const listed = await leads('--json');
    assert.equal(ids(listed.stdout), [2]);
    assert.is(listed.stderr, '1 suspected lead not in this list: npm run leads -- --suspected\n');
    const [suspected] = JSON.parse((await leads('--suspected', '--json')).stdout);
    assert.equal([suspected.id, suspected.suspected], [1, 'hidden field filled in']);
    await leads('--redeliver', '--since', '2026-01-01');
    const deliveries = db.selectFrom('deliveries').select('lead_id').orderBy('lead_id');
    assert.equal(
      (await deliveries.execute()).map(({ lead_id }) => lead_id),
      [2],
    );

    const approved = await leads('--approve', suspected.reference);
    assert.is(
      approved.stdout,
      `Approved ${suspected.reference}. A running server delivers it within seconds.\n`,
    );
    assert.equal(
      (await deliveries.execute()).map(({ lead_id }) => lead_id),
      [1, 2],
    );
    assert.equal(ids((await leads('--json')).stdout), [1, 2]);
    assert.is((await leads('--suspected')).stdout, 'No lead is suspected.\n');
    const again = await leads('--approve', suspected.reference);
    assert.match(again.stderr, `There is no suspected lead ${suspected.reference}.`);
  }));

test('the commands say when a reminder that is not due yet is delivered', () =>
  withSite(async ({ db, folder }) => {
    const leads = (...args: string[]) =>
      callCommand(runLeads, { DATA_DIR: join(folder, 'data'), ...WEBHOOK }, args);
    const deliverAfter = new Date('2090-01-29T18:30:00.000Z');
    const reminder = { kind: 'renewal', fields: {}, extra: {}, suspected: 'x', deliverAfter } as const;
    const reference = leadReference(await insertOnce(db, reminder, new Date()));
    assert.is(
      (await leads('--approve', reference)).stdout,
      `Approved ${reference}. A running server delivers it on 30/01/2090 00:00 IST.\n`,
    );
    const redeliver = () => leads('--redeliver', '--since', '2026-01-01');
    assert.match((await redeliver()).stdout, /^Due for delivery: 0 messages\./);
    await db.deleteFrom('deliveries').execute();
    assert.is(
      (await redeliver()).stdout,
      'Not due yet: 1 message. A running server sends the first on 30/01/2090 00:00 IST.\n',
    );
  }));

test('--approve says so if the lead was already delivered when it arrived', () =>
  withSite(async ({ db, folder }) => {
    const env = {
      DATA_DIR: join(folder, 'data'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      LEADS_MAIL_TO: 'leads@broker.example',
    };
    const lead = { kind: 'query', fields: {}, extra: {}, suspected: 'x' } as const;
    const key = await insertOnce(db, lead, new Date(), {
      inSameTransaction: addSuspectedDelivery(['mail'], new Date()),
    });
    await recordAttempts(db, 'mail', [{ leadId: key.id }], new Date());
    const { stdout } = await callCommand(runLeads, env, ['--approve', leadReference(key)]);
    assert.is(stdout, `Approved ${leadReference(key)}. It has already been delivered.\n`);
  }));

test('without a channel in the environment of the command, no lead is approved', () =>
  withSite(
    async ({ db, folder, post }) => {
      await post({ ...QUOTE, ...FILLED });
      const ended = await callCommand(runLeads, { DATA_DIR: join(folder, 'data') }, ['--approve', '1']);
      assert.equal(ended, {
        code: 1,
        stdout: '',
        stderr: 'No channel is set up. Set LEADS_WEBHOOK_URL or SMTP_URL as for the server.\n',
      });
      assert.is((await listLeads(db))[0]?.suspected, 'hidden field filled in');
    },
    { channels: ['webhook'] },
  ));

test('a lead whose deliveries cannot be stored stays suspected', () =>
  withSite(async ({ db, folder, post }) => {
    await post({ ...QUOTE, ...FILLED });
    await db.schema.dropTable('deliveries').execute();
    const env = { DATA_DIR: join(folder, 'data'), ...WEBHOOK };
    assert.is((await callCommand(runLeads, env, ['--approve', '1'])).code, 1);
    assert.is((await listLeads(db))[0]?.suspected, 'hidden field filled in');
  }));

test.run();
