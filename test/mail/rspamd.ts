import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../server/temp-site';
import { onPath } from '../support/engines/executables';
import { findOrInstall } from '../support/engines/install';
import { freePorts } from '../support/free-ports';

export type Verdict = {
  readonly score: number;
  /** The rules that match the mail. The value of each is the number of points that the rule adds to `score`. */
  readonly symbols: Readonly<Record<string, number>>;
};

/** Timeout of the start. It is long, because rspamd compiles its expressions at the first start in a folder. */
const START_MS = 120_000;

/** Starts Debian's rspamd with its default rules, without a name server. rspamd keeps its files in `folder`. */
export async function startRspamd(folder: string) {
  await findOrInstall('rspamd', () => onPath(['rspamd']), ['rspamd']);
  const [port = 0] = await freePorts(1);
  const local = join(folder, 'local.d');
  for (const name of ['local.d', 'db', 'run', 'log']) await mkdir(join(folder, name), { recursive: true });
  await writeFile(
    join(local, 'options.inc'),
    'dns { nameserver = ["127.0.0.1:1"]; timeout = 0.05s; retransmits = 1; }\n',
  );
  await writeFile(join(local, 'worker-normal.inc'), `bind_socket = "127.0.0.1:${port}"; count = 1;\n`);
  for (const worker of ['controller', 'proxy'])
    await writeFile(join(local, `worker-${worker}.inc`), 'enabled = false;\n');
  await writeFile(
    join(local, 'logging.inc'),
    `type = "file"; filename = "${join(folder, 'log', 'rspamd.log')}";\n`,
  );
  const variables = [
    `LOCAL_CONFDIR=${folder}`,
    `DBDIR=${join(folder, 'db')}`,
    `RUNDIR=${join(folder, 'run')}`,
    `LOGDIR=${join(folder, 'log')}`,
  ];
  const rspamd = spawn(
    'rspamd',
    // `--insecure` lets rspamd run as root. Without this option, rspamd would run as a user who may not read the
    // folder.
    [
      '--no-fork',
      '--insecure',
      '--config=/etc/rspamd/rspamd.conf',
      ...variables.map((each) => `--var=${each}`),
    ],
    { stdio: 'ignore' },
  );
  const ended = new Promise((resolve) => rspamd.once('exit', resolve));
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (rspamd.exitCode !== null) throw new Error(`rspamd ended with ${rspamd.exitCode}.`);
    return (await fetch(`${url}/ping`).catch(() => undefined))?.ok ?? false;
  }, START_MS);
  return {
    /**
     * Returns rspamd's verdict on a mail.
     * @param raw the source text of the mail, as stored in a mailbox
     */
    async check(raw: string, envelope: { readonly from: string; readonly to: string }): Promise<Verdict> {
      const answer = await fetch(`${url}/checkv2`, {
        method: 'POST',
        body: raw,
        headers: { From: envelope.from, Rcpt: envelope.to },
      });
      const { score, symbols } = (await answer.json()) as {
        score: number;
        symbols: Record<string, { score: number }>;
      };
      return {
        score,
        symbols: Object.fromEntries(Object.entries(symbols).map(([name, { score }]) => [name, score])),
      };
    },
    async stop() {
      rspamd.kill();
      await ended;
    },
  };
}
