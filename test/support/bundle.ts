import { resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * Bundles a file of an app into one classic script. The file's exports are properties of the global `host`. The script
 * contains React's development build, which logs warnings. The bundler is esbuild: to bundle React, it takes a
 * hundredth of the CPU time that Rollup takes.
 * @param how 'minified' makes an ES module without React instead, to measure the size of the package
 */
export async function bundle(folder: string, file: string, how?: 'minified'): Promise<string> {
  const { outputFiles, warnings } = await build({
    absWorkingDir: resolve(folder),
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"development"' },
    external: how ? ['react'] : [],
    minify: how === 'minified',
    logLevel: 'silent',
    ...(how ? { format: 'esm' } : { format: 'iife', globalName: 'host' }),
  });
  if (warnings.length) throw new Error(`bundling ${file}: ${warnings.map(({ text }) => text).join('\n')}`);
  return outputFiles[0]?.text ?? '';
}
