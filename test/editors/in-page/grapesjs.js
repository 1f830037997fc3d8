import grapesjs from 'grapesjs';

export function convert(html) {
  const editor = grapesjs.init({ container: '#box', storageManager: false });
  editor.setComponents(html);
  return `<style>${editor.getCss()}</style>${editor.getHtml()}`;
}
