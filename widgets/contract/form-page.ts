/** The path of the page that has only the quote form. Partners embed the page in an iframe or link to it. */
export const FORM_PAGE = '/embed/quote-form';
