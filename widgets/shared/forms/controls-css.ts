import buttonCss from './button.css';
import fieldCss from './field.css';

/** The CSS of fields and buttons. Put it before a form's own CSS, which may override it. */
export const CONTROLS_CSS = fieldCss + buttonCss;
