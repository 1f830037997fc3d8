import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { applyAria } from '../../../../widgets/shared/carousel/apply-aria';
import { readSlides } from '../../../../widgets/shared/carousel/slides-read';
import { installDom } from '../../../support/dom';
import { slideList } from './slides-page';

const open = (html = slideList(4)) => {
  const dom = installDom(`<main>${html}</main>`);
  const host = document.querySelector('main') as HTMLElement;
  const slides = readSlides(host, 'carousel');
  const places = () =>
    slides.items.map(
      (item, at) => at + Number(/\* (-?\d+)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 0),
    );
  return { dom, host, slides, places, dress: applyAria(slides) };
};

test('slides are named by their number, and stay items of a list', async () => {
  const { dom, slides } = open();
  assert.is(slides.list.getAttribute('role'), 'list');
  assert.equal(
    slides.items.map((item) => ['aria-roledescription', 'aria-label'].map((name) => item.getAttribute(name))),
    [1, 2, 3, 4].map((number) => ['slide', `${number} of 4`]),
  );
  await dom.close();
});

const PLACES: [first: number, places: number[]][] = [
  [0, [0, 1, 2, 3]],
  [1, [4, 1, 2, 3]],
  [3, [4, 5, 6, 3]],
  [4, [4, 5, 6, 7]],
  [-1, [0, 1, 2, -1]],
  [-2, [0, 1, -2, -1]],
];
for (const [first, expected] of PLACES)
  test(`from place ${first} on the slides stand at ${expected}`, async () => {
    const { dom, dress, places } = open();
    dress.arrange(2);
    dress.arrange(first);
    assert.equal(places(), expected);
    await dom.close();
  });

test('what is not seen is inert, and a focus in it is told of', async () => {
  const { dom, dress, slides } = open();
  assert.not(dress.reveal((at) => at < 2));
  assert.equal(
    slides.items.map((item) => item.hasAttribute('inert')),
    [false, false, true, true],
  );
  slides.items[0]?.querySelector('a')?.focus();
  assert.ok(dress.reveal((at) => at > 1));
  await dom.close();
});

test('undone, every attribute is as it was', async () => {
  const html = '<ul role="listbox"><li style="color: red" aria-label="Mine">1</li><li>2</li><li>3</li></ul>';
  const { dom, host, dress } = open(html);
  dress.arrange(2);
  dress.reveal(() => false);
  assert.is.not(host.innerHTML, html);
  dress.undo();
  assert.is(host.innerHTML, html);
  await dom.close();
});

test.run();
