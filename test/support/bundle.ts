import { resolve } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { type InputPluginOption, type OutputPlugin, type Plugin, rollup } from 'rollup';
import { JsxEmit, ModuleKind, ScriptTarget, transpileModule } from 'typescript';

// Their types describe a CommonJS module under this project's way of resolving.
const made = (plugin: unknown, options: object) =>
  (plugin as (options: object) => InputPluginOption)(options);

const compilerOptions = { jsx: JsxEmit.ReactJSX, module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
const withoutTypes: Plugin = {
  name: 'without-types',
  transform: (code, id) =>
    id.endsWith('.tsx') ? transpileModule(code, { compilerOptions }).outputText : null,
};

/**
 * An app's file as one classic script; what the file exports is in `host`. React's is the development build, which
 * complains of what it does not like.
 */
export async function bundle(folder: string, file: string, how?: 'minified'): Promise<string> {
  const warnings: string[] = [];
  const build = await rollup({
    input: resolve(folder, file),
    // What is asked for is the package's weight, not React's.
    external: how ? /^react(\/|$)/ : [],
    onwarn: ({ message }) => warnings.push(message),
    plugins: [
      withoutTypes,
      made(replace, { preventAssignment: true, values: { 'process.env.NODE_ENV': '"development"' } }),
      nodeResolve({ browser: true, rootDir: folder }),
      made(commonjs, {}),
    ],
  });
  const plugins = how ? [made(terser, {}) as OutputPlugin] : [];
  const { output } = await build.generate({ format: how ? 'es' : 'iife', name: 'host', plugins });
  await build.close();
  // A bundler says that the mark of a client component means nothing to it.
  const others = warnings.filter((warning) => !warning.includes('"use client"'));
  if (others.length) throw new Error(`bundling ${file}: ${others.join('\n')}`);
  return output[0].code;
}
