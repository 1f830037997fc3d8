/** Styles of host pages, by name. No style may change a pixel of the form. */
export const HOSTILE_STYLES = {
  'lines through and under all text, which is indented':
    'body { text-decoration: line-through underline red 3px !important } * { text-indent: 40px !important }',
  'a root font size of 10 px': 'html { font-size: 62.5% }',
  'all: revert': '* { all: revert !important }',
  'all: unset': '* { all: unset !important }',
  'large text in capitals':
    '* { font: 30px Comic Sans MS !important; letter-spacing: 3px !important; line-height: 3 !important; text-transform: uppercase !important }',
  'hidden form elements':
    'form, input, select, textarea, button, label, p, h2, fieldset { display: none !important }',
  'a styled body': 'body { direction: ltr; zoom: 1; color: red; text-align: center; font-weight: 900 }',
  'bordered boxes':
    'div, p, form, fieldset, label { border: 4px dashed red !important; background: lime !important; padding: 9px !important; margin: 9px !important }',
  'restyled controls':
    'input, select, textarea, button { width: 40px !important; height: 9px !important; border: 0 !important; appearance: auto !important; float: right !important }',
  'content-box sizing': '*, ::before, ::after { box-sizing: content-box !important; outline: 0 !important }',
  'vertical text': 'body { writing-mode: vertical-rl; text-orientation: upright; word-spacing: 2em }',
  'inherited text properties':
    'body { text-size-adjust: 200%; hyphens: auto; white-space: pre; word-break: break-all; text-indent: 4em; quotes: none; tab-size: 1; visibility: visible; cursor: wait; user-select: none }',
} as const;
