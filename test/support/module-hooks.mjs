import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const { resolve: pathOf } = createRequire(import.meta.url);
const ROOT = new URL('../../', import.meta.url).href;
/** Libraries, and the Preact that the build ships, which lies in the cache: a process has one copy of each. */
const LIBRARY = /\/(node_modules|\.cache\/shipped-preact-[^/]+)\//;
const PAGE_CODE = /\/(widgets|loader|host-pages)\/[^?]*$/;
const STRICT_UVU = new URL('./uvu-strict.mjs', import.meta.url).href;
const PREACT_AS_REACT = new URL('./preact-as-react.mjs', import.meta.url).href;
const HOST_PREACT = new URL('./host-preact.mjs', import.meta.url).href;
const REACT = /^react(-dom)?(\/|$)/;

/** The npm package runs on the React of the page around it, which may be the whole of @preact/compat. */
const IN_HOST = /\/loader\/npm\/[^/]*$/;
const HOST_ALIASES = new Map([
  ['react', HOST_PREACT],
  ['react-dom', HOST_PREACT],
  ['react-dom/client', '@preact/compat/client'],
  ['react/jsx-runtime', '@preact/compat/jsx-runtime'],
  ['react/jsx-dev-runtime', '@preact/compat/jsx-dev-runtime'],
]);
/** Its copy of Preact is not the one that widgets have: loading compat changes it. */
const OF_HOST_PREACT = /node_modules\/@?preact\/|\/host-preact\.mjs/;

/** Specifier to URL, for widgets and their tests. Undefined on React. */
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
  if (!widgetAliases || OF_HOST_PREACT.test(importer)) return undefined;
  return (IN_HOST.test(importer.split('?')[0]) ? HOST_ALIASES : widgetAliases).get(specifier);
};

/**
 * A mark in a module's address is inherited by what the module imports, so that it gets instances of its own:
 *   run=N     all our modules, for one test file among several in a process; uvu too, which keeps what it ran
 *   no-react  the same modules, and none of them may import React: the gate runs the file on one React only
 *   fresh=N   the code of a page, for a page that has just been opened
 *   build     the code of a page, on React whatever TEST_REACT says: so the build renders pages
 */
const RUN_MARKS = ['run', 'no-react'];
const PAGE_MARKS = ['fresh', 'build'];

const marksOf = (url = '') => new URLSearchParams(url.split('?')[1]);

// Many instances of one module are asked for: each costs what is not remembered here. Nothing edits our modules
// while they are tested.
const resolutions = new Map();
const sources = new Map();

const remembered = async (cache, key, make) => {
  const known = cache.get(key);
  if (known) return known;
  const made = { ...(await make()), shortCircuit: true };
  // Node would transfer a buffer to the other thread, and leave none here.
  if (made.source instanceof Uint8Array) made.source = Buffer.from(made.source).toString();
  cache.set(key, made);
  return made;
};

const withMarks = (url, marks, names) => {
  const own = marksOf(url);
  const inherited = names.filter((name) => marks.has(name) && !own.has(name));
  if (inherited.length === 0) return url;
  const added = inherited.map((name) => (marks.get(name) ? `${name}=${marks.get(name)}` : name)).join('&');
  return `${url}${url.includes('?') ? '&' : '?'}${added}`;
};

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
  const [parent] = context.parentURL.split('?');
  const key = [specifier, parent, marks.has('build'), marks.has('no-react')].join('\n');
  const resolved = await remembered(resolutions, key, () => findModule(specifier, context, marks, next));
  const isOurs = resolved.url.startsWith(ROOT) && !LIBRARY.test(resolved.url);
  let { url } = resolved;
  if (isOurs && PAGE_CODE.test(url)) url = withMarks(url, marks, PAGE_MARKS);
  if (isOurs || specifier === 'uvu') url = withMarks(url, marks, RUN_MARKS);
  return url === resolved.url ? resolved : { ...resolved, url };
};

export const load = (url, context, next) => {
  const [address, marks] = url.split('?');
  return marks ? remembered(sources, address, () => read(url, context, next)) : read(url, context, next);
};

const read = async (url, context, next) => {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !pathname.endsWith('.css')) return next(url, context);
  const css = await readFile(fileURLToPath(url), 'utf8');
  return { format: 'module', source: `export default ${JSON.stringify(css)};`, shortCircuit: true };
};
