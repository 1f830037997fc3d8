import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { currentSlide, nameOfSlide, readSlides } from '../../../../widgets/shared/carousel/slides-read';
import { installDom } from '../../../support/dom';

const open = (html: string) => {
  const dom = installDom(`<main>${html}</main>`);
  return { dom, host: document.querySelector('main') as HTMLElement };
};

test('slides are the items of the first list', async () => {
  const { dom, host } = open(
    '<p>Ours</p><ul><li>1</li><li>2<ul><li>in it</li></ul></li></ul><ul><li>3</li></ul>',
  );
  assert.equal(
    readSlides(host, 'carousel').items.map((item) => item.firstChild?.textContent),
    ['1', '2'],
  );
  await dom.close();
});

const NO_SLIDES = { '': 'nothing', '<p>Ours</p><ol></ol>': '<p> <ol>', '<ul></ul>': '<ul>' };
for (const [html, found] of Object.entries(NO_SLIDES))
  test(`a placeholder with ${found} throws an error`, async () => {
    const { dom, host } = open(html);
    assert.throws(
      () => readSlides(host, 'carousel'),
      new RegExp(
        `^carousel: no <ul> with <li> slides in the placeholder, which holds ${found}; put one there$`,
      ),
    );
    await dom.close();
  });

const NAMES: Record<string, string> = {
  '<p>Text</p><h2>Covering\n Your Risks</h2>': 'Covering Your Risks',
  '<a href="/x">Marine</a>': 'Marine',
  '<img alt="A company" src="data:,">': 'A company',
  '<a href="/x"><img alt="A company" src="data:,"></a>': 'A company',
  '<p>Text</p>': '',
};
for (const [html, name] of Object.entries(NAMES))
  test(`the name of ${html.replace(/\s+/g, ' ')} is "${name}"`, async () => {
    const { dom, host } = open(html);
    assert.is(nameOfSlide(host), name);
    await dom.close();
  });

test('the current slide has aria-current, or contains an element that does', async () => {
  const slides = (html: string) => currentSlide(readSlides(open(html).host, 'carousel'));
  assert.is(slides('<ul><li>1</li><li aria-current="page">2</li></ul>'), 1);
  assert.is(slides('<ul><li>1</li><li>2</li><li><a aria-current="page">3</a></li></ul>'), 2);
  assert.is(slides('<ul><li>1</li><li aria-current="false">2</li></ul>'), -1);
});

test.run();
