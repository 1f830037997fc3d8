import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { codeHash } from './code-hash.ts';

/** Matches style sheets whose result depends on other files. Such results are not cached. */
const DEPENDS_ON_FILES = /@import|@use|\bcomposes\b|\burl\(/;

/** Returns the configured target browsers of cssnano, if there are any. */
const browsers = () => [
  JSON.parse(readFileSync('package.json', 'utf8')).browserslist,
  existsSync('.browserslistrc') && readFileSync('.browserslistrc', 'utf8'),
];

/**
 * Rollup plugin: rollup-plugin-postcss with cached results.
 * @param {import('./disk-cache.ts').DiskCache} cache
 * @param {import('rollup-plugin-postcss').PostCSSPluginConf} options
 * @returns {import('rollup').Plugin}
 */
export function cachedPostcss(cache, options) {
  // `config: false` makes the plugin ignore any PostCSS configuration file. Otherwise the file's content would have to
  // be part of the cache key.
  const pluginOptions = { ...options, config: false };
  const hash = codeHash('build/cache/cached-postcss.mjs');
  let plugin;
  return {
    name: 'cached-postcss',
    async transform(code, id) {
      if (!id.endsWith('.css')) return null;
      const transform = async () => {
        // Imported only if a style sheet is not cached: loading the plugin and cssnano takes half a second.
        plugin ??= import('rollup-plugin-postcss').then((loaded) => loaded.default(pluginOptions));
        return (await plugin).transform.call(this, code, id);
      };
      if (DEPENDS_ON_FILES.test(code)) return transform();
      return cache.get(['postcss', hash, pluginOptions, browsers(), relative('', id), code], transform);
    },
  };
}
