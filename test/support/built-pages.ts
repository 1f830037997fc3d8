import { EXTRA_SCRIPTS, type PageFiles, pathsOfSheets, sheetName } from '../../build/pages/page-files';
import { ROUTES } from '../../host-pages/routes';

/** What the build notes in `PAGE_FILES` for the pages: one style sheet and one script for all of them. */
export const BUILT = {
  sheets: Object.fromEntries(pathsOfSheets(ROUTES).map((path) => [sheetName(path), '/assets/site.css'])),
  modules: [],
  script: '/assets/site.js',
  extraScripts: Object.fromEntries(
    EXTRA_SCRIPTS.map((name) => [name, `/assets/${name}.js`]),
  ) as PageFiles['extraScripts'],
};
