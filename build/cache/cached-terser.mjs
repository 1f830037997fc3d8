import terser from '@rollup/plugin-terser';
import { codeHash } from './code-hash.ts';

/**
 * Rollup output plugin: @rollup/plugin-terser with cached results.
 * @param {import('./disk-cache.ts').DiskCache} cache
 * @param {import('@rollup/plugin-terser').Options} options
 * @returns {import('rollup').Plugin}
 */
export function cachedTerser(cache, options) {
  const plugin = terser(options);
  const hash = codeHash('build/cache/cached-terser.mjs');
  return {
    name: 'cached-terser',
    renderChunk(code, chunk, output) {
      const { format, sourcemap } = output;
      return cache.get(['terser', hash, options, format, sourcemap, code], () =>
        plugin.renderChunk.call(this, code, chunk, output),
      );
    },
  };
}
