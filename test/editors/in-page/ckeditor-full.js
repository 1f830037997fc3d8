import {
  Bold,
  ClassicEditor,
  Essentials,
  GeneralHtmlSupport,
  Heading,
  HtmlEmbed,
  Italic,
  Link,
  List,
  Paragraph,
  SourceEditing,
} from 'ckeditor5';

export async function convert(html) {
  const editor = await ClassicEditor.create(document.querySelector('textarea'), {
    licenseKey: 'GPL',
    plugins: [
      Essentials,
      Paragraph,
      Heading,
      Bold,
      Italic,
      Link,
      List,
      GeneralHtmlSupport,
      HtmlEmbed,
      SourceEditing,
    ],
    htmlSupport: { allow: [{ name: /.*/, attributes: true, classes: true, styles: true }] },
  });
  editor.setData(html);
  return editor.getData();
}
