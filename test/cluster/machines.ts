import { type ChildProcess, execFile, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Each machine has its own copy of these folders. It shares all other folders with the computer that runs the test. */
const OWN_FOLDERS = [
  ...['/etc/haproxy', '/etc/pgbouncer', '/etc/postgresql', '/run/haproxy', '/run/postgresql'],
  ...['/var/lib/postgresql', '/var/log/postgresql', '/srv'],
];
const SWITCH = 'switch';
/**
 * How long to wait for the rest of the output after a script has ended. Without this limit, `run` would wait for ever
 * if the script has started a daemon, because the daemon keeps the output open.
 */
const DAEMON_MS = 1000;

/** Address of this process on the machines' network. */
export const TEST_ADDRESS = '10.0.0.1';
/** More addresses of this process. The simulated visitors send their leads from these addresses in turn. */
export const VISITORS = Array.from({ length: 200 }, (_, at) => `10.0.1.${at + 1}`);

/** Creates the machines' network. Call it only in a process with its own network namespace. */
export async function createNetwork(): Promise<void> {
  await run('mount', ['-t', 'tmpfs', 'tmpfs', '/run']);
  await mkdir('/run/netns');
  await mkdir('/srv', { recursive: true });
  const lines = [
    'link set lo up',
    `link add ${SWITCH} type bridge`,
    `addr add ${TEST_ADDRESS}/16 dev ${SWITCH}`,
    ...VISITORS.map((address) => `addr add ${address}/16 dev ${SWITCH}`),
    `link set ${SWITCH} up`,
  ];
  for (const line of lines) await run('ip', line.split(' '));
}

/**
 * Creates a machine from namespaces for network, mounts and host name. The machine shares processes, installed software
 * and folders with the computer that runs the test, except `OWN_FOLDERS`.
 * @param folder where the machine's `OWN_FOLDERS` are stored
 */
export async function createMachine(name: string, address: string, folder: string) {
  const cable = `to-${name}`;
  for (const line of [
    `netns add ${name}`,
    `link add ${cable} type veth peer name eth0 netns ${name}`,
    `link set ${cable} master ${SWITCH} up`,
    `-n ${name} link set lo up`,
    `-n ${name} addr add ${address}/16 dev eth0`,
    `-n ${name} link set eth0 up`,
  ])
    await run('ip', line.split(' '));
  const mounts: string[] = [];
  for (const path of OWN_FOLDERS) {
    const own = join(folder, name, path);
    await mkdir(own, { recursive: true });
    mounts.push(`mkdir -p ${path} && mount --bind ${own} ${path}`);
  }
  const script = [`hostname ${name}`, ...mounts, 'echo ready', 'exec sleep infinity'].join(' && ');
  const holder = spawn('ip', ['netns', 'exec', name, 'unshare', '--mount', '--uts', 'sh', '-c', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const inside = (command: readonly string[]) => [
    ...['--target', `${holder.pid}`, '--mount', '--net', '--uts', '--'],
    ...command,
  ];
  const start = (command: readonly string[], options: SpawnOptions = {}): ChildProcess =>
    spawn('nsenter', inside(command), { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  return {
    name,
    address,
    start,
    /**
     * Runs a shell script on the machine. Returns the script's standard output without surrounding space.
     * @throws Error if the script fails
     */
    async run(script: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
      const child = start(['sh', '-eu', '-c', script], {
        env: { ...process.env, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let printed = '';
      let warned = '';
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
      });
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        warned += text;
      });
      const closed = once(child, 'close');
      const [code] = await once(child, 'exit');
      // Wait for `closed`, to get all output, but not for longer than `DAEMON_MS`: a daemon that the script has started
      // keeps the streams open.
      await Promise.race([closed, wait(DAEMON_MS)]);
      if (code !== 0)
        throw new Error(`On ${name}, this ended with code ${code}: ${script}\n${printed}${warned}`);
      return printed.trim();
    },
    /** Returns the arguments with which `nsenter` runs a command on the machine. */
    inside,
  };
}

export type Machine = Awaited<ReturnType<typeof createMachine>>;
