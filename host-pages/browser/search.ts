import { findSearch, startSearch } from './search/start-search';

const search = findSearch();
// The loader, which imports modules on demand, comes after this script.
if (search) document.addEventListener('DOMContentLoaded', () => startSearch(search), { once: true });
