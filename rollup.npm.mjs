import { rmSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import { dts } from 'rollup-plugin-dts';
import { SITE } from './host-pages/site.ts';

const external = /^react(\/|$)/;
const code = { index: 'loader/npm/index.ts', react: 'loader/npm/react.tsx' };
const extensions = ['.mjs', '.js', '.tsx', '.ts'];

const output = (format, extension) => ({
  dir: 'dist-npm',
  format,
  entryFileNames: `[name].${extension}`,
  chunkFileNames: `[name].${extension}`,
});

const clear = { name: 'clear', buildStart: () => rmSync('dist-npm', { recursive: true, force: true }) };

/** The package: modules for bundlers, the same for require(), and types for both. */
export default [
  {
    external,
    input: code,
    plugins: [
      clear,
      nodeResolve({ extensions }),
      replace({
        preventAssignment: true,
        values: { __LOADER__: JSON.stringify(`${SITE.origin}/loader.js`) },
      }),
      typescript({ tsconfig: 'tsconfig.json', noEmit: false, include: ['loader/**', 'widgets/**'] }),
    ],
    // React Server Components take it for a boundary: what it exports has effects.
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
