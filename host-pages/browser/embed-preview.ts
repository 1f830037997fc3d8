import { showChoices } from './show-choices';

// Deferred: the page has been read.
const stage = document.getElementById('stage');
const words = document.getElementById('words');
if (stage && words) showChoices(stage, words);
