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
  const positions = () =>
    slides.items.map(
      (item, at) => at + Number(/\* (-?\d+)/.exec(item.getAttribute('style') ?? '')?.[1] ?? 0),
    );
  return { dom, host, slides, positions, aria: applyAria(slides) };
};

test('slides are labelled with their number, and stay items of a list', async () => {
  const { dom, slides } = open();
  assert.is(slides.list.getAttribute('role'), 'list');
  assert.equal(
    slides.items.map((item) => ['aria-roledescription', 'aria-label'].map((name) => item.getAttribute(name))),
    [1, 2, 3, 4].map((number) => ['slide', `${number} of 4`]),
  );
  await dom.close();
});

const POSITIONS: [first: number, positions: number[]][] = [
  [0, [0, 1, 2, 3]],
  [1, [4, 1, 2, 3]],
  [3, [4, 5, 6, 3]],
  [4, [4, 5, 6, 7]],
  [-1, [0, 1, 2, -1]],
  [-2, [0, 1, -2, -1]],
];
for (const [first, expected] of POSITIONS)
  test(`with position ${first} first, the slides are at ${expected}`, async () => {
    const { dom, aria, positions } = open();
    aria.arrange(2);
    aria.arrange(first);
    assert.equal(positions(), expected);
    await dom.close();
  });

test('slides return to their places in a copy of the page, which Turbo and htmx show after Back', async () => {
  const { dom, host, aria } = open();
  aria.arrange(2);
  host.replaceChildren(...(host.cloneNode(true) as Element).children);
  const slides = readSlides(host, 'carousel');
  applyAria(slides).arrange(0);
  assert.equal(
    slides.items.map(({ style }) => style.getPropertyValue('translate')),
    ['none', 'none', '', ''],
  );
  await dom.close();
});

test('reveal() makes hidden slides inert and returns whether one of them had the focus', async () => {
  const { dom, aria, slides } = open();
  assert.not(aria.reveal((at) => at < 2));
  assert.equal(
    slides.items.map((item) => item.hasAttribute('inert')),
    [false, false, true, true],
  );
  slides.items[0]?.querySelector('a')?.focus();
  assert.ok(aria.reveal((at) => at > 1));
  await dom.close();
});

test('restore() restores every attribute', async () => {
  const html = '<ul role="listbox"><li style="color: red" aria-label="Mine">1</li><li>2</li><li>3</li></ul>';
  const { dom, host, aria } = open(html);
  aria.arrange(2);
  aria.reveal(() => false);
  assert.is.not(host.innerHTML, html);
  aria.restore();
  assert.is(host.innerHTML, html);
  await dom.close();
});

test.run();
