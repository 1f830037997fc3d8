import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, watch } from 'node:fs';
import { join, posix } from 'node:path';
import { projectFiles } from './changed-files.mjs';

/** An editor may write a file in several steps, and several files at once. */
const DEBOUNCE_MS = 100;
/** Files that editors write beside the one that is saved. */
const EDITOR_FILE = /(~|\.sw[a-z]|\.tmp|(^|\/)4913)$|(^|\/)\.?#[^/]*$/;

const statOf = (path) => statSync(path, { throwIfNoEntry: false });

/** Returns what changes with each save of the file: null if it does not exist. */
const stateOf = (path) => {
  const stat = statOf(path);
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : null;
};

const isIgnored = (root, path) => {
  try {
    execFileSync('git', ['check-ignore', '--quiet', path], { cwd: root, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

/** Returns every folder on the way to the files; '.' is the root. */
const foldersOf = (files) => {
  const folders = new Set(['.']);
  for (const file of files)
    for (let folder = posix.dirname(file); !folders.has(folder); folder = posix.dirname(folder))
      folders.add(folder);
  return folders;
};

/**
 * Calls `onSave` with the paths of the files that were saved, created or deleted, once nothing has been saved for a tenth
 * of a second. Files that git ignores do not count. Returns a function that ends it.
 */
export const watchSaves = (root, onSave) => {
  const watchers = new Map();
  let timer;

  /** Watches a folder, and again if it was replaced. */
  const watchFolder = (folder) => {
    const inode = statOf(join(root, folder))?.ino;
    const existing = watchers.get(folder);
    if (existing?.inode === inode) return;
    existing?.watcher.close();
    watchers.delete(folder);
    if (inode === undefined) return;
    const watcher = watch(join(root, folder), (_, name) => {
      if (name) watchNewFolder(posix.join(folder, `${name}`));
      clearTimeout(timer);
      timer = setTimeout(look, DEBOUNCE_MS);
    });
    // A folder that is removed; `look` finds out what is missing.
    watcher.on('error', () => watcher.close());
    watchers.set(folder, { inode, watcher });
  };

  /** git lists no empty folder, but the next save may be in it. */
  const watchNewFolder = (folder) => {
    if (watchers.has(folder) || !statOf(join(root, folder))?.isDirectory()) return;
    if (folder === '.git' || isIgnored(root, folder)) return;
    watchFolder(folder);
    for (const name of readdirSync(join(root, folder))) watchNewFolder(posix.join(folder, name));
  };

  /** Returns the state of each file, by path. Watches first: what is saved meanwhile is seen by the next look. */
  const takeStates = () => {
    const files = projectFiles(root).filter((path) => !EDITOR_FILE.test(path));
    for (const folder of new Set([...watchers.keys(), ...foldersOf(files)])) watchFolder(folder);
    return new Map(files.map((path) => [path, stateOf(join(root, path))]));
  };

  let states = takeStates();
  const look = () => {
    const before = states;
    states = takeStates();
    const paths = new Set([...before.keys(), ...states.keys()]);
    const saved = [...paths].filter((path) => (before.get(path) ?? null) !== (states.get(path) ?? null));
    if (saved.length > 0) onSave(saved);
  };

  return () => {
    clearTimeout(timer);
    for (const { watcher } of watchers.values()) watcher.close();
  };
};
