import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';

export function convert(html) {
  const editor = new Editor({ element: document.querySelector('#box'), extensions: [StarterKit] });
  editor.commands.setContent(html);
  return editor.getHTML();
}
