import { type Failure, object, optional, type Struct } from 'superstruct';
import { cleanText } from '../../widgets/contract/clean-text';
import { cleanContent, escapeControls } from './clean-content';
import { type Content, fieldsOf, LIST_NAMES, LISTS, type ListName, listShape } from './lists';

/** A function that is called with a sentence about each record that is left out and each text that is changed. */
export type Report = (problem: string) => void;

/** Maximum number of problems that an error's message lists. If there are more, the message only says how many more. */
const MAX_PROBLEMS = 20;

const File = object(
  Object.fromEntries(LIST_NAMES.map((list) => [list, optional(listShape(list))])),
) as unknown as Struct<Partial<Content>>;

const isList = (name: unknown): name is ListName => typeof name === 'string' && Object.hasOwn(LISTS, name);

/** Returns the name of a record, such as `jobs 2 ("Claims executive")`, counted from 1. */
export function recordName(list: string, at: number, file: unknown): string {
  const record = (file as Record<string, readonly unknown[]>)[list]?.[at] as {
    title?: unknown;
    name?: unknown;
  };
  const title = record?.title ?? record?.name;
  return `${list} ${at + 1}${typeof title === 'string' && title ? ` ("${title.slice(0, 60)}")` : ''}`;
}

/**
 * Returns a source without the characters that are not text, and reports each field that has changed. The report names
 * a record by its cleaned title, on one line.
 */
const withoutNonText = (name: string, source: unknown, report: Report) =>
  cleanContent(
    source,
    (list, at) => cleanText(recordName(list, at, source)).replace(/\s+/g, ' '),
    (note) => report(`${name}: ${note}`),
  );

/**
 * Returns what is wrong with a value, as the end of a sentence. If the broken rule has its own message, returns this
 * message.
 */
function reasonOf({ type, refinement, value, message, path: [list, , field] }: Failure): string {
  if (type === 'never') {
    const names = isList(list) && field !== undefined ? fieldsOf(list) : LIST_NAMES;
    return `is unknown; the known ones are ${names.join(', ')}`;
  }
  if (value === undefined) return 'is missing';
  if (refinement && !message.startsWith('Expected')) return message;
  if (type === 'string') return 'must be text';
  if (type === 'number') return 'must be a number';
  if (type === 'array') return 'must be a list';
  if (type === 'enums') return `must be one of ${message.replace(/^Expected one of `(.*)`, but.*$/, '$1')}`;
  return refinement ? 'must not be empty' : 'must be an object with fields';
}

function problemOf(failure: Failure, file: unknown): string {
  const [list, at, field] = failure.path as [string?, number?, string?];
  if (list === undefined) return `must be an object with lists: ${LIST_NAMES.join(', ')}`;
  if (at === undefined) return `${list} ${reasonOf(failure)}`;
  const record = recordName(list, at, file);
  return field === undefined ? `${record} ${reasonOf(failure)}` : `${record}, ${field} ${reasonOf(failure)}`;
}

/** Returns a message for each record that has the same id as an earlier record of the list. */
function repeatedIds(list: 'jobs' | 'posts', content: Partial<Content>): string[] {
  const seen = new Map<string, number>();
  return (content[list] ?? []).flatMap(({ id }, at) => {
    const first = seen.get(id);
    if (first === undefined) {
      seen.set(id, at);
      return [];
    }
    return [`${recordName(list, at, content)}, has the same id as ${list} ${first + 1}`];
  });
}

function contentError(name: string, problems: readonly string[]): Error {
  const lines = problems.slice(0, MAX_PROBLEMS).map((problem) => `${name}: ${problem}.`);
  const rest = problems.length - lines.length;
  return new Error([...lines, ...(rest > 0 ? [`And ${rest} more.`] : [])].join('\n'));
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(escapeControls(text.replace(/^\ufeff/, '')));
  } catch (error) {
    throw new Error(`${name} is not JSON: ${(error as Error).message}`);
  }
}

const EMPTY = Object.fromEntries(LIST_NAMES.map((list) => [list, []])) as unknown as Content;

/**
 * Returns the lists without the removed records. An entry of `removed` is the name of a list and the position of a
 * record in it, counted from 0, such as "jobs 2".
 */
const without = (content: Partial<Record<ListName, readonly unknown[]>>, removed: ReadonlySet<string>) =>
  Object.fromEntries(
    Object.entries(content).map(([list, records]) => [
      list,
      records.filter((_, at) => !removed.has(`${list} ${at}`)),
    ]),
  );

/**
 * Returns all lists, without invalid records and without records that repeat an earlier record's id. A missing list
 * becomes an empty list.
 * @param name the name of the source, for messages
 * @throws Error if the source is not an object with lists
 */
export function usableContent(name: string, received: unknown, report: Report): Content {
  const source = withoutNonText(name, received, report);
  const [error] = File.validate(source, { coerce: true });
  const failures = error?.failures() ?? [];
  const structural = failures.filter(({ path }) => path.length < 2);
  if (structural.length > 0)
    throw contentError(
      name,
      structural.map((failure) => problemOf(failure, source)),
    );
  const removed = new Set<string>();
  for (const failure of failures) {
    const [list, at] = failure.path;
    const record = `${list} ${at}`;
    if (!removed.has(record)) report(`${name}: ${problemOf(failure, source)}. It is left out.`);
    removed.add(record);
  }
  const valid = File.create(without(source as Partial<Content>, removed));
  const repeated = new Set<string>();
  for (const list of ['jobs', 'posts'] as const) {
    const seen = new Set<string>();
    for (const [at, { id }] of (valid[list] ?? []).entries()) {
      if (seen.has(id)) {
        report(`${name}: ${recordName(list, at, valid)} has the id of another one. It is left out.`);
        repeated.add(`${list} ${at}`);
      }
      seen.add(id);
    }
  }
  return { ...EMPTY, ...without(valid, repeated) };
}

/** Returns the usable lists of a file. @throws Error if it is not a content file */
export const readUsableContent = (name: string, text: string, report: Report): Content =>
  usableContent(name, parse(name, text), report);

/**
 * Reads the lists of a file. A list that the file doesn't contain is undefined in the result.
 * @param report called with a sentence about each field in which control characters were removed or replaced
 * @throws Error with a line for each of the first `MAX_PROBLEMS` problems
 */
export function readContent(name: string, text: string, report: Report = () => {}): Partial<Content> {
  const file = withoutNonText(name, parse(name, text), report);
  const [error, content] = File.validate(file, { coerce: true });
  if (error)
    throw contentError(
      name,
      error.failures().map((failure) => problemOf(failure, file)),
    );
  const repeated = [...repeatedIds('jobs', content ?? {}), ...repeatedIds('posts', content ?? {})];
  if (repeated.length > 0) throw contentError(name, repeated);
  if (LIST_NAMES.every((list) => content?.[list] === undefined)) {
    throw contentError(name, [`contains none of the lists ${LIST_NAMES.join(', ')}`]);
  }
  return content ?? {};
}
