import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));
const glideSource = (path) => {
  const file = fileURLToPath(new URL(`../../../node_modules/@glidejs/glide/${path}`, import.meta.url));
  if (existsSync(file)) return file;
  throw new Error(
    `@glidejs/glide has no ${path}: this version moved its source files. ` +
      'Adapt build/bundles/aliases/glide.mjs, or remove its row from build/bundles/aliases/index.mjs to use the published build.',
  );
};

/**
 * The modules that replace `react`, `react-dom/client`, `react/jsx-runtime` and Glide in the build, as entries for
 * @rollup/plugin-alias. A comment in each module says why it exists, and how many bytes it saves, if any.
 */
export const ALIASES = [
  { find: /^react$/, replacement: here('react/react.mjs') },
  { find: /^react\/jsx-runtime$/, replacement: here('react/jsx-runtime.ts') },
  { find: /^react-dom\/client$/, replacement: here('react/react-dom-client.ts') },
  { find: '@glidejs/glide/dist/glide.modular.esm.js', replacement: here('glide.mjs') },
  // Glide's package.json does not export its sources, so these two entries find them by path.
  { find: /^@glidejs\/glide\/src$/, replacement: glideSource('src/index.js') },
  { find: /^@glidejs\/glide\/src\/(.*)/, replacement: `${glideSource('src/')}$1` },
];

/**
 * Rollup's `treeshake` option: bundles only those modules of @preact/compat whose exports are imported, so compat's
 * patches of Preact are left out. Saves 1,100 bytes brotli.
 */
export const TREESHAKE = { moduleSideEffects: (id) => !/preact\/compat/.test(id) };
