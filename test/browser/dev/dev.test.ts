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
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { launchBrowser } from '../../support/browser';

const SOURCES = [
  'loader',
  'widgets',
  'host-pages',
  'demo',
  'rollup.config.mjs',
  'tsconfig.json',
  'package.json',
];
/** How long a change may take on a busy machine. */
const CHANGE_LIMIT_MS = 20_000;

let folder: string;
let dev: ChildProcess;
let printed = '';
let browser: Browser;
let site: Page;
let partner: Page;

const printedOrigin = (name: string) => new RegExp(`${name} +(http://\\S+)\n`).exec(printed)?.[1];

/** Resolves once `npm run dev` has said that it is ready. */
async function untilReady() {
  while (!printedOrigin('API')) {
    if (dev.exitCode !== null) throw new Error(`npm run dev ended:\n${printed}`);
    await once(dev.stdout as NodeJS.ReadableStream, 'data');
  }
}

test.before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'broker-dev-'));
  for (const name of SOURCES) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  for (const root of [resolve('.'), folder]) mkdirSync(join(root, '.cache'), { recursive: true });
  mkdirSync('.cache/build', { recursive: true });
  symlinkSync(resolve('.cache/build'), join(folder, '.cache/build'));
  const env = { ...process.env, PORT: '0', PARTNER_PORT: '0', DATA_DIR: join(folder, 'data') };
  dev = spawn(process.execPath, ['--import', 'tsx', 'demo/dev.ts'], { cwd: folder, env });
  for (const stream of [dev.stdout, dev.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
  [browser] = await Promise.all([launchBrowser(), untilReady()]);
  // Tall enough for the partner's form, which waits until it is near the screen; and each in a window of its own, since a
  // page behind another draws nothing.
  const open = async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 4000 } });
    page.setDefaultTimeout(CHANGE_LIMIT_MS);
    return page;
  };
  [site, partner] = [await open(), await open()];
  await site.goto(`${printedOrigin('Our site')}/about-us`);
  await partner.goto(`${printedOrigin("Partner's site")}/`);
});
test.after(async () => {
  await browser?.close();
  dev?.kill('SIGTERM');
  if (dev && dev.exitCode === null) await once(dev, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

type Save = (file: string, text: string) => void;
const SAVES: Record<string, Save> = {
  'in place': (file, text) => writeFileSync(file, text),
  'by a new file in its place': (file, text) => {
    writeFileSync(`${file}.tmp`, text);
    renameSync(`${file}.tmp`, file);
  },
};

function edit(path: string, before: string | RegExp, after: string, save: Save) {
  const file = join(folder, path);
  const text = readFileSync(file, 'utf8');
  const edited = text.replace(before, after);
  assert.is.not(edited, text, `${path} has no ${before}`);
  save(file, edited);
}

/** @throws Error with what the command has printed, where the page does not come to show it */
async function untilShown(page: Page, shown: Promise<unknown>) {
  await shown.catch(async (error: Error) => {
    const text = await page.innerText('body', { timeout: 1000 }).catch((reason: Error) => reason.message);
    throw new Error(`${error.message}\nThe page: ${text}\nThe command: ${printed}`);
  });
}
const untilTitled = (page: Page, name: string, level?: number) =>
  untilShown(page, page.getByRole('heading', { name, exact: true, ...(level && { level }) }).waitFor());
const untilText = (page: Page, text: string) => untilShown(page, page.getByText(text).waitFor());
let round = 0;

// The first save of all, and later ones of the same file, are what a watcher of files misses.
for (const [how, save] of [...Object.entries(SAVES), ...Object.entries(SAVES)]) {
  test(`a widget's text that is saved ${how} shows on the open page of a partner (${round++ < 2 ? 'first' : 'second'} time)`, async () => {
    const title = `Title ${round}.${how.length}.${Math.random()}`;
    edit('widgets/quote-form/copy.ts', /(title: )'[^']*'/, `$1'${title}'`, save);
    await untilTitled(partner, title);
    assert.match(printed, 'changed widgets/quote-form/copy.ts');
  });
}

for (const [how, save] of Object.entries(SAVES)) {
  test(`a page template that is saved ${how} shows on the open page`, async () => {
    edit('host-pages/templates/About.tsx', '{ABOUT.lead}', `Lead saved ${how}`, save);
    await untilText(site, `Lead saved ${how}`);
    edit('host-pages/templates/About.tsx', `Lead saved ${how}`, '{ABOUT.lead}', save);
  });

  test(`a record that is saved ${how} shows on the open page`, async () => {
    edit('host-pages/records/about.ts', /title: '[^']*'/, `title: 'Saved ${how}'`, save);
    await untilTitled(site, `Saved ${how}`, 1);
  });

  test(`a style sheet that is saved ${how} applies to the open page`, async () => {
    const colour = how === 'in place' ? 'rgb(1, 2, 3)' : 'rgb(4, 5, 6)';
    edit('host-pages/styles/print.css', /$/, `\nh1{color:${colour}!important}`, save);
    const applied = site.waitForFunction(
      (expected) => getComputedStyle(document.querySelector('h1') as Element).color === expected,
      colour,
    );
    await untilShown(site, applied);
  });
}

test('an error is shown on the open page, and the next good save shows the page again', async () => {
  edit('widgets/quote-form/copy.ts', 'export', 'export export', SAVES['in place'] as Save);
  await untilText(partner, 'widgets/quote-form/copy.ts');
  edit('widgets/quote-form/copy.ts', 'export export', 'export', SAVES['in place'] as Save);
  edit('widgets/quote-form/copy.ts', /(title: )'[^']*'/, "$1'Mended'", SAVES['in place'] as Save);
  await untilTitled(partner, 'Mended');
});

test('a change to the server shows in its next answer', async () => {
  edit('demo/app.ts', 'The API has no such address', 'No such call', SAVES['in place'] as Save);
  await site.waitForFunction(async () => (await (await fetch('/api/none')).text()).includes('No such call'));
});

test.run();
