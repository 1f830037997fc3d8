import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { paragraphsOf } from '../../../../widgets/shared/html/plain-text';

for (const [html, paragraphs] of [
  ['a', ['a']],
  ['', []],
  ['<p>a <b>b</b></p><p>c</p>', ['a b', 'c']],
  ['a<br>b<hr/>c', ['a', 'b', 'c']],
  ['<ul><li>a</li>\n<li>b</li></ul>', ['a', 'b']],
  ['a\n  b', ['a b']],
  ['a &amp; b &lt;c&gt; &#8377; &#x20B9; &rsquo; &nbsp;', ['a & b <c> ₹ ₹ ’']],
  ['&unknown; &constructor; &#0; &#9999999;', ['&unknown; &constructor; &#0; &#9999999;']],
  ['a<script>b</script><style>c</style><!-- d -->e', ['a e']],
  ['a<script>b', ['a']],
  ['a <img alt="', ['a']],
  ['1 < 2 and 3 > 2', ['1 < 2 and 3 > 2']],
] as const)
  test(`the text of ${JSON.stringify(html)} is ${JSON.stringify(paragraphs)}`, () => {
    assert.equal(paragraphsOf(html), paragraphs);
  });

test('a megabyte of unclosed tags is read in less than five seconds', () => {
  const started = performance.now();
  paragraphsOf('<a '.repeat(300_000));
  paragraphsOf('<script>'.repeat(20_000));
  assert.ok(performance.now() - started < 5_000);
});

test.run();
