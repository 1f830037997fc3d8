import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const WATCHED_UVU = new URL('./watched-uvu.mjs', import.meta.url).href;
const PREACT_AS_REACT = new URL('./preact-as-react.mjs', import.meta.url).href;

const PREACT_FOR = new Map([
  ['react', PREACT_AS_REACT],
  ['react-dom', PREACT_AS_REACT],
  ['react-dom/client', '@preact/compat/client'],
  ['react-dom/server', '@preact/compat/server'],
  ['react-dom/test-utils', 'preact/test-utils'],
  ['react/jsx-runtime', '@preact/compat/jsx-runtime'],
  ['react/jsx-dev-runtime', '@preact/compat/jsx-dev-runtime'],
]);
const PREACT_OWN = /^(@preact\/compat|preact)(\/|$)/;

let aliases = new Map();

export const initialize = ({ react }) => {
  if (react === 'preact') aliases = PREACT_FOR;
};

export const resolve = (specifier, context, next) => {
  if (specifier === 'uvu' && context.parentURL !== WATCHED_UVU) return next(WATCHED_UVU, context);
  const wanted = aliases.get(specifier) ?? specifier;
  // Looked up from one place, whoever asks, so that a process has one copy.
  return next(wanted, PREACT_OWN.test(wanted) ? { ...context, parentURL: import.meta.url } : context);
};

export const load = async (url, context, next) => {
  const { protocol, pathname } = new URL(url);
  if (protocol !== 'file:' || !pathname.endsWith('.css')) return next(url, context);
  const css = await readFile(fileURLToPath(url), 'utf8');
  return { format: 'module', source: `export default ${JSON.stringify(css)};`, shortCircuit: true };
};
