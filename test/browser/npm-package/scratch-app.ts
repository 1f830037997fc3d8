import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { codeHash } from '../../../build/cache/code-hash';
import { openCache } from '../../../build/cache/disk-cache';
import { HOST_PACKAGES } from '../../support/host-files';
import { withLock } from '../../support/lock';

const run = promisify(execFile);

const REACT = ['react', 'react-dom', 'scheduler', '@types/react', 'csstype'] as const;
/** For each React version: its packages, and the folder to copy them from. */
const PEERS = {
  18: { from: HOST_PACKAGES, packages: [...REACT, '@types/prop-types', 'loose-envify', 'js-tokens'] },
  19: { from: 'node_modules', packages: REACT },
} as const;
export type ReactMajor = keyof typeof PEERS;
export const REACT_MAJORS: readonly ReactMajor[] = [18, 19];

// Leave out the variables in which npm describes this project to child processes: a scratch app is another project.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

export const newFolder = () => mkdtemp(join(tmpdir(), 'broker-package-'));

/**
 * `CODE`, `BUILD` and `TEXTS` together are the files that `npm run pack:npm` reads, except the modules that these files
 * import.
 */
const CODE = ['index.ts', 'react.tsx', 'script-tag.ts'].map((name) => `loader/npm/${name}`);
const BUILD = 'build/bundles/npm.config.mjs';
const TEXTS = ['loader/npm/package.json', 'loader/npm/README.md', 'package.json', 'tsconfig.json'];

async function buildTarball(): Promise<Uint8Array> {
  const folder = await newFolder();
  try {
    await run('npm', ['run', 'pack:npm', '--', '--pack-destination', folder], { env });
    const [tarball] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
    if (!tarball) throw new Error(`npm pack wrote no tarball to ${folder}`);
    return await readFile(join(folder, tarball));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Builds and packs the package as hosts get it, and returns the tarball. Packing takes 20 s of CPU time, so all tests
 * share one tarball. Holds a lock, because all builds write to the same folder.
 */
export const packOnce = (): Promise<Uint8Array> =>
  withLock('.cache/npm-package.lock', async () => {
    const texts = await Promise.all(TEXTS.map((path) => readFile(path, 'utf8')));
    return openCache().get(['npm package', codeHash(BUILD, ...CODE), ...texts], buildTarball);
  });

/** Writes the tarball of the package to a folder; returns its path. */
export async function pack(folder: string): Promise<string> {
  const tarball = join(folder, 'broker-widgets.tgz');
  await writeFile(tarball, await packOnce());
  return tarball;
}

/** Creates a project outside this repository that has the package and the given version of React installed. */
export async function openApp(tarball: string, major: ReactMajor, files: Readonly<Record<string, string>>) {
  const folder = await newFolder();
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };
  await write('package.json', JSON.stringify({ name: 'scratch', private: true, type: 'module' }));
  for (const [name, text] of Object.entries(files)) await write(name, text);
  await run('npm', ['install', tarball, '--no-save', '--ignore-scripts', '--offline'], { cwd: folder, env });
  const { from, packages } = PEERS[major];
  for (const name of packages)
    await cp(join(from, name), join(folder, 'node_modules', name), { recursive: true });
  return {
    folder,
    /** The folder in which the package is installed. */
    installed: join(folder, 'node_modules/broker-widgets'),
    /** Runs a file of the app under Node. Resolves with its output. */
    node: (file: string) => run(process.execPath, [file], { cwd: folder, env: { PATH: env.PATH } }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Returns the size in bytes of each file below a folder. */
export async function listBytes(folder: string): Promise<Record<string, number>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = files.map(async (file) => [file.slice(folder.length + 1), (await stat(file)).size] as const);
  return Object.fromEntries(await Promise.all(sizes));
}
