import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** How long to wait after an event before comparing the files: editors save in several steps. */
const SETTLE_MS = 30;
/** Polling interval, for file systems that report no changes, such as some volumes of containers. */
const POLL_MS = 1000;

export type Changes = {
  readonly changed: readonly string[];
  /** Paths of files that appeared or disappeared. */
  readonly moved: readonly string[];
};

/**
 * Returns a text that changes with every save, even if the editor replaces the file. Returns undefined if there is no
 * file.
 */
function versionOf(path: string): string | undefined {
  const stat = statSync(path, { bigint: true, throwIfNoEntry: false });
  return stat?.isFile() ? `${stat.ino} ${stat.mtimeNs} ${stat.size}` : undefined;
}

/**
 * Calls `onChange` with the changes in `folders` and in single `files`. Does not rely on the details of file system
 * events: after each event, all files are compared with their last versions, so no save is missed.
 */
export function watchFiles(
  folders: readonly string[],
  files: readonly string[],
  onChange: (changes: Changes) => void,
) {
  const watchers = new Map<string, FSWatcher>();
  let settling: ReturnType<typeof setTimeout> | undefined;
  const scheduleCompare = () => {
    clearTimeout(settling);
    settling = setTimeout(compare, SETTLE_MS);
  };

  function watchFolder(folder: string) {
    if (watchers.has(folder)) return;
    const unwatch = () => {
      watchers.get(folder)?.close();
      watchers.delete(folder);
    };
    // Closes the watcher of a removed folder: if the folder is created again, it needs a new watcher.
    const watcher = watch(folder, () => {
      if (!statSync(folder, { throwIfNoEntry: false })) unwatch();
      scheduleCompare();
    });
    watcher.on('error', unwatch);
    watchers.set(folder, watcher);
  }

  function list(folder: string): string[] {
    watchFolder(folder);
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? list(path) : [path];
    });
  }

  function snapshot(): Map<string, string> {
    const versions = new Map<string, string>();
    for (const path of [...folders.flatMap(list), ...files]) {
      const version = versionOf(path);
      if (version !== undefined) versions.set(path, version);
    }
    return versions;
  }

  let last = snapshot();
  function compare() {
    let now: Map<string, string>;
    try {
      now = snapshot();
    } catch {
      // A folder disappeared while it was being listed.
      return scheduleCompare();
    }
    const paths = [...new Set([...last.keys(), ...now.keys()])].filter(
      (path) => last.get(path) !== now.get(path),
    );
    const isMoved = (path: string) => !last.has(path) || !now.has(path);
    const changes = {
      changed: paths.filter((path) => !isMoved(path)),
      moved: paths.filter(isMoved),
    };
    last = now;
    if (paths.length > 0) onChange(changes);
  }

  const polling = setInterval(compare, POLL_MS);
  return {
    close() {
      clearInterval(polling);
      clearTimeout(settling);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
