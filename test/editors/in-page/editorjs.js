import EditorJS from '@editorjs/editorjs';

/** Returns the texts of the editor's blocks, as sites show them: as paragraphs, the only block type of the core. */
export async function convert(html) {
  const editor = new EditorJS({ holder: document.querySelector('#box') });
  await editor.isReady;
  await editor.blocks.renderFromHTML(html);
  // `renderFromHTML` resolves before the paragraphs have their texts, which they get in a later frame.
  const hasText = () =>
    [...document.querySelectorAll('.ce-paragraph')].some(({ textContent }) => textContent);
  for (let frame = 0; frame < 60 && !hasText(); frame++) await new Promise(requestAnimationFrame);
  const { blocks } = await editor.save();
  return blocks.map(({ data }) => `<p>${data.text}</p>`).join('\n');
}
