export const SEARCH_PATH = '/search';

/**
 * File in `dist` with the search index. The index changes with the posts, but the file's name has no hash, so browsers
 * must revalidate the file.
 */
export const SEARCH_INDEX_FILE = 'search-index.json';
