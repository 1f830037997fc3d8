import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions } from 'light-my-request';
import type { Struct } from 'superstruct';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { LIST_NAMES, LISTS, type ListName } from '../../../host-pages/content/lists';
import { citiesFile } from '../../../host-pages/places/cities-file';
import { maxExtraLength } from '../../../server/api/lead-form';
import { runContent } from '../../../server/commands/content';
import { EXTRA_FIELDS } from '../../../server/db/extra-fields';
import * as endpoints from '../../../widgets/contract/endpoints';
import * as enquiry from '../../../widgets/contract/enquiry';
import * as listEndpoints from '../../../widgets/contract/list-endpoints';
import * as shapes from '../../../widgets/contract/list-shapes';
import * as placeEndpoints from '../../../widgets/contract/place-endpoints';
import { callCommand } from '../commands/call-command';
import { CITIES_FILE, withSite, writeFiles } from '../temp-site';
import { pdf, upload } from './resumes';

const DOCUMENT = readFileSync('docs/api.md', 'utf8');
const BASE = 'http://localhost:4000/api/';

type Sections = ReadonlyMap<string, string>;

/** Returns the text below each heading of the document, keyed by heading. Includes headings of all levels. */
const sectionsOf = (document: string): Sections =>
  new Map(
    document.split(/^#+ /m).map((part) => {
      const [heading = '', ...lines] = part.split('\n');
      return [heading, lines.join('\n')];
    }),
  );

const SECTIONS = sectionsOf(DOCUMENT);

const section = (heading: string): string => {
  const text = SECTIONS.get(heading);
  if (text === undefined) throw new Error(`docs/api.md has no section "${heading}"`);
  return text;
};

type Example = {
  readonly command: string;
  /** The path of the request, relative to BASE. */
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly hasFile: boolean;
  readonly status: number;
  readonly body: unknown;
};

const EXAMPLE = /```sh\n(curl .*?)\n```\n\nStatus (\d+):\n\n```json\n(.*?)\n```/gs;

function toExample(command: string, status: string, body: string): Example {
  const words = command.replace(/\\\n/g, '').match(/'[^']*'|\S+/g) ?? [];
  const [, url = '', ...rest] = words.map((word) => word.replace(/^'(.*)'$/, '$1'));
  const pairs = rest
    .filter((word) => word !== '-F')
    .map((word) => [word.split('=')[0] ?? '', word.slice(word.indexOf('=') + 1)] as const);
  return {
    command,
    path: url.slice(BASE.length),
    fields: Object.fromEntries(pairs.filter(([, value]) => !value.startsWith('@'))),
    hasFile: pairs.some(([, value]) => value.startsWith('@')),
    status: Number(status),
    body: JSON.parse(body),
  };
}

const EXAMPLES = [...DOCUMENT.matchAll(EXAMPLE)].map(([, command = '', status = '', body = '']) =>
  toExample(command, status, body),
);

const CONTENT = /```json\n(.*?)```/s.exec(section('The content file'))?.[1] ?? '';

async function requestOf({ path, fields, hasFile }: Example): Promise<InjectOptions> {
  const url = `/api/${path}`;
  if (Object.keys(fields).length === 0) return { method: 'GET', url };
  return { ...(await upload(fields, ...(hasFile ? [{ name: 'cv.pdf', bytes: pdf() }] : []))), url };
}

/**
 * Returns a received body with its lists shortened as in the document's example. If a list in the example ends with
 * "…", the received list keeps as many elements as the example shows, and "…" replaces the others.
 */
function shortened(received: unknown, documented: unknown): unknown {
  if (Array.isArray(received) && Array.isArray(documented)) {
    return documented.at(-1) === '…' ? [...received.slice(0, documented.length - 1), '…'] : received;
  }
  if (received?.constructor !== Object || documented?.constructor !== Object) return received;
  const examples = documented as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(received).map(([name, value]) => [name, shortened(value, examples[name])]),
  );
}

/** Masks the reference numbers of leads, which are random. */
const withoutReferences = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body).replace(/\b([QEA])-\d{8}\b/g, '$1-…'));

test('every example of docs/api.md is answered as it says, with the content of its example file', () =>
  withSite(
    async ({ folder, send }) => {
      const file = join(folder, 'content.json');
      await writeFiles(folder, { 'content.json': CONTENT });
      const imported = await callCommand(runContent, { DATA_DIR: join(folder, 'data') }, ['import', file]);
      assert.equal([imported.code, imported.stderr], [0, '']);
      for (const example of EXAMPLES) {
        const response = await send(await requestOf(example));
        assert.is(response.statusCode, example.status, example.command);
        const [received, documented] = [response.json(), example.body].map(withoutReferences);
        assert.equal(shortened(received, documented), documented, example.command);
      }
    },
    { dist: { [CITIES_FILE]: citiesFile().text } },
  ));

const CALLS = [endpoints, enquiry, listEndpoints, placeEndpoints].flatMap((file) =>
  Object.values(file).filter((value): value is endpoints.Endpoint => 'path' in value && 'fixed' in value),
);

