// One chunk: the table of files, which every page loads, has 60 bytes for each.
export { chosenLanguage, offerLanguages } from './language-choice';
export { sendWithoutMessage } from './rejected';
export { trackUnsent } from './unsent';
