import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

const { resolve: pathOf } = createRequire(import.meta.url);
const OURS = /\/(widgets|loader|host-pages)\/[^?]*$/;
const REACT = /^react(-dom)?(\/|$)/;

/**
 * What a module that was asked for with `?fresh=N` or `?build` imports from our folders is asked for with the same;
 * with `?build` React is React, whatever TEST_REACT says: so are our pages made.
 */
export const resolve = async (specifier, context, next) => {
  const [mark] = /\?(fresh=\d+|build)$/.exec(context.parentURL ?? '') ?? [];
  const isBuild = mark === '?build' && REACT.test(specifier);
  const resolved = await next(isBuild ? pathToFileURL(pathOf(specifier)).href : specifier, context);
  return mark && OURS.test(resolved.url) ? { ...resolved, url: resolved.url + mark } : resolved;
};
