/**
 * `node --import tsx test/bench/many-posts.mts`: runs `npm run pages` in a copy of the project, first with 500 posts
 * and then with 5,000, each time with all posts new, with none changed and with one changed. A post has 600 words, and
 * one post in four has no picture. Prints how many seconds each run takes, and the peak memory of all its processes
 * together. Needs a build in dist/.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { samplePost } from './sample-post';

const SAMPLE_MS = 100;

const parentOf = (pid: string): number => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
};

/** Returns the resident memory of a process and its descendants, in MB. */
function memoryOf(root: number): number {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), parentOf(pid)]),
  );
  const isBelow = (pid: number): boolean =>
    pid === root || (parents.has(pid) && isBelow(parents.get(pid) as number));
  let kilobytes = 0;
  for (const pid of parents.keys()) {
    if (!isBelow(pid)) continue;
    try {
      kilobytes += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // The process ended after its PID was listed.
    }
  }
  return kilobytes / 1024;
}

type Run = { readonly seconds: number; readonly peakMb: number; readonly printed: string };

/** Runs `npm run pages` in `folder`, a copy of the project. */
function runPages(folder: string): Promise<Run> {
  const began = performance.now();
  const args = ['--import', 'tsx', 'server/command.ts', 'pages', '--content', 'content.json'];
  const child = spawn(process.execPath, args, { cwd: folder, env: { ...process.env, DATA_DIR: folder } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  }
  let peakMb = 0;
  const timer = setInterval(() => {
    peakMb = Math.max(peakMb, memoryOf(child.pid as number));
  }, SAMPLE_MS);
  return new Promise((done) => {
    child.once('close', () => {
      clearInterval(timer);
      done({ seconds: (performance.now() - began) / 1000, peakMb, printed: printed.trim() });
    });
  });
}

const PROJECT = [
  'build',
  'demo',
  'host-pages',
  'loader',
  'server',
  'widgets',
  'package.json',
  'tsconfig.json',
];
const PICTURES = 3;

async function measure(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'many-posts-'));
  for (const name of PROJECT) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'dist'));
  cpSync('dist/page-files.json', join(folder, 'dist/page-files.json'));
  mkdirSync(join(folder, 'images'));
  for (let at = 0; at < PICTURES; at++)
    cpSync('dist/share/home.png', join(folder, `images/shared-${at}.png`));
  const posts = Array.from({ length: count }, (_, at) => samplePost(at));
  const save = (content: object) => writeFileSync(join(folder, 'content.json'), JSON.stringify(content));
  const print = (name: string, { seconds, peakMb, printed }: Run) =>
    console.log(`${count} posts, ${name}: ${seconds.toFixed(1)} s, ${peakMb.toFixed(0)} MB. ${printed}`);
  try {
    save({ posts });
    print('all new', await runPages(folder));
    print('nothing changed', await runPages(folder));
    const middle = Math.floor(count / 2);
    save({ posts: posts.with(middle, samplePost(middle, '<p>A new beginning.</p>')) });
    print('one changed', await runPages(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const count of [500, 5000]) await measure(count);
