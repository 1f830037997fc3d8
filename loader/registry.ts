/** Path of a file, relative to the loader, and its SHA-256 in base64. */
export type File = readonly [path: string, sha256: string];

/**
 * The files of each widget and each on-demand module: the module's own file, the runtime, and the other chunks that the
 * module imports.
 */
type Registry = { readonly [name: string]: readonly File[] };

/**
 * Returns the files of a widget or an on-demand module. Throws an error that lists the widgets if the name is unknown.
 */
export type FilesOf = (name: string) => readonly File[];

/**
 * Tells the loader where the files of widgets are. `inlineRows` contains the entries that partners' pages need
 * immediately. `tableFile` is the file that exports `filesOf` for all widgets. The build sets the value after it has
 * given the files their hashed names (build/bundles/chunk-table.mjs).
 */
declare const __REGISTRY__: readonly [inlineRows: Registry, tableFile: File];

export const registry = () => __REGISTRY__;
