import { findSearch, startSearch } from './search/start-search';

const search = findSearch();
// Wait for the loader, which imports modules on demand and comes after this script.
if (search) document.addEventListener('DOMContentLoaded', () => startSearch(search), { once: true });
