import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Releases } from './releases/releases';

/**
 * Matches all files in the folders of hashed files, and files with a version in their name. `replaceBuild` keeps these
 * files, because pages with an older loader still request them.
 */
const PERMANENT_FILES = /^(?:widgets|assets|data)\/|^(?:loader|quote-form)-[^/]+\.js(?:\.br|\.gz)?$/;

/** Returns the paths of all files in a folder and its subfolders, with forward slashes. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'));

const isSame = (file: string, other: string) =>
  existsSync(other) && readFileSync(file).equals(readFileSync(other));

/** Replaces a file atomically: a reader gets either the old content or the new. */
function move(file: string, target: string) {
  mkdirSync(dirname(target), { recursive: true });
  try {
    renameSync(file, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    // The rename fails if the target is on another disk, such as a container volume.
    copyFileSync(file, `${target}.new`);
    renameSync(`${target}.new`, target);
  }
}

function removeFiles(folder: string, isRemoved: (path: string) => boolean) {
  for (const path of filesIn(folder)) {
    if (!isRemoved(path)) continue;
    rmSync(join(folder, path));
    for (let parent = dirname(path); parent !== '.'; parent = dirname(parent)) {
      if (readdirSync(join(folder, parent)).length > 0) break;
      rmdirSync(join(folder, parent));
    }
  }
}

/** Returns the origin of a build's site, from robots.txt. Returns undefined if the folder has no robots.txt. */
function originOf(build: string): string | undefined {
  const file = join(build, 'robots.txt');
  return existsSync(file)
    ? /^Sitemap: (.*)\/sitemap\.xml$/m.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
}

/**
 * True for an origin whose domain ends in `.example`, such as the sample broker's. These domains are reserved (RFC
 * 2606), so no real site has one.
 */
const isReserved = (origin: string | undefined) => origin?.endsWith('.example');

/**
 * Moves the files of a finished build over the last build, while a server may be serving it. Then removes files that
 * only the last build had, and removes `from`. Files with a hash or a version in their name are kept, since open pages
 * may still request them. But if the last build is for a reserved origin and this build is for another origin, those
 * files are removed too: they contain the sample broker's name, and no visitor has a page of the sample open. They are
 * kept if this build's origin has releases: then the folder also has files of that site, which partners' pages pin.
 */
export function replaceBuild(from: string, to: string, releases: Releases = {}) {
  const files = filesIn(from);
  const last = originOf(to);
  const next = originOf(from) ?? '';
  const keepsEarlier = !isReserved(last) || last === next || releases[next] !== undefined;
  // Pages and loaders are moved last, since they refer to the files with a hash.
  const [hashed, others] = [
    files.filter((path) => PERMANENT_FILES.test(path)),
    files.filter((path) => !PERMANENT_FILES.test(path)),
  ];
  for (const path of [...hashed, ...others]) {
    // An unchanged file isn't moved, so it keeps its modification time and its ETag.
    if (!isSame(join(from, path), join(to, path))) move(join(from, path), join(to, path));
  }
  const present = new Set(files);
  removeFiles(to, (path) => !present.has(path) && !(keepsEarlier && PERMANENT_FILES.test(path)));
  rmSync(from, { recursive: true });
}
