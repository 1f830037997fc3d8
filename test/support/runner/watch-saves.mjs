import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, watch } from 'node:fs';
import { join, posix } from 'node:path';
import { projectFiles } from './changed-files.mjs';

/** Time to wait after a save, because an editor may write a file in several steps, or several files together. */
const DEBOUNCE_MS = 100;
/** Matches temporary files that editors write next to the saved file. */
const EDITOR_FILE = /(~|\.sw[a-z]|\.tmp|(^|\/)4913)$|(^|\/)\.?#[^/]*$/;

const statOf = (path) => statSync(path, { throwIfNoEntry: false });

/** Returns a value that changes with each save of the file; null if the file doesn't exist. */
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

/** Returns every folder that contains one of the files, directly or in a subfolder. '.' is the root. */
const foldersOf = (files) => {
  const folders = new Set(['.']);
  for (const file of files)
    for (let folder = posix.dirname(file); !folders.has(folder); folder = posix.dirname(folder))
      folders.add(folder);
  return folders;
};

/**
 * Calls `onSave` with the paths of saved, created and deleted files, once nothing has been saved for a tenth of a
 * second. Ignores files that git ignores. Returns a function that stops watching.
 */
export const watchSaves = (root, onSave) => {
  const watchers = new Map();
  let timer;

  /** Watches a folder. If the folder has been replaced since the last call, watches the new folder. */
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
    // An error means that the folder was removed. `look` finds out which files are missing.
    watcher.on('error', () => watcher.close());
    watchers.set(folder, { inode, watcher });
  };

  /**
   * Watches a new folder and its subfolders, even if they are empty, because the next file may be saved there. git
   * doesn't list empty folders, so `takeStates` alone would not watch them.
   */
  const watchNewFolder = (folder) => {
    if (watchers.has(folder) || !statOf(join(root, folder))?.isDirectory()) return;
    if (folder === '.git' || isIgnored(root, folder)) return;
    watchFolder(folder);
    for (const name of readdirSync(join(root, folder))) watchNewFolder(posix.join(folder, name));
  };

  /**
   * Returns a map from each file's path to the file's state. Starts to watch the folders before it reads the states, so
   * that the next `look` finds files that are saved in the meantime.
   */
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
