/** Widget name -> the files of its module, itself first, then the chunks that it imports; all relative to the loader. */
export type Registry = { readonly [name: string]: [module: string, ...chunks: string[]] };

/** Filled in by the build (loader/chunk-table.mjs) from the folders in widgets/, once the files have their hashed names. */
declare const __REGISTRY__: Registry;

export const registry = (): Registry => __REGISTRY__;
