import { Bold, ClassicEditor, Essentials, Heading, Italic, Link, List, Paragraph } from 'ckeditor5';

export async function convert(html) {
  const editor = await ClassicEditor.create(document.querySelector('textarea'), {
    licenseKey: 'GPL',
    plugins: [Essentials, Paragraph, Heading, Bold, Italic, Link, List],
  });
  editor.setData(html);
  return editor.getData();
}
