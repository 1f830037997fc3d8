import { IN_A_BOX } from '../../support/form-pictures';
import { readHostFile } from '../../support/host-files';
import type { Host } from './hosts';

/** Elements that CSS frameworks style. The tests compare the elements' styles with and without the widgets. */
const CONTENT = `<main><h1>Host</h1><p>Text with a <a href="#there">link</a>, <code>code</code> and <b>words</b>.</p>
<ul><li>One</li><li>Two</li></ul><blockquote>Said</blockquote><hr>
<table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
<form class="form"><fieldset><legend>Legend</legend><label for="host-text">Label</label>
<input id="host-text" type="text" value="Text"><input type="checkbox" checked><input type="range">
<select><option>Option</option></select><textarea>Area</textarea>
<button type="button" class="btn button">Button</button></fieldset></form>
<details><summary>Summary</summary>Details</details><dialog>Dialog</dialog><progress value=".5"></progress></main>`;

const KINDS = { css: 'text/css', js: 'text/javascript' } as const;

const kindOf = (file: string) => (file.endsWith('.css') ? 'css' : 'js');
const inline = (script: string | undefined) => (script ? `<script>${script}</script>` : '');

/** Returns the files of a host, keyed by the path at which the host's page loads them. */
export const filesOf = ({ files }: Host) =>
  Object.fromEntries(
    files.map((file) => {
      // Remove web fonts of other sites: a test's browser may send requests only to the test's own servers.
      const html = readHostFile(file).replace(/@import url\(https?:[^)]*\);?/g, '');
      return [`/${file}`, { html, headers: { 'content-type': KINDS[kindOf(file)] } }];
    }),
  );

/** Returns the HTML of a host page with a placeholder. `loader` is the tag of the loader, or empty. */
export function pageOf({ files, before, after, late }: Host, loader: string): string {
  const tagsOf = (kind: keyof typeof KINDS, tag: (file: string) => string) =>
    files
      .filter((file) => kindOf(file) === kind)
      .map(tag)
      .join('');
  const sheets = tagsOf('css', (file) => `<link rel="stylesheet" href="/${file}">`);
  const scripts = inline(before) + tagsOf('js', (file) => `<script src="/${file}"></script>`) + inline(after);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title>${sheets}</head>
<body><div id="app">${CONTENT}${IN_A_BOX}</div>${late ? '' : scripts}${loader}</body></html>`;
}
