const importMarked = (path: string, mark: string) =>
  import(new URL(`../../${path}?${mark}`, import.meta.url).href);

/**
 * Imports our modules as a page does that has just been opened: what they keep for a page is empty.
 * `path` is relative to the project's folder. The same `page` gives the same modules.
 */
export const importFresh = <Module>(path: string, page: number): Promise<Module> =>
  importMarked(path, `fresh=${page}`);

/** Imports our modules as the build does that makes our pages: under React, whatever TEST_REACT says. */
export const importForBuild = <Module>(path: string): Promise<Module> => importMarked(path, 'build');
