import { resolve } from 'node:path';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { type InputPluginOption, type OutputPlugin, type Plugin, rollup } from 'rollup';
import { JsxEmit, ModuleKind, ScriptTarget, transpileModule } from 'typescript';

// With this project's module resolution, the types of these plugins describe a CommonJS module, not its default export.
const callPlugin = (plugin: unknown, options: object) =>
  (plugin as (options: object) => InputPluginOption)(options);

const compilerOptions = { jsx: JsxEmit.ReactJSX, module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
const withoutTypes: Plugin = {
  name: 'without-types',
  transform: (code, id) =>
    id.endsWith('.tsx') ? transpileModule(code, { compilerOptions }).outputText : null,
};

/**
 * Bundles a file of an app into one classic script; its exports are properties of the global `host`. React is the
 * development build, which logs warnings.
 * @param how 'minified': an ES module without React, to measure the size of the package
 */
export async function bundle(folder: string, file: string, how?: 'minified'): Promise<string> {
  const warnings: string[] = [];
  const build = await rollup({
    input: resolve(folder, file),
    external: how ? /^react(\/|$)/ : [],
    onwarn: ({ message }) => warnings.push(message),
    plugins: [
      withoutTypes,
      callPlugin(replace, { preventAssignment: true, values: { 'process.env.NODE_ENV': '"development"' } }),
      nodeResolve({ browser: true, rootDir: folder }),
      callPlugin(commonjs, {}),
    ],
  });
  const plugins = how ? [callPlugin(terser, {}) as OutputPlugin] : [];
  const { output } = await build.generate({
    format: how ? 'es' : 'iife',
    name: 'host',
    plugins,
    inlineDynamicImports: true,
  });
  await build.close();
  // Rollup warns that it ignores the directive of a client component.
  const others = warnings.filter((warning) => !warning.includes('"use client"'));
  if (others.length) throw new Error(`bundling ${file}: ${others.join('\n')}`);
  return output[0].code;
}
