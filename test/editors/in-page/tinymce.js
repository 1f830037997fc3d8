import tinymce from 'tinymce/tinymce';
import 'tinymce/models/dom';
import 'tinymce/themes/silver';
import 'tinymce/icons/default';
import 'tinymce/plugins/code';

/** Enters HTML as the editor's Source Code dialog does. Returns the content that the editor makes of this HTML. */
export async function convert(html) {
  const [editor] = await tinymce.init({
    target: document.querySelector('textarea'),
    license_key: 'gpl',
    plugins: 'code',
    skin: false,
    content_css: false,
  });
  editor.setContent(html);
  return editor.getContent();
}
