/** Tests the sample receivers of leads in docs/operate, with PHP and Python from Debian, and Node-RED from npm. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, readFile, writeFile } from 'node:fs/promises';
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

const CONTEXT = { failures: 0, resends: 0, log: () => {}, listGone: async () => ({ latest: [], count: 0 }) };

type Receiver = {
  /** The path at which the receiver accepts leads. */
  readonly path: string;
  /**
   * Returns the command line of a program that listens on `port` of 127.0.0.1. May write the program's files to
   * `folder`.
   */
  start(port: number, folder: string): Promise<readonly [program: string, ...args: string[]]>;
};

/**
 * Returns a copy of our Node-RED flow, as a list of nodes. The copy accepts leads at `/<path>`, and its nodes have
 * other IDs. `edit` changes the source text of the copy.
 */
function flowAt(path: string, flow: string, edit = (flow: string) => flow): object[] {
  const moved = flow.replaceAll('broker-leads', `broker-${path}`).replace('"/leads"', `"/${path}"`);
  return JSON.parse(edit(moved));
}

/**
 * Node-RED with our flow, and two broken copies of the flow. The flow at `/parsed` gets only the parsed body, and the
 * flow at `/unable` cannot write its file.
 */
const NODE_RED: Receiver = {
  path: '/leads',
  async start(port, folder) {
    const flow = await readFile('docs/operate/receive-leads.node-red.json', 'utf8');
    const flows = [
      ...flowAt('leads', flow),
      ...flowAt('parsed', flow, (copy) =>
        copy.replace('"skipBodyParsing": true', '"skipBodyParsing": false'),
      ),
      ...flowAt('unable', flow, (copy) => copy.replace("env.get('LEADS_FILE')", "'missing/leads.txt'")),
    ];
    await writeFile(join(folder, 'flow.json'), JSON.stringify(flows));
    await copyFile('test/receivers/node-red-settings.cjs', join(folder, 'settings.js'));
    const program = resolve('test/receivers/node_modules/node-red/red.js');
    return [process.execPath, program, '--userDir', folder, '--port', `${port}`, 'flow.json'];
  },
};

const RECEIVERS: Readonly<Record<string, Receiver>> = {
  PHP: {
    path: '/',
    async start(port) {
      const program = await findOrInstall('php', () => onPath(['php']), ['php-cli']);
      return [program, '-S', `127.0.0.1:${port}`, resolve('docs/operate/receive-leads.php')];
    },
  },
  Python: {
    path: '/',
    async start() {
      const program = await findOrInstall('python3', () => onPath(['python3']), ['python3']);
      return [program, resolve('docs/operate/receive-leads.py')];
    },
  },
  'Node-RED': NODE_RED,
};

/**
 * Starts a receiver, and calls `use` with its URL and with a function that returns the IDs and data of stored leads.
 */
async function withReceiver(
  { path, start }: Receiver,
  use: (url: string, leads: () => Promise<[string, unknown][]>) => Promise<void>,
) {
  await withTempFolder(async (folder) => {
    const [port = 0] = await freePorts(1);
    const file = join(folder, 'leads.txt');
    const [program, ...args] = await start(port, folder);
    const env = { ...process.env, LEADS_WEBHOOK_SECRET: SECRET, LEADS_FILE: file, PORT: `${port}` };
    const child: ChildProcess = spawn(program, args, { env, stdio: 'ignore' });
    const url = `http://127.0.0.1:${port}${path}`;
    try {
      // Node-RED responds with 404 until its flow runs.
      const isReady = async () => {
        const answer = await fetch(url, { method: 'POST' }).catch(() => undefined);
        return answer !== undefined && answer.status !== 404;
      };
      await until(isReady, 180_000);
      await use(url, async () => {
        const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
        return lines.map((line) => line.split('\t')).map(([id = '', json = '']) => [id, JSON.parse(json)]);
      });
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });
}

/** Posts `body` with a signature of `signedBody`, made with `secret` at the time `at`. Returns the status. */
async function post(
  url: string,
  body: string,
  { signedBody = body, at = new Date(), secret = SECRET } = {},
): Promise<number> {
  const headers = {
    'content-type': 'application/json',
    'webhook-id': 'lead_13',
    'webhook-timestamp': `${Math.floor(at.getTime() / 1000)}`,
    'webhook-signature': new Webhook(secret).sign('lead_13', at, signedBody),
  };
  return (await fetch(url, { method: 'POST', headers, body })).status;
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
      const otherSecret = `whsec_${Buffer.alloc(32, 'other').toString('base64')}`;
      assert.is(await post(url, body, { signedBody: `${body} ` }), 401);
      assert.is(await post(url, body, { secret: otherSecret }), 401);
      assert.is(await post(url, body, { at: new Date(Date.now() - 3_600_000) }), 401);
      assert.is((await fetch(url, { method: 'POST', body })).status, 401);
      assert.is((await leads()).length, 1);
      assert.is(await post(url, body), 204);
      assert.is((await leads()).length, 2);
    }));

test('the flow for Node-RED stores nothing and answers 500 if the body is parsed or the file cannot be written', () =>
  withReceiver(NODE_RED, async (url, leads) => {
    const body = JSON.stringify({ data: LEAD });
    assert.is(await post(new URL('/parsed', url).href, body), 500);
    assert.is(await post(new URL('/unable', url).href, body), 500);
    assert.equal(await leads(), []);
  }));

test.run();
