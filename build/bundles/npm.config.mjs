import { readFileSync, rmSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { dts } from 'rollup-plugin-dts';
import { PACKAGE_LOADER } from '../../host-pages/deploy/embed-facts.ts';

const external = /^react(\/|$)/;
const code = { index: 'loader/npm/index.ts', react: 'loader/npm/react.tsx' };
const extensions = ['.mjs', '.js', '.tsx', '.ts'];

const output = (format, extension) => ({
  dir: 'dist-npm',
  format,
  entryFileNames: `[name].${extension}`,
  chunkFileNames: `[name].${extension}`,
});

const clean = { name: 'clean', buildStart: () => rmSync('dist-npm', { recursive: true, force: true }) };

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** Returns the package.json of the npm package, with the version and engines of the project's package.json. */
const manifest = () => {
  const { name, ...own } = readJson('loader/npm/package.json');
  const { version, engines } = readJson('package.json');
  return { name, version, engines, ...own };
};

const addManifest = {
  name: 'add-manifest',
  buildStart() {
    const files = {
      'package.json': `${JSON.stringify(manifest(), null, 2)}\n`,
      'README.md': readFileSync('loader/npm/README.md', 'utf8'),
    };
    for (const [fileName, source] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName, source });
  },
};

/** Builds the package: ES modules for bundlers, CommonJS for require(), and types for both. */
export default [
  {
    external,
    input: code,
    plugins: [
      clean,
      addManifest,
      nodeResolve({ extensions }),
      replace({
        preventAssignment: true,
        values: { __LOADER__: JSON.stringify(PACKAGE_LOADER) },
      }),
      typescript({
        tsconfig: 'tsconfig.json',
        noEmit: false,
        // `npm test` checks the types of the whole project, so the bundler does not.
        compilerOptions: { noCheck: true },
        include: ['loader/**', 'widgets/**'],
      }),
    ],
    // Our component has effects, so React Server Components can import it only if its file starts with 'use client'.
    output: [
      ['es', 'js'],
      ['cjs', 'cjs'],
    ].map(([format, extension]) => ({
      ...output(format, extension),
      banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
    })),
  },
  {
    external,
    input: { ...code, 'script-tag': 'loader/npm/script-tag.ts' },
    plugins: [nodeResolve({ extensions }), dts()],
    output: [output('es', 'd.ts'), output('es', 'd.cts')],
  },
];
