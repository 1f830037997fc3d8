/** What the sheets of pages that we do not control say, by name. None may change a pixel of the form. */
export const HOSTILE_STYLES = {
  'a root of 10 px': 'html { font-size: 62.5% }',
  'everything reverted': '* { all: revert !important }',
  'everything unset': '* { all: unset !important }',
  'everything in capitals':
    '* { font: 30px Comic Sans MS !important; letter-spacing: 3px !important; line-height: 3 !important; text-transform: uppercase !important }',
  'form elements hidden':
    'form, input, select, textarea, button, label, p, h2, fieldset { display: none !important }',
  'a body with a style': 'body { direction: ltr; zoom: 1; color: red; text-align: center; font-weight: 900 }',
  'bordered boxes':
    'div, p, form, fieldset, label { border: 4px dashed red !important; background: lime !important; padding: 9px !important; margin: 9px !important }',
  'controls of its own':
    'input, select, textarea, button { width: 40px !important; height: 9px !important; border: 0 !important; appearance: auto !important; float: right !important }',
  'no boxes': '*, ::before, ::after { box-sizing: content-box !important; outline: 0 !important }',
  'vertical text': 'body { writing-mode: vertical-rl; text-orientation: upright; word-spacing: 2em }',
  'text that shrinks and hyphenates':
    'body { text-size-adjust: 200%; hyphens: auto; white-space: pre; word-break: break-all; text-indent: 4em; quotes: none; tab-size: 1; visibility: visible; cursor: wait; user-select: none }',
} as const;
