import { readFileSync } from 'node:fs';
import type { ModuleImport } from './read-source';

type Use = {
  readonly folder: string;
  /** True if only `import type` is allowed. */
  readonly isTypeOnly: boolean;
  /** True if only `import()` is allowed. */
  readonly isOnDemand: boolean;
};

const ROW = /^\| `([\w./-]+)` \| (.+) \|$/gm;
const CLAUSE = /^(types of )?`([\w./-]+)`( on demand)?$/;

/**
 * Parses one item of a list in the table "Rooms" (see `readRooms`), for example "`host-pages` on demand". Each row of
 * the table lists the folders that a room may import.
 * @throws Error if the item doesn't contain a folder in backticks. Without this error, such an item would allow
 * nothing, and nobody would notice.
 */
function readUse(clause: string): Use {
  const [, types, folder, onDemand] = CLAUSE.exec(clause) ?? [];
  if (!folder) throw new Error(`docs/architecture.md, Rooms: "${clause}" is not a folder in backticks`);
  return { folder, isTypeOnly: types !== undefined, isOnDemand: onDemand !== undefined };
}

/**
 * Reads the table in the section "Rooms" of a document. Each row contains a room, which is a folder or a file, and the
 * folders that the room may import. Every room may also import itself and libraries.
 */
export function readRooms(document: string): ReadonlyMap<string, readonly Use[]> {
  const section = document.split(/^#+ Rooms$/m)[1]?.split(/^#/m)[0] ?? '';
  return new Map(
    [...section.matchAll(ROW)].map(([, room = '', uses = '']) => [
      room,
      uses === 'nothing' ? [] : uses.split(', ').map(readUse),
    ]),
  );
}

/** The rooms in docs/architecture.md. */
export const ROOMS = readRooms(readFileSync('docs/architecture.md', 'utf8'));

const isInside = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`);

/** Returns the innermost room that contains a file; undefined if no room does. */
export const roomOf = (path: string): string | undefined =>
  [...ROOMS.keys()].filter((room) => isInside(path, room)).sort((a, b) => b.length - a.length)[0];

/**
 * True if the files of `room` may import `target`. They may if `target` is in the same room, or if the room's row in
 * docs/architecture.md allows this kind of import from the folder of `target`.
 */
export const mayRoomImport = (
  room: string,
  target: string,
  { isDynamic, isTypeOnly }: Pick<ModuleImport, 'isDynamic' | 'isTypeOnly'>,
): boolean =>
  isInside(target, room) ||
  (ROOMS.get(room) ?? []).some(
    (use) =>
      isInside(target, use.folder) &&
      (isTypeOnly || !use.isTypeOnly) &&
      (isTypeOnly || isDynamic || !use.isOnDemand),
  );
