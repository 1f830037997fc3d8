import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from './browser';

const SOURCES = [
  'loader',
  'widgets',
  'host-pages',
  'build',
  'demo',
  'server',
  'rollup.config.mjs',
  'tsconfig.json',
  'package.json',
];
/** Timeout for a change to appear in a page: long enough for a busy machine. */
const CHANGE_TIMEOUT_MS = 60_000;

export type Save = (file: string, text: string) => void;

/** The ways in which editors save a file. */
export const SAVES = {
  'in place': (file, text) => writeFileSync(file, text),
  'by replacing the file': (file, text) => {
    writeFileSync(`${file}.tmp`, text);
    renameSync(`${file}.tmp`, file);
  },
} satisfies Record<string, Save>;

export type DevProject = {
  /** Our site's page /about-us. */
  readonly site: Page;
  /** The partner's page with the quote form. */
  readonly partner: Page;
  /** Returns all output of the command so far. */
  printed(): string;
  /** Replaces text in a source file. @throws Error if the file does not contain `before` */
  edit(path: string, before: string | RegExp, after: string, save?: Save): void;
  stop(): Promise<void>;
};

/** Starts `npm run dev` in a copy of the sources, and opens a page of our site and a page of the partner's site. */
export async function startDevProject(): Promise<DevProject> {
  const folder = mkdtempSync(join(tmpdir(), 'broker-dev-'));
  for (const name of SOURCES) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const root of [resolve('.'), folder]) mkdirSync(join(root, '.cache'), { recursive: true });
  mkdirSync('.cache/build', { recursive: true });
  symlinkSync(resolve('.cache/build'), join(folder, '.cache/build'));

  let printed = '';
  const env = { ...process.env, PORT: '0', PARTNER_PORT: '0', DATA_DIR: join(folder, 'data') };
  const dev: ChildProcess = spawn(process.execPath, ['--import', 'tsx', 'server/command.ts', 'dev'], {
    cwd: folder,
    env,
  });
  const ended = once(dev, 'exit');
  const printedOrigin = (name: string) => new RegExp(`${name} +(http://\\S+)\n`).exec(printed)?.[1];
  const ready = new Promise<void>((isReady, fail) => {
    for (const stream of [dev.stdout, dev.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        if (printedOrigin('API')) isReady();
      });
    void ended.then(() => fail(new Error(`npm run dev ended:\n${printed}`)));
  });

  let browser: Browser | undefined;
  async function stop() {
    await browser?.close();
    dev.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }

  // The window is tall enough to show the partner's form, which mounts only near the viewport. Each page has a separate
  // window, because a page in a background tab isn't painted.
  const open = async (url: string) => {
    const page = await (browser as Browser).newPage({ viewport: { width: 1280, height: 4000 } });
    page.setDefaultTimeout(CHANGE_TIMEOUT_MS);
    await page.goto(url);
    return page;
  };
  try {
    [browser] = await Promise.all([launchBrowser(), ready]);
    const site = await open(`${printedOrigin('Our site')}/about-us`);
    const partner = await open(`${printedOrigin("Partner's site")}/`);
    return {
      site,
      partner,
      printed: () => printed,
      edit(path, before, after, save = SAVES['in place']) {
        const file = join(folder, path);
        const text = readFileSync(file, 'utf8');
        const edited = text.replace(before, after);
        if (edited === text) throw new Error(`${path} does not contain ${before}`);
        save(file, edited);
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
