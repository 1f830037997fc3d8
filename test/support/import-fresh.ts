const importMarked = (path: string, mark: string) =>
  import(new URL(`../../${path}?${mark}`, import.meta.url).href);

/**
 * Imports a module of this project as a newly opened page does, without the state of an earlier page. `path` is
 * relative to the project's folder. Calls with the same `page` return the same module.
 * @param lost a specifier that the module imports. The first import of it fails, as if the request had been lost
 */
export const importFresh = <Module>(path: string, page: number, lost = ''): Promise<Module> =>
  importMarked(path, `fresh=${page}${lost && `&lost=${lost}`}`);

/**
 * Imports a module of this project as the build does when it renders pages: with React, even if TEST_REACT is `preact`.
 */
export const importForBuild = <Module>(path: string): Promise<Module> => importMarked(path, 'build');
