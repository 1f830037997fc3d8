import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { excerpt, firstSentences } from '../../../host-pages/content/excerpt';

for (const [html, length, expected] of [
  ['<p>A short text.</p>', 40, 'A short text.'],
  ['<h2>Title</h2><p>Text &amp; more</p>', 40, 'Title Text & more'],
  ['<p>One two three, four</p>', 16, 'One two three…'],
  ['<p>One two three four</p>', 15, 'One two three…'],
  [`<p>${'x'.repeat(50)}</p>`, 20, `${'x'.repeat(19)}…`],
  ['<script>alert(1)</script><p>Text</p>', 20, 'Text'],
  [`<p><img src="data:image/png;base64,${'x'.repeat(5000)}">Text</p>`, 20, 'Text'],
  [`<html><style><!-- ${'x'.repeat(5000)} --></style><p class=MsoNormal>Text</p>`, 20, 'Text'],
  ['', 20, ''],
] as const)
  test(`the first ${length} characters of ${html.slice(0, 40)} are "${expected}"`, () => {
    assert.is(excerpt(html, length), expected);
    assert.ok(excerpt(html, length).length <= length);
  });

for (const [html, length, expected] of [
  ['<p>Short.</p>', 20, 'Short.'],
  ['<p>The first one. And</p><p>the second one.</p>', 24, 'The first one.'],
  ['<p>Is it? Yes! And more of it follows</p>', 20, 'Is it? Yes!'],
  ['<p>No. The second is much longer than this</p>', 24, 'No. The second is much…'],
  ['<p>One sentence that is longer</p>', 20, 'One sentence that…'],
] as const)
  test(`the first sentences of ${html.slice(0, 40)} are "${expected}"`, () => {
    assert.is(firstSentences(html, length), expected);
  });

test.run();
