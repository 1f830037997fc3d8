export const SEARCH_PATH = '/search';

/**
 * File in `dist` with the search index. Its name has no hash, so browsers must revalidate it: it changes with the
 * posts.
 */
export const SEARCH_INDEX_FILE = 'search-index.json';
