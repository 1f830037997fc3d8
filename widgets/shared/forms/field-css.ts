import buttonCss from './button.css';
import fieldCss from './field.css';

/** The rules shared by all forms, to be placed before a form's own. */
export const FIELD_CSS = fieldCss + buttonCss;
