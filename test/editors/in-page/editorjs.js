import EditorJS from '@editorjs/editorjs';

/** Sites show the text of its blocks: paragraphs, since the core has no other. */
export async function convert(html) {
  const editor = new EditorJS({ holder: document.querySelector('#box') });
  await editor.isReady;
  await editor.blocks.renderFromHTML(html);
  // It resolves before its paragraphs have their text, which they take in a later frame.
  const hasText = () =>
    [...document.querySelectorAll('.ce-paragraph')].some(({ textContent }) => textContent);
  for (let frame = 0; frame < 60 && !hasText(); frame++) await new Promise(requestAnimationFrame);
  const { blocks } = await editor.save();
  return blocks.map(({ data }) => `<p>${data.text}</p>`).join('\n');
}
