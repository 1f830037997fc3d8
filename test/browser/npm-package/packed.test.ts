import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import ts from 'typescript';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { brotli } from '../../../build/compress';
import { bundle } from '../../support/bundle';
import { listBytes, newFolder, openApp, pack, REACT_MAJORS, type ReactMajor } from './scratch-app';
import { TYPED } from './typed-sources';

const KB = 1024;
const ENTRIES = {
  'plain.js': "import { mount } from 'broker-widgets';\nmount(document.body, { name: 'quote-form' });",
  'react.js': "import { BrokerWidget } from 'broker-widgets/react';\nwindow.shown = BrokerWidget;",
};

let folder: string;
let tarball: string;
const apps = {} as Record<ReactMajor, Awaited<ReturnType<typeof openApp>>>;
test.before(async () => {
  folder = await newFolder();
  tarball = await pack(folder);
  for (const major of REACT_MAJORS) apps[major] = await openApp(tarball, major, { ...TYPED, ...ENTRIES });
});
test.after(async () => {
  await Promise.all([...Object.values(apps).map((app) => app.remove()), rm(folder, { recursive: true })]);
});

const libraries = new Map<string, ts.SourceFile | undefined>();

/** Type-checks files of an app. Returns the errors as `file: message`. */
function check(folder: string, files: readonly string[], overrides: ts.CompilerOptions) {
  const options = {
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    // Skip the declaration files of TypeScript itself. The declaration files of the package are checked.
    skipDefaultLibCheck: true,
    target: ts.ScriptTarget.ES2022,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
    jsx: ts.JsxEmit.ReactJSX,
    types: [],
    ...overrides,
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getCurrentDirectory = () => folder;
  host.getSourceFile = (name, ...rest) => {
    if (!/\/lib\.[^/]+$/.test(name)) return read(name, ...rest);
    if (!libraries.has(name)) libraries.set(name, read(name, ...rest));
    return libraries.get(name);
  };
  const program = ts.createProgram(
    files.map((file) => join(folder, file)),
    options,
    host,
  );
  return ts
    .getPreEmitDiagnostics(program)
    .map(
      ({ file, messageText }) =>
        `${file?.fileName.slice(folder.length + 1)}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
}

const BUNDLER = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler };
const NODE16 = { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 };
const HOSTS = [
  [18, 'bundler', BUNDLER, ['typed/plain.ts', 'typed/host.tsx']],
  [19, 'node16', NODE16, ['typed/plain.ts', 'typed/host.tsx', 'typed/required.cts']],
] as const;

for (const [major, name, resolution, files] of HOSTS)
  test(`a strict host with React ${major} and moduleResolution ${name} compiles, and its deliberate type errors are detected`, () => {
    assert.equal(check(apps[major].folder, files, resolution), []);
  });

test('an entry in "types" declares the globals of a page with the loader\'s tag', () => {
  const types = ['broker-widgets/script-tag'];
  assert.equal(check(apps[18].folder, ['typed/script-tag.ts'], { ...BUNDLER, types }), []);
});

test('are-the-types-wrong finds no problems, for any module resolution', async () => {
  const result = await checkPackage(createPackageFromTarballData(await readFile(tarball)));
  assert.ok(result.types);
  assert.equal(Object.keys(result.entrypoints).sort(), ['.', './package.json', './react', './script-tag']);
  assert.equal(result.problems, []);
});

test('publint finds no problems', async () => {
  const { buffer } = new Uint8Array(await readFile(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, level: 'suggestion' });
  assert.equal(
    messages.map((message) => formatMessage(message, pkg)),
    [],
  );
});

test('the package has exactly the listed files and no dependencies, and stays small', async () => {
  const bytes = await listBytes(apps[19].installed);
  const code = ['index', 'load', 'react'].flatMap((name) => [`${name}.cjs`, `${name}.js`]);
  const types = ['index', 'load', 'react', 'script-tag'].flatMap((name) => [`${name}.d.cts`, `${name}.d.ts`]);
  assert.equal(Object.keys(bytes).sort(), ['README.md', ...code, ...types, 'package.json'].sort());
  const readManifest = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
  const { version, dependencies, peerDependenciesMeta } = await readManifest(
    join(apps[19].installed, 'package.json'),
  );
  assert.is(version, (await readManifest('package.json')).version);
  assert.is(dependencies, undefined);
  assert.equal(peerDependenciesMeta.react, { optional: true });
  const packed = (await readFile(tarball)).length;
  const installed = Object.values(bytes).reduce((sum, size) => sum + size, 0);
  console.log(`broker-widgets: ${packed} bytes packed, ${installed} installed`);
  assert.ok(packed < 20 * KB, `${packed} bytes packed`);
  assert.ok(installed < 80 * KB, `${installed} bytes installed`);
});

test('the package adds little to a host’s bundle', async () => {
  const bytesOf = async (file: string) =>
    brotli(Buffer.from(await bundle(apps[19].folder, file, 'minified'))).length;
  const plain = await bytesOf('plain.js');
  const react = await bytesOf('react.js');
  console.log(`broker-widgets: ${plain} bytes for mount(), ${react} for <BrokerWidget>, minified and brotli`);
  assert.ok(plain < 1.25 * KB, `${plain} bytes`);
  assert.ok(react < 1.75 * KB, `${react} bytes`);
});

test("the React module begins with 'use client', so that server components can render it", async () => {
  for (const file of ['react.js', 'react.cjs']) {
    const text = await readFile(join(apps[19].installed, file), 'utf8');
    assert.match(text, /^'use client';/, file);
  }
});

test.run();
