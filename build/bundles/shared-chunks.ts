import type { GetManualChunk, PluginContext } from 'rollup';

type Modules = Pick<PluginContext, 'getModuleInfo'>;

/** True for modules that are imported dynamically, and for modules in a folder named extras or on-demand. */
const hasOwnChunk = (id: string, { getModuleInfo }: Modules): boolean =>
  !!getModuleInfo(id)?.dynamicImporters.length || /\/(extras|on-demand)\//.test(id);

/**
 * Returns Rollup's `manualChunks` for the chunks that several widgets share, and a plugin that fails the build if one
 * of `paths` matches no module. Without the plugin, a renamed file could end up in another chunk unnoticed.
 * @param paths keyed by the chunk's name; each list contains the beginnings of the paths of the chunk's modules. If
 * several beginnings match a path, the first one decides.
 */
export function sharedChunks(paths: Readonly<Record<string, readonly string[]>>) {
  const rows = Object.entries(paths).flatMap(([chunk, starts]) => starts.map((start) => ({ chunk, start })));
  const rowOf = (id: string, modules: Modules) =>
    hasOwnChunk(id, modules) ? undefined : rows.find(({ start }) => id.includes(`/${start}`));
  const manualChunks: GetManualChunk = (id, modules) => rowOf(id, modules)?.chunk;
  const plugin = {
    name: 'shared-chunks',
    buildEnd(this: PluginContext, error?: Error) {
      if (error) return;
      const used = new Set([...this.getModuleIds()].map((id) => rowOf(id, this)));
      const unused = rows.find((row) => !used.has(row));
      if (unused)
        this.error(
          `CHUNK_PATHS of rollup.config.mjs: no module of the chunk "${unused.chunk}" is at ${unused.start}`,
        );
    },
  };
  return { manualChunks, plugin };
}
