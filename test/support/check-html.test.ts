import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkHtml } from './check-html';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en-IN"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>Page</title>${head}</head><body><main><h1>Page</h1>${body}</main></body></html>`;

test('a page that React rendered has no faults', () => {
  const head =
    '<link rel="stylesheet" href="/site.css"/><script defer="" src="/loader.js" data-broker-loader=""></script><script type="application/ld+json">{"a":"<"}</script><script type="speculationrules">{}</script>';
  assert.equal(checkHtml(page('<a href="tel:+910000000000">+91 00000 00000</a>', head)), []);
});

for (const [what, body, rule] of [
  ['a paragraph around a block', '<p><div>x</div></p>', 'close-order'],
  ['a duplicate id', '<p id="a">x</p><p id="a">y</p>', 'no-dup-id'],
  ['an image without alternative text', '<img src="/a.png">', 'wcag/h37'],
  ['a button without a name', '<button type="button"></button>', 'text-content'],
  ['a label without a control', '<label for="b">x</label>', 'no-missing-references'],
  ['a link inside a link', '<a href="/">x<a href="/y">y</a></a>', 'element-permitted-content'],
  ['an inline style', '<p style="color:red">x</p>', 'no-inline-style'],
  ['a heading that skips a level', '<h4>x</h4>', 'heading-level'],
  ['an attribute with an unknown value', '<button type="go">x</button>', 'attribute-allowed-values'],
] as const) {
  test(`${what} is a fault`, () => {
    const found = checkHtml(page(body));
    assert.ok(
      found.some((fault) => fault.includes(` ${rule}: `)),
      found.join('\n') || 'nothing found',
    );
  });
}

test.run();
