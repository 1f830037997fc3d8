/** The receivers of leads in docs/operate, run with Debian's PHP and Python. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createWebhook } from '../../server/delivery/webhook';
import type { ReportedLead } from '../../server/reports/lead-report';
import { SECRET } from '../server/delivery/delivering';
import { until, withTempFolder } from '../server/temp-site';
import { onPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';
import { freePorts } from '../support/free-ports';

const LEAD: ReportedLead = {
  id: 12,
  reference: 'Q-48291375',
  kind: 'quote',
  received_at: '2026-11-23T09:30:00.000Z',
  first_name: 'ఆశ',
  message: 'one\ntwo\t"three"',
};

const CONTEXT = { failures: 0, listGone: async () => [] };

const RECEIVERS = {
  PHP: {
    program: 'php',
    packages: ['php-cli'],
    argumentsFor: (port: number) => ['-S', `127.0.0.1:${port}`, resolve('docs/operate/receive-leads.php')],
  },
  Python: {
    program: 'python3',
    packages: ['python3'],
    argumentsFor: () => [resolve('docs/operate/receive-leads.py')],
  },
} as const;

/** Starts a receiver. `leads` are those that it has stored, by their ids. */
async function withReceiver(
  { program, packages, argumentsFor }: (typeof RECEIVERS)[keyof typeof RECEIVERS],
  use: (url: string, leads: () => Promise<[string, unknown][]>) => Promise<void>,
) {
  const found = await findOrInstall(program, () => onPath([program]), packages);
  await withTempFolder(async (folder) => {
    const [port = 0] = await freePorts(1);
    const file = join(folder, 'leads.txt');
    const env = { ...process.env, LEADS_WEBHOOK_SECRET: SECRET, LEADS_FILE: file, PORT: `${port}` };
    const child: ChildProcess = spawn(found, argumentsFor(port), { env, stdio: 'ignore' });
    const url = `http://127.0.0.1:${port}/`;
    try {
      await until(
        () =>
          fetch(url).then(
            () => true,
            () => false,
          ),
        30_000,
      );
      await use(url, async () => {
        const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
        return lines.map((line) => line.split('\t')).map(([id = '', json = '']) => [id, JSON.parse(json)]);
      });
    } finally {
      child.kill();
    }
  });
}

for (const [name, receiver] of Object.entries(RECEIVERS))
  test(`the receiver in ${name} stores a signed lead once, and refuses what is not ours`, () =>
    withReceiver(receiver, async (url, leads) => {
      const { send } = createWebhook({ url, secret: SECRET });
      const signal = new AbortController().signal;
      await send(LEAD, signal, CONTEXT);
      await send(LEAD, signal, CONTEXT);
      assert.equal(await leads(), [['lead_12-Q-48291375', LEAD]]);

      const body = JSON.stringify({ data: { ...LEAD, id: 13 } });
      const post = async (signedBody: string, at: Date, secret = SECRET) => {
        const headers = {
          'webhook-id': 'lead_13',
          'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
          'webhook-signature': new Webhook(secret).sign('lead_13', at, signedBody),
        };
        return (await fetch(url, { method: 'POST', headers, body })).status;
      };
      const now = new Date();
      const otherSecret = `whsec_${Buffer.alloc(32, 'other').toString('base64')}`;
      assert.is(await post(`${body} `, now), 401);
      assert.is(await post(body, now, otherSecret), 401);
      assert.is(await post(body, new Date(now.getTime() - 3_600_000)), 401);
      assert.is((await fetch(url, { method: 'POST', body })).status, 401);
      assert.is((await leads()).length, 1);
      assert.is(await post(body, now), 204);
      assert.is((await leads()).length, 2);
    }));

test.run();
