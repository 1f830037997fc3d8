import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What a React of each age is made of: a package's folder in the app, and where this project has it. */
const PEERS = {
  18: {
    react: 'react-18',
    'react-dom': 'react-dom-18',
    '@types/react': 'types-react-18',
    '@types/prop-types': '@types/prop-types',
    csstype: 'csstype',
    'loose-envify': 'loose-envify',
    'js-tokens': 'js-tokens',
  },
  19: {
    react: 'react',
    'react-dom': 'react-dom',
    scheduler: 'scheduler',
    '@types/react': '@types/react',
    csstype: 'csstype',
  },
} as const;
export type ReactAge = keyof typeof PEERS;
export const REACT_AGES: readonly ReactAge[] = [18, 19];

// npm tells its children of the project that it runs in, and the app is another.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

export const newFolder = () => mkdtemp(join(tmpdir(), 'broker-package-'));

/** Packs this project as its registry would get it; gives the tarball's path. */
export async function pack(folder: string): Promise<string> {
  await run('npm', ['pack', '--pack-destination', folder], { env });
  const [tarball] = (await readdir(folder)).filter((name) => name.endsWith('.tgz'));
  if (!tarball) throw new Error(`npm pack put no tarball into ${folder}`);
  return join(folder, tarball);
}

/** A project of somebody else's that has the package, and React of the given age. Nothing of it lies in this project. */
export async function openApp(tarball: string, age: ReactAge, files: Readonly<Record<string, string>>) {
  const folder = await newFolder();
  const write = async (name: string, text: string) => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  };
  await write('package.json', JSON.stringify({ name: 'scratch', private: true, type: 'module' }));
  for (const [name, text] of Object.entries(files)) await write(name, text);
  await run('npm', ['install', tarball, '--no-save', '--ignore-scripts', '--offline'], { cwd: folder, env });
  for (const [name, ours] of Object.entries(PEERS[age])) {
    await cp(join('node_modules', ours), join(folder, 'node_modules', name), { recursive: true });
  }
  return {
    folder,
    /** Where the package is installed. */
    installed: join(folder, 'node_modules/broker-widgets'),
    /** Runs one of its files under Node; what it wrote. */
    node: (file: string) => run(process.execPath, [file], { cwd: folder, env: { PATH: env.PATH } }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The files below a folder, with their bytes. */
export async function listBytes(folder: string): Promise<Record<string, number>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = files.map(async (file) => [file.slice(folder.length + 1), (await stat(file)).size] as const);
  return Object.fromEntries(await Promise.all(sizes));
}
