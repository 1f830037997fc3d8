/**
 * Renders the posts of a content file to a folder. Prints how many seconds sanitising alone takes. Run by eleventy.mts.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPageFiles } from '../../build/pages/page-files';
import { contentFiles } from '../../build/pages/pages';
import { safeHtml } from '../../host-pages/content/safe-html';
import { savedContent } from '../../host-pages/content/saved-content';

const [from, to = ''] = process.argv.slice(2);
const saved = savedContent(from);
for (const { file, make } of contentFiles(saved, readPageFiles('dist')).files) {
  if (!file.startsWith('blog-details/')) continue;
  mkdirSync(dirname(join(to, file)), { recursive: true });
  writeFileSync(join(to, file), make());
}
const began = performance.now();
for (const { description } of saved.content.posts) safeHtml(description, 1);
console.log((performance.now() - began) / 1000);
