import Quill from 'quill';

export function convert(html) {
  const quill = new Quill(document.querySelector('#box'), {});
  quill.clipboard.dangerouslyPasteHTML(html);
  return quill.getSemanticHTML();
}
