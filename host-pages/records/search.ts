export const SEARCH_PATH = '/search';

/**
 * Name of the file in `dist` that contains the search index. The name has no hash. So it stays the same when new posts
 * change the index, and browsers must revalidate the file.
 */
export const SEARCH_INDEX_FILE = 'search-index.json';