test('every call of the contract has an example that succeeds, and a row in the table of calls', () => {
  const cells = [...section('Calls').matchAll(/^\| \[.*?\| `(.*?)` \| (.*?) \|/gm)].map(([, path, fixed]) => [
    path,
    fixed,
  ]);
  assert.is(CALLS.length, 14);
  assert.is(cells.length, CALLS.length);
  for (const { path, fixed } of CALLS) {
    const pairs = Object.entries(fixed);
    const row = pairs.map(([name, value]) => `\`${name}=${value}\``).join(', ');
    assert.ok(
      cells.some((cell) => cell[0] === path && cell[1] === row),
      `${path} ${row}`,
    );
    const found = EXAMPLES.some(
      (example) =>
        example.path === path.replace('{product}', 'broker') &&
        example.status === 200 &&
        pairs.every(([name, value]) => example.fields[name] === value),
    );
    assert.ok(found, `${path} ${row}`);
  }
});

/**
 * Returns the rows of the last table of fields in a section, keyed by field name. A row about several fields is in the
 * map under the name of each field.
 */
function fieldRows(heading: string): ReadonlyMap<string, readonly string[]> {
  const [table = ''] =
    section(heading)
      .match(/^\| field \|.*?(?=\n\n)/gms)
      ?.slice(-1) ?? [];
  const rows = table.split('\n').slice(2);
  return new Map(
    rows.flatMap((row) => {
      const [names = '', ...cells] = row.split('|').slice(1, -1);
      const trimmed = cells.map((cell) => cell.trim());
      return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, trimmed] as const);
    }),
  );
}

test('the table of what a page adds to a form has the fields and lengths of the server', () => {
  const expected = EXTRA_FIELDS.map((name) => [name, ['optional', 'optional', `${maxExtraLength(name)}`]]);
  const written = [...fieldRows('Quote request')].map(([name, cells]) => [name, cells.slice(0, 3)]);
  assert.equal(written.sort(), expected.sort());
});

test('an application without a field is refused if the document says that it is required', () =>
  withSite(async ({ send }) => {
    const values: Readonly<Record<string, string>> = {
      job_id: '1',
      full_name: 'Asha Rao',
      phone_number: '9876543210',
      email: 'asha@example.com',
      linkedin_profile: 'https://linkedin.example/in/asha',
    };
    const rows = fieldRows('Application');
    assert.equal([...rows.keys()], [...Object.keys(values), 'resume']);
    for (const [missing, [required]] of rows) {
      const { [missing]: _, ...fields } = values;
      const files = missing === 'resume' ? [] : [{ name: 'cv.pdf', bytes: pdf() }];
      const response = await send(await upload({ action: 'apply', ...fields }, ...files));
      assert.is(response.statusCode, required === 'required' ? 400 : 200, missing);
    }
  }));

test('a value of an application that is longer than the document says is refused', () =>
  withSite(async ({ send }) => {
    const rows = fieldRows('Application');
    for (const name of ['full_name', 'phone_number', 'email', 'linkedin_profile']) {
      const longest = Number(rows.get(name)?.[1]);
      const fields = { action: 'apply', job_id: '1', [name]: 'https://'.padEnd(longest + 1, 'x') };
      const { errors } = (await send(await upload(fields))).json();
      assert.ok(errors[name], name);
      if (name === 'full_name') assert.match(errors[name], `Use ${longest} characters`);
    }
  }));

/**
 * Maps each list to the last word of its heading "Records of …", and to the shape that the widgets require of its
 * records.
 */
const RECORDS: { readonly [list in ListName]: [heading: string, shape: unknown] } = {
  jobs: ['openings', shapes.Job],
  posts: ['posts', shapes.PostCard],
  media: ['media', shapes.MediaItem],
  policies: ['policies', shapes.Policy],
  associates: ['companies', shapes.Company],
  testimonials: ['testimonials', shapes.Testimonial],
};

const isRequired = (shape: unknown, name: string): boolean => {
  const { schema } = shape as { schema: Readonly<Record<string, Struct<unknown>>> };
  return schema[name]?.validate(undefined, { coerce: true })[0] !== undefined;
};

for (const list of LIST_NAMES)
  test(`the table of ${list} has the fields of the content file, and says which are required`, () => {
    const [heading, shape] = RECORDS[list];
    const expected = Object.keys(LISTS[list].schema).map((name) => {
      if (isRequired(shape, name)) return [name, 'required'];
      return [name, isRequired(LISTS[list], name) ? 'in a file' : 'optional'];
    });
    const written = [...fieldRows(`Records of ${heading}`)].map(([name, [required]]) => [name, required]);
    assert.equal(written, expected);
  });

test('the example file has every list, and every field of it', () => {
  const file = JSON.parse(CONTENT);
  assert.equal(Object.keys(file), LIST_NAMES);
  for (const list of LIST_NAMES)
    assert.equal(Object.keys(file[list][0]), Object.keys(LISTS[list].schema), list);
});

test.run();
