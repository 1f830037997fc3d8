import { EXTRA_SCRIPTS, type PageFiles, pathsOfSheets, sheetName } from '../../build/pages/page-files';
import { ROUTES } from '../../host-pages/routes';

/** Replaces `PAGE_FILES` of the build in unit tests: all pages have the same style sheet and the same script. */
export const BUILT = {
  sheets: Object.fromEntries(pathsOfSheets(ROUTES).map((path) => [sheetName(path), '/assets/site.css'])),
  modules: [],
  script: '/assets/site.js',
  extraScripts: Object.fromEntries(
    EXTRA_SCRIPTS.map((name) => [name, `/assets/${name}.js`]),
  ) as PageFiles['extraScripts'],
};
