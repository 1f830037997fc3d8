export const SEARCH_PATH = '/search';

/** In `dist`. Its name has no hash, since it changes with the posts: browsers ask whether it has. */
export const SEARCH_INDEX_FILE = 'search-index.json';
