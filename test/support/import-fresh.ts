const importMarked = (path: string, mark: string) =>
  import(new URL(`../../${path}?${mark}`, import.meta.url).href);

/**
 * Imports modules of this project as a newly opened page does, without the state of an earlier page.
 * `path` is relative to the project's folder. Calls with the same `page` return the same modules.
 * @param lost the specifier of a module that the imported code imports on demand: its first import fails
 */
export const importFresh = <Module>(path: string, page: number, lost = ''): Promise<Module> =>
  importMarked(path, `fresh=${page}${lost && `&lost=${lost}`}`);

/** Imports modules of this project as the build does when it renders pages: with React, whatever TEST_REACT names. */
export const importForBuild = <Module>(path: string): Promise<Module> => importMarked(path, 'build');
