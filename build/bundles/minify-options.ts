import type { JsMinifyOptions } from '@swc/core';

/** Options of SWC's minifier for all bundles. SWC's files are 1 % smaller than terser's. */
export const MINIFY_OPTIONS = {
  module: true,
  ecma: 2020,
  // `hoist_vars` declares all variables of a function together: Preact's code with its many `var` is 70 bytes smaller.
  compress: { passes: 3, hoist_vars: true },
  mangle: true,
  format: { comments: { regex: 'allFunctionsCalledOnLoad' } },
} as const satisfies JsMinifyOptions;
