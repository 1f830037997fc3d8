import { type JsMinifyOptions, minify } from '@swc/core';
import type { OutputPlugin } from 'rollup';
import { codeHash } from './code-hash';
import type { DiskCache } from './disk-cache';

/** Rollup output plugin: minifies chunks with SWC, with cached results. */
export function cachedMinify(cache: Pick<DiskCache, 'get'>, options: JsMinifyOptions): OutputPlugin {
  const hash = codeHash('build/cache/cached-minify.ts');
  return {
    name: 'cached-minify',
    renderChunk(code, _chunk, { sourcemap }) {
      const sourceMap = Boolean(sourcemap);
      return cache.get(['minify', hash, options, sourceMap, code], () =>
        minify(code, { ...options, sourceMap }),
      );
    },
  };
}
