export const SEARCH_PATH = '/search';

/** File in `dist`. Its name has no hash: it changes with the posts, so browsers must revalidate it. */
export const SEARCH_INDEX_FILE = 'search-index.json';
