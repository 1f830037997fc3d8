import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { cleanItem, cleanText } from '../../../widgets/contract/clean-text';

test('control characters, noncharacters and halves of surrogate pairs are removed', () => {
  for (let code = 0; code < 0xa0; code++) {
    const character = String.fromCharCode(code);
    const isText = /[\t\n\r\u0020-\u007e]/.test(character);
    assert.is(cleanText(`a${character}b`), `a${isText ? character : code === 0x0b ? '\n' : ''}b`);
  }
  assert.is(cleanText('a\ufffeb\uffffc\ud800d\udc00e'), 'abcde');
});

test('line ends of other programs are line breaks', () =>
  assert.is(cleanText('a\u000bb\u2028c\u2029d\re\r\nf'), 'a\nb\nc\nd\re\r\nf'));

test('joiners, marks of direction and pairs of surrogates stay', () => {
  const text = 'क्\u200dष क्\u200cष \u200e\u200f\u202a\u202c\u2066\u2069\ufeff\u00ad 🚗';
  assert.is(cleanText(text), text);
});

test('an item has its texts cleaned, and what is no item is unchanged', () => {
  assert.equal(cleanItem({ a: 'x\0', b: 5, c: null }), { a: 'x', b: 5, c: null });
  for (const other of [null, undefined, 'x\0', 5]) assert.is(cleanItem(other), other);
});

test.run();
