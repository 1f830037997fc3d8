/**
 * Caches slow results in `.cache/build/`. An entry's key is a hash of everything that its value depends on: the input,
 * the code that makes the value, and the versions of the tools. Entries never change, so concurrent builds can share
 * them. `prune` removes the entries that no build has read for 30 days.
 */
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_UNREAD_MS = 30 * DAY_MS;

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

export type DiskCache = ReturnType<typeof openCache>;

/** Opens the cache in `folder`. Every key contains `tools`, the versions of the tools that make the entries. */
export function openCache(folder = '.cache/build', tools: readonly string[] = installedTools()) {
  const toolsHash = sha256(tools.join('\n'));
  const fileOf = (inputs: readonly unknown[]) => join(folder, sha256(serialize([toolsHash, ...inputs])));

  function read<Value>(inputs: readonly unknown[]): Value | undefined {
    const file = fileOf(inputs);
    const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN);
    if (Number.isNaN(age)) return undefined;
    if (age > DAY_MS) utimesSync(file, new Date(), new Date());
    return deserialize(readFileSync(file));
  }

  function write<Value>(inputs: readonly unknown[], value: Value): Value {
    mkdirSync(folder, { recursive: true });
    const file = fileOf(inputs);
    // Write to another file and rename it, since another build may be reading the entry.
    writeFileSync(`${file}.${process.pid}`, serialize(value));
    renameSync(`${file}.${process.pid}`, file);
    return value;
  }

  return {
    read,
    write,
    has: (inputs: readonly unknown[]) => isFile(fileOf(inputs)),
    /**
     * Returns the cached value for `inputs`. If there is none, makes the value and caches it.
     * @param inputs everything that the value depends on, except the versions of the tools, which every key contains.
     * Must not contain functions, because functions can't be serialised.
     */
    get: async <Value>(inputs: readonly unknown[], make: () => Value | Promise<Value>): Promise<Value> =>
      read<Value>(inputs) ?? write(inputs, await make()),
    prune() {
      for (const name of readdirSync(folder)) {
        const file = join(folder, name);
        const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
        if (age > MAX_UNREAD_MS) rmSync(file, { force: true });
      }
    },
  };
}

/**
 * Returns Node's version (Node contains the compressors), the processor's architecture, and npm's list of the installed
 * packages with their versions.
 */
const installedTools = () => [
  process.version,
  process.arch,
  readFileSync('node_modules/.package-lock.json', 'utf8'),
];
