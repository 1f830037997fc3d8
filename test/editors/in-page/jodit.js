import { Jodit } from 'jodit';

export function convert(html) {
  const editor = Jodit.make(document.querySelector('textarea'));
  editor.value = html;
  return editor.value;
}
