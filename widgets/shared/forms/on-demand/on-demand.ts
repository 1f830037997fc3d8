// These modules share one chunk, because each chunk takes 60 bytes in the table of files, which pages with another
// widget than the quote form load.
export { offerLanguages } from './language-choice';
export { sendWithoutMessage } from './rejected';
export { showPageTexts } from './show-page-texts';
export { showProducts } from './show-products';
export { trackUnsent } from './unsent';
export { watchVehicle } from './vehicle-questions';
