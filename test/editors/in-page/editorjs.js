import EditorJS from '@editorjs/editorjs';

/** Returns the texts of the editor's blocks as paragraphs, because the core of Editor.js has no other type of block. */
export async function convert(html) {
  const editor = new EditorJS({ holder: document.querySelector('#box') });
  await editor.isReady;
  await editor.blocks.renderFromHTML(html);
  // Wait for the texts: `renderFromHTML` resolves first, and the paragraphs get their texts in a later frame.
  const hasText = () =>
    [...document.querySelectorAll('.ce-paragraph')].some(({ textContent }) => textContent);
  for (let frame = 0; frame < 60 && !hasText(); frame++) await new Promise(requestAnimationFrame);
  const { blocks } = await editor.save();
  return blocks.map(({ data }) => `<p>${data.text}</p>`).join('\n');
}
