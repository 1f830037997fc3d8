import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { SITE } from '../host-pages/site';
import { listSources } from './support/list-sources';

const IGNORED = ['.cache', '.data', '.git', 'dist', 'dist-npm', 'node_modules'];

const TOP = readdirSync('.', { withFileTypes: true }).filter(({ name }) => !IGNORED.includes(name));
const FOLDERS = TOP.filter((entry) => entry.isDirectory()).map(({ name }) => name);
/** The paths of all files and folders of the project. */
const PATHS = [
  ...TOP.map(({ name }) => name),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((path) => posix.join(folder, path.replaceAll('\\', '/')))
      .filter((path) => !path.includes('/node_modules/')),
  ),
];

const SOURCE = /\.(tsx?|mjs|css|md)$/;
const INLINE_CODE = /`([^`\n]+)`/g;
const LINK = /\]\(([^)#\s]+)[^)]*\)/g;

/**
 * Returns the paths in a document's inline code and links. A text counts as a path if it has the extension of a source
 * file, or begins with the name of a top-level folder.
 */
function pathsIn(text: string): string[] {
  // Leave out code blocks: they contain commands, or code of other projects.
  const prose = text.replace(/^```.*?^```/gms, '');
  const code = [...prose.matchAll(INLINE_CODE)].map(([, token = '']) => token);
  const links = [...prose.matchAll(LINK)].map(([, target = '']) => target);
  return [...code, ...links].filter(
    (token) =>
      /^[\w.<>…*-]+(\/[\w.<>…*-]*)*$/.test(token) &&
      // Leave out .js files, which are build output.
      !token.endsWith('.js') &&
      (SOURCE.test(token) || FOLDERS.some((folder) => token.startsWith(`${folder}/`))),
  );
}

/** Returns a regular expression for the paths that `path` stands for. In `path`, `<name>`, `…` and `*` match any name. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/\/$/, '')
      .split(/<[^>]*>|…|\*/)
      .map((part) => part.replace(/[.\\+?^${}()|[\]]/g, '\\$&'))
      .join('[^/]*')}$`,
  );

/**
 * True if a path exists, relative to the project's root or to the document's folder. A name without a slash may be in
 * any folder.
 */
const pathExists = (path: string, folder: string) => {
  const pattern = patternOf(path);
  if (!path.includes('/')) return PATHS.some((each) => pattern.test(posix.basename(each)));
  const beside = patternOf(posix.join(folder, path));
  return PATHS.some((each) => pattern.test(each) || beside.test(each));
};

const DOCUMENTS = PATHS.filter((path) => path.endsWith('.md'));

for (const document of DOCUMENTS)
  test(`every path in ${document} exists`, () => {
    const paths = pathsIn(readFileSync(document, 'utf8'));
    assert.equal(
      [...new Set(paths)].filter((path) => !pathExists(path, posix.dirname(document))),
      [],
    );
  });

test('the table of docs/hosting.md has every field of site.ts', () => {
  const rows = readFileSync('docs/hosting.md', 'utf8').match(/^\| `[^|]+/gm) ?? [];
  const fields = rows.flatMap((row) => [...row.matchAll(INLINE_CODE)].map(([, field]) => field));
  assert.equal(
    Object.keys(SITE).filter((field) => !fields.includes(field)),
    [],
  );
});

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const ANCHOR_LINK = /\]\(([^)#\s:]*)#([^)\s]+)\)/g;

/** Returns the document's links to headings that don't exist. `textOf` reads a document. */
function brokenAnchors(document: string, textOf: (path: string) => string): string[] {
  const links = [...textOf(document).matchAll(ANCHOR_LINK)];
  return links.flatMap(([, path = '', anchor = '']) => {
    const target = path ? posix.join(posix.dirname(document), path) : document;
    const headings = [...textOf(target).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
    return headings.includes(anchor) ? [] : [`${path}#${anchor}`];
  });
}

for (const document of DOCUMENTS)
  test(`every link to a heading in ${document} has a target`, () => {
    assert.equal(
      brokenAnchors(document, (path) => readFileSync(path, 'utf8')),
      [],
    );
  });

test('a link to a missing heading is detected', () => {
  const texts: Record<string, string> = {
    'docs/a.md': '# The `demo/` server\n[1](#the-demo-server) [2](#no) [3](b.md#in-a-frame) [4](b.md#no)',
    'docs/b.md': '## In a frame',
  };
  assert.equal(
    brokenAnchors('docs/a.md', (path) => texts[path] ?? ''),
    ['#no', 'b.md#no'],
  );
});

