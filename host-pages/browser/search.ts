import { findSearch, startSearch } from './search/start-search';

const search = findSearch();
// Waits for the loader, which imports modules on demand and runs after this script.
if (search) document.addEventListener('DOMContentLoaded', () => startSearch(search), { once: true });
