// These modules share one chunk. Separate chunks would make the table of the chunks' files larger, by 60 bytes for each
// chunk. Pages with a widget other than the quote form load this table.
export { offerLanguages } from './language-choice';
export { sendWithoutMessage } from './rejected';
export { showPageTexts } from './show-page-texts';
export { showProducts } from './show-products';
export { trackUnsent } from './unsent';
export { watchVehicle } from './vehicle-questions';