const REQUIREMENTS = readFileSync('docs/requirements.md', 'utf8');
/** The numbers of the clauses and sections of docs/requirements.md. */
const CLAUSES = [...REQUIREMENTS.matchAll(/\*\*(\d+\.\d+)\*\*|^## (\d+)\./gm)].map(
  ([, clause, section]) => clause ?? section,
);
const CITATION = /\brequirements (\d+(?:\.\d+)?(?:(?:,? (?:and|or|to) |, )\d+(?:\.\d+)?)*)/gi;

/** Returns the clauses that a text cites but docs/requirements.md lacks. A citation may continue on the next line. */
function unknownClauses(text: string): string[] {
  const cited = [...text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ').matchAll(CITATION)];
  return cited
    .flatMap(([, clauses = '']) => clauses.match(/[\d.]*\d/g) ?? [])
    .filter((clause) => !CLAUSES.includes(clause));
}

test('every clause that code cites is in docs/requirements.md', () => {
  const found = listSources('loader', 'widgets', 'host-pages', 'server', 'demo', 'build', 'test').flatMap(
    ({ path, text }) => unknownClauses(text).map((clause) => `${path}: ${clause}`),
  );
  assert.equal(found, []);
});

test('every clause in the table of deviations is in docs/requirements.md', () => {
  const [, deviations = ''] = REQUIREMENTS.split('## 9. Deviations');
  const cited = [...deviations.matchAll(/^\| (\d[^|]*) \|/gm)].flatMap(
    ([, cell]) => cell?.match(/\d+\.\d+/g) ?? [],
  );
  assert.ok(cited.length > 20);
  assert.equal(
    cited.filter((clause) => !CLAUSES.includes(clause)),
    [],
  );
});

/**
 * Returns the pieces of HTML that readers are meant to copy from a document. The document is in Markdown, or is the
 * HTML page of a sample partner.
 */
const snippetsIn = (text: string) => [
  ...[...text.matchAll(/^```html\n(.*?)^```/gms)].map(([, block = '']) => block),
  ...(text.startsWith('<!doctype') ? (text.match(/^.*data-broker-widget[\s\S]*?^ *<\/div>\n/gm) ?? []) : []),
];

for (const document of [...DOCUMENTS, 'demo/partner/pages/index.html'])
  test(`no HTML to copy from ${document} has a line that Markdown takes as code, or a blank line`, () => {
    const faults = snippetsIn(readFileSync(document, 'utf8')).filter((code) =>
      /^( {4}|\t)|\n\s*\n/m.test(code),
    );
    assert.equal(faults, []);
  });

test('the HTML to copy from documents and from the sample page of a partner is found', () => {
  for (const path of ['README.md', 'docs/embedding.md', 'demo/partner/pages/index.html'])
    assert.match(snippetsIn(readFileSync(path, 'utf8')).join(''), 'data-broker-widget');
});

test('a citation of a missing clause is detected', () => {
  const cite = (clauses: string) => `/** A fact (${'requirements'} ${clauses}). */`;
  assert.equal(unknownClauses(cite('2.4, 3.11 to 4.6 and 9')), []);
  assert.equal(unknownClauses(cite('2.4, 3.99 to 4.98 and 10')), ['3.99', '4.98', '10']);
  assert.equal(unknownClauses(`// A fact of the ${'requirements'}\n * 7.9.`), ['7.9']);
});

test('documents are found, and the paths in them', () => {
  assert.ok(DOCUMENTS.includes('README.md'));
  const text =
    'See `test/run.mjs`, `copy.ts`, `widgets/<name>/index.tsx`, [this](docs/hosting.md#releases) and `a/b`.\n```\n`x.ts`\n```\n';
  assert.equal(pathsIn(text), ['test/run.mjs', 'copy.ts', 'widgets/<name>/index.tsx', 'docs/hosting.md']);
  for (const [path, folder, expected] of [
    ['test/run.mjs', '.', true],
    ['widgets/<name>/index.tsx', '.', true],
    ['copy.ts', '.', true],
    ['deploy/headers.ts', 'host-pages', true],
    ['deploy/headers.ts', '.', false],
    ['host-pages/records/nothing.ts', '.', false],
    ['nothing.ts', '.', false],
  ] as const)
    assert.is(pathExists(path, folder), expected, path);
});

test.run();
