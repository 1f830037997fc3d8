import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const { resolve: pathOf } = createRequire(import.meta.url);
const ROOT = new URL('../../', import.meta.url).href;
/**
 * Matches the URLs of library modules. A process loads each of these modules only once, even if it runs several test
 * files. The bundle of shipped-preact.mjs is also a library.
 */
const LIBRARY = /\/(node_modules|\.cache\/shipped-preact-[^/]+)\//;
const PAGE_CODE = /\/(widgets|loader|host-pages)\/[^?]*$/;
const STRICT_UVU = new URL('./uvu-strict.mjs', import.meta.url).href;
const PREACT_AS_REACT = new URL('./preact-as-react.mjs', import.meta.url).href;
const HOST_PREACT = new URL('./host-preact.mjs', import.meta.url).href;
const REACT = /^react(-dom)?(\/|$)/;

/**
 * Matches the URLs of the npm package's modules. These modules import the React of the host page, not the library of
 * the widgets. `HOST_ALIASES` simulates a host page that aliases React to @preact/compat.
 */
const IN_HOST = /\/loader\/npm\/[^/]*$/;
const HOST_ALIASES = new Map([
  ['react', HOST_PREACT],
  ['react-dom', HOST_PREACT],
  ['react-dom/client', '@preact/compat/client'],
  ['react/jsx-runtime', '@preact/compat/jsx-runtime'],
  ['react/jsx-dev-runtime', '@preact/compat/jsx-dev-runtime'],
]);
/**
 * Matches the URLs of the host page's copy of Preact. The widgets have another copy, because loading @preact/compat
 * changes the Preact that it imports.
 */
const HOST_PREACT_PATH = /node_modules\/@?preact\/|\/host-preact\.mjs/;

/** Maps specifiers to URLs, for widgets and their tests. Undefined if widgets and tests run on React. */
let widgetAliases;

export const initialize = ({ shipped }) => {
  if (!shipped) return;
  widgetAliases = new Map([
    ...shipped,
    ['react', PREACT_AS_REACT],
    ['shipped:react', shipped.get('react')],
    ['react/jsx-dev-runtime', shipped.get('react/jsx-runtime')],
    ['react-dom', PREACT_AS_REACT],
  ]);
};

const aliasFor = (specifier, importer = '') => {
  if (!widgetAliases || HOST_PREACT_PATH.test(importer)) return undefined;
  return (IN_HOST.test(importer.split('?')[0]) ? HOST_ALIASES : widgetAliases).get(specifier);
};

/**
 * Marks are search parameters in a module's URL. The module's imports inherit them, so that modules with different
 * marks are different instances:
 *   run=N     on all our modules, for test file number N of a process. Also on uvu, which would otherwise remember the
 *             tests of earlier files.
 *   no-react  on the modules that have `run`, if the test file doesn't depend on React. The test runner runs such a
 *             file only once, not on React and again on Preact. If the file imports `react` all the same, the import
 *             throws.
 *   fresh=N   on the code of a page, for newly opened page number N.
 *   build     on the code of a page. It then uses React, even if TEST_REACT is `preact`, as in the build.
 *   lost=NAME on one module, not inherited. The module's first import of NAME fails, like a lost request.
 */
const RUN_MARKS = ['run', 'no-react'];
const PAGE_MARKS = ['fresh', 'build'];

const marksOf = (url = '') => new URLSearchParams(url.split('?')[1]);

// These caches save time, because a process loads the same module many times with different marks. They need no
// invalidation, because nothing edits our modules during tests.
const resolutions = new Map();
const sources = new Map();

const cached = async (cache, key, make) => {
  const existing = cache.get(key);
  if (existing) return existing;
  const result = { ...(await make()), shortCircuit: true };
  // Cache a string, not a buffer. These hooks run in a separate thread, and Node transfers a buffer to the main thread.
  // The transfer would empty the cached buffer.
  if (result.source instanceof Uint8Array) result.source = Buffer.from(result.source).toString();
  cache.set(key, result);
  return result;
};

const withMarks = (url, marks, names) => {
  const own = marksOf(url);
  const inherited = names.filter((name) => marks.has(name) && !own.has(name));
  if (inherited.length === 0) return url;
  const added = inherited.map((name) => (marks.get(name) ? `${name}=${marks.get(name)}` : name)).join('&');
  return `${url}${url.includes('?') ? '&' : '?'}${added}`;
};

/** The URLs of modules with the mark `lost` whose import of NAME has already failed once. */
const losers = new Set();

const isLost = (specifier, importer, marks) =>
  marks.get('lost') === specifier && losers.size !== losers.add(importer).size;

const findModule = (specifier, context, marks, next) => {
  if (specifier === 'uvu' && !context.parentURL?.startsWith(STRICT_UVU)) return next(STRICT_UVU, context);
  if (marks.has('build') && REACT.test(specifier))
    return next(pathToFileURL(pathOf(specifier)).href, context);
  if (marks.has('no-react') && REACT.test(specifier))
    throw new Error(`${specifier} is imported, which the imports of the test file did not show.`);
  return next(aliasFor(specifier, context.parentURL) ?? specifier, context);
};

export const resolve = async (specifier, context, next) => {
  const marks = marksOf(context.parentURL);
  if (marks.size === 0) return findModule(specifier, context, marks, next);
  if (isLost(specifier, context.parentURL, marks)) throw new Error(`${specifier} is lost.`);
  const [parent] = context.parentURL.split('?');
  const key = [specifier, parent, marks.has('build'), marks.has('no-react')].join('\n');
  const resolved = await cached(resolutions, key, () => findModule(specifier, context, marks, next));
  const isOurs = resolved.url.startsWith(ROOT) && !LIBRARY.test(resolved.url);
  let { url } = resolved;
  if (isOurs && PAGE_CODE.test(url)) url = withMarks(url, marks, PAGE_MARKS);
  if (isOurs || specifier === 'uvu') url = withMarks(url, marks, RUN_MARKS);
  return url === resolved.url ? resolved : { ...resolved, url };
};

export const load = (url, context, next) => {
  const [address, marks] = url.split('?');
  return marks ? cached(sources, address, () => read(url, context, next)) : read(url, context, next);
};

const read = async (url, context, next) => {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !pathname.endsWith('.css')) return next(url, context);
  const css = await readFile(fileURLToPath(url), 'utf8');
  return { format: 'module', source: `export default ${JSON.stringify(css)};`, shortCircuit: true };
};
