// gate: npm test only, because it installs packages with npm
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { withTempFolder, writeFiles } from '../server/temp-site';

const run = promisify(execFile);
// Remove npm's variables: they would make the child npm use the project in which `npm test` runs.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
const npm = (folder: string, ...args: string[]) => run('npm', [...args, '--offline'], { cwd: folder, env });
const install = (folder: string, ...args: string[]) =>
  run(process.execPath, [resolve('build/install.mjs'), ...args], { cwd: folder, env });

const PROJECT = {
  dependencies: { served: 'file:served-1.0.0.tgz' },
  devDependencies: { built: 'file:built-1.0.0.tgz' },
};
const manifest = (name: string) => JSON.stringify({ name, version: '1.0.0' });

/** Folder of a project with one dependency and one devDependency, neither of which is installed. */
let project: string;
test.before(async () => {
  project = await mkdtemp(join(tmpdir(), 'broker-install-'));
  await writeFiles(project, {
    'package.json': JSON.stringify(PROJECT),
    'served/package.json': manifest('served'),
    'built/package.json': manifest('built'),
  });
  await npm(project, 'pack', './served', './built');
  await npm(project, 'install', '--package-lock-only');
});
test.after(() => rm(project, { recursive: true, force: true }));

/** Calls `use` with a copy of the project, and with a function that returns the installed packages. */
const inProject = (use: (folder: string, installed: () => string[]) => Promise<void>) =>
  withTempFolder(async (folder) => {
    await cp(project, folder, { recursive: true });
    await use(folder, () =>
      ['built', 'served'].filter((name) => existsSync(join(folder, 'node_modules', name))),
    );
  });

test('all packages of the lockfile are installed; nothing is printed if they already are', () =>
  inProject(async (folder, installed) => {
    const first = await install(folder);
    assert.match(first.stdout, 'Installing');
    assert.equal(installed(), ['built', 'served']);
    assert.is((await install(folder)).stdout, '');
  }));

test('the packages of a folder inside the project are installed there', () =>
  inProject(async (folder, installed) => {
    await run(process.execPath, [resolve('build/install.mjs'), folder], { env });
    assert.equal(installed(), ['built', 'served']);
  }));

test('--omit=dev installs only the packages of the server, and later runs accept that', () =>
  inProject(async (folder, installed) => {
    await install(folder, '--omit=dev');
    assert.equal(installed(), ['served']);
    assert.is((await install(folder, '--omit=dev')).stdout, '');
    await install(folder);
    assert.equal(installed(), ['built', 'served']);
  }));

test('--omit=dev removes nothing from a folder with all packages', () =>
  inProject(async (folder, installed) => {
    await install(folder);
    rmSync(join(folder, 'node_modules/served'), { recursive: true });
    const path = join(folder, 'node_modules/.package-lock.json');
    const lockfile = JSON.parse(readFileSync(path, 'utf8'));
    delete lockfile.packages['node_modules/served'];
    writeFileSync(path, JSON.stringify(lockfile));
    await install(folder, '--omit=dev');
    assert.equal(installed(), ['built', 'served']);
  }));

test('a failing install names the lockfile and exits with 1', () =>
  inProject(async (folder) => {
    writeFileSync(join(folder, 'package.json'), 'no JSON');
    const { code, stderr } = await install(folder).catch((error) => error);
    assert.is(code, 1);
    assert.match(stderr, 'package-lock.json could not be installed');
  }));

test.run();
