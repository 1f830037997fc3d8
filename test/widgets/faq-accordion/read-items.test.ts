import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readItems } from '../../../widgets/faq-accordion/read-items';
import { installDom } from '../../support/dom';
import { FALLBACK, ITEMS, PRERENDERED } from './questions';

const read = async (markup: string) => {
  const dom = installDom(markup);
  try {
    return readItems(document.body.firstElementChild as Element);
  } finally {
    await dom.close();
  }
};

const EXPECTED = ITEMS.map((item) => ({ open: false, ...item }));

test('hand-written markup is read as text: br is a line break, white space and inline elements are not', async () => {
  assert.equal(await read(FALLBACK()), EXPECTED);
});

test('reading prerendered markup returns the items that it was rendered from', async () => {
  assert.equal(await read(PRERENDERED()), EXPECTED);
  assert.equal(await read(PRERENDERED(false, 'Link to this question')), EXPECTED);
});

test('text between blocks becomes a separate paragraph', async () => {
  const [item] = await read(
    '<div><details><summary>Q</summary>a <b>b</b> c<p>d</p>e<ol><li>f</li></ol>g</details></div>',
  );
  assert.equal(item, { id: undefined, open: false, question: 'Q', answer: ['a b c', 'd', 'e', ['f'], 'g'] });
});

for (const [markup, found] of [
  ['<div><p>Nothing</p></div>', 'found 0 <details>, 0 of them'],
  ['<div><details>No question</details></div>', 'found 1 <details>, 0 of them'],
] as const)
  test(`${markup} throws an error: ${found}`, async () => {
    try {
      await read(markup);
    } catch (error) {
      return assert.match(`${error}`, found);
    }
    assert.unreachable();
  });

test.run();
