const importMarked = (path: string, mark: string) =>
  import(new URL(`../../${path}?${mark}`, import.meta.url).href);

/**
 * Imports our modules as a newly opened page does, without the state of an earlier page.
 * `path` is relative to the project's folder. The same `page` returns the same modules.
 * @param lost a module that ours imports on demand: the first import of it fails
 */
export const importFresh = <Module>(path: string, page: number, lost = ''): Promise<Module> =>
  importMarked(path, `fresh=${page}${lost && `&lost=${lost}`}`);

/** Imports our modules as the build of our pages does: with React, whatever TEST_REACT names. */
export const importForBuild = <Module>(path: string): Promise<Module> => importMarked(path, 'build');
