import { EXTRA_SCRIPTS, type PageFiles, pathsOfSheets, sheetName } from '../../build/pages/page-files';
import { ROUTES } from '../../host-pages/routes';

/**
 * Page files for unit tests, which use them in place of the build's page-files.json. All pages have the same style
 * sheet and the same script.
 */
export const BUILT = {
  sheets: Object.fromEntries(pathsOfSheets(ROUTES).map((path) => [sheetName(path), '/assets/site.css'])),
  modules: [],
  script: '/assets/site.js',
  extraScripts: Object.fromEntries(
    EXTRA_SCRIPTS.map((name) => [name, `/assets/${name}.js`]),
  ) as PageFiles['extraScripts'],
};
