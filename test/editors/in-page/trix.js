import 'trix';

export async function convert(html) {
  const element = document.createElement('trix-editor');
  const isReady = new Promise((resolve) => element.addEventListener('trix-initialize', resolve));
  document.querySelector('#box').append(element);
  await isReady;
  element.editor.loadHTML(html);
  return element.value;
}
