// These modules share one chunk. Each further chunk would add 60 bytes to the table of chunk files, which every page
// with a widget other than the quote form loads.
export { offerLanguages } from './language-choice';
export { sendWithoutMessage } from './rejected';
export { showPageTexts } from './show-page-texts';
export { showProducts } from './show-products';
export { trackUnsent } from './unsent';
export { watchVehicle } from './vehicle-questions';
