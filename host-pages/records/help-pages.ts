import { CLAIMS_PAGE, CLAIMS_PATH } from './claims';
import { COMPARE, COMPARE_PATH } from './compare';
import { FIND_MY_COVER, FIND_MY_COVER_PATH } from './find-my-cover';
import { GLOSSARY_PATH } from './glossary';
import { SEARCH_PATH } from './search';

/** The names and paths of pages that help visitors, without the product pages. The footer lists them under Help. */
export const HELP_PAGES: readonly (readonly [name: string, path: string])[] = [
  [CLAIMS_PAGE.title, CLAIMS_PATH],
  [FIND_MY_COVER.title, FIND_MY_COVER_PATH],
  [COMPARE.title, COMPARE_PATH],
  ['Glossary', GLOSSARY_PATH],
  ['Search', SEARCH_PATH],
];
