import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { firstParagraph, paragraphsOf } from '../../../widgets/contract/plain-text';

for (const [html, paragraphs] of [
  ['a', ['a']],
  ['', []],
  ['<p>a <b>b</b></p><p>c</p>', ['a b', 'c']],
  ['a<br>b<hr/>c', ['a', 'b', 'c']],
  ['<ul><li>a</li>\n<li>b</li></ul>', ['a', 'b']],
  ['a\n  b', ['a b']],
  ['a &amp; b &lt;c&gt; &#8377; &#x20B9; &rsquo; &nbsp;', ['a & b <c> ₹ ₹ ’']],
  ['&unknown; &constructor; &#0; &#9999999;', ['&unknown; &constructor; &#0; &#9999999;']],
  ['5&frac12; &sect;80D &euro;1 &frac14; a&sup2; &rarr;', ['5½ §80D €1 ¼ a² →']],
  ['ఆరోగ్య&zwnj;బీమా क्&zwj;ष in&shy;sur&shy;ance', ['ఆరోగ్య\u200cబీమా क्\u200dष in\u00adsur\u00adance']],
  [
    '<table><tr><th>Own damage</th><td>Yes</td></tr></table><dl><dt>IDV</dt><dd>Value</dd></dl>',
    ['Own damage', 'Yes', 'IDV', 'Value'],
  ],
  ['a<script>b</script><style>c</style><!-- d -->e', ['a e']],
  ['a<script>b', ['a']],
  ['a <img alt="', ['a']],
  ['1 < 2 and 3 > 2', ['1 < 2 and 3 > 2']],
] as const)
  test(`the text of ${JSON.stringify(html)} is ${JSON.stringify(paragraphs)}`, () => {
    assert.equal(paragraphsOf(html), paragraphs);
  });

for (const [html, paragraph] of [
  ['<h2>a</h2><p>b</p><p>c</p>', '<p>b</p>'],
  ['<p><img src="/a.jpg"></p><p class="x">b</p>', '<p class="x">b</p>'],
  ['<p>&nbsp;</p><p><br></p><p>b</p>', '<p>b</p>'],
  ['<div>a</div>', '<div>a</div>'],
  ['<p><img src="/a.jpg"></p><div>a</div>', '<p><img src="/a.jpg"></p><div>a</div>'],
] as const)
  test(`the first paragraph with text of ${html} is ${paragraph}`, () => {
    assert.is(firstParagraph(html), paragraph);
  });

test('a megabyte of unclosed tags is read in less than five seconds', () => {
  const started = performance.now();
  paragraphsOf('<a '.repeat(300_000));
  paragraphsOf('<script>'.repeat(20_000));
  assert.ok(performance.now() - started < 5_000);
});

test.run();
