// These modules share one chunk, because each chunk takes 60 bytes in the table of files. Pages with a widget other
// than the quote form load this table.
export { offerLanguages } from './language-choice';
export { sendWithoutMessage } from './rejected';
export { showPageTexts } from './show-page-texts';
export { showProducts } from './show-products';
export { trackUnsent } from './unsent';
export { watchVehicle } from './vehicle-questions';
