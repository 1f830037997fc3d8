import buttonCss from './button.css';
import fieldCss from './field.css';

/** What every form's own rules stand on. */
export const FIELD_CSS = fieldCss + buttonCss;
