/** Path of a file beside the loader, and the SHA-256 of its bytes in base64. */
export type File = readonly [path: string, sha256: string];

/** Widget, or module on demand -> its files: itself, the runtime, then the other chunks that it imports. */
export type Registry = { readonly [name: string]: readonly File[] };

/** The files of any row. Throws where there is none of the name; says which there are. */
export type FilesOf = (name: string) => readonly File[];

/**
 * Filled in by the build (loader/chunk-table.mjs) from the folders in widgets/, once the files have their hashed names:
 * the rows that partners' pages need at once, and the file that exports `filesOf` over all widgets.
 */
declare const __REGISTRY__: readonly [first: Registry, all: File];

export const registry = () => __REGISTRY__;
