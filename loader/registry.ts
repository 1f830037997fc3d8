/** Widget name -> the files of its module, itself first, then the chunks that it imports; all relative to the loader. */
export type Registry = { readonly [name: string]: [module: string, ...chunks: string[]] };

/**
 * Filled in by the build (loader/chunk-table.mjs) from the folders in widgets/, once the files have their hashed names:
 * the rows that partners' pages need at once, and the file whose default export is the table of all widgets.
 */
declare const __REGISTRY__: readonly [first: Registry, all: string];

export const registry = () => __REGISTRY__;
