import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { openLinkedItem } from '../../host-pages/browser/open-linked-item';
import { PRODUCTS } from '../../host-pages/records/lines';
import { questionId } from '../../host-pages/records/question-id';
import { installDom } from '../support/dom';
import { PAGES } from '../support/pages';

test("a question's id is made from its words", () => {
  assert.is(
    questionId('Is it the owner’s or the tenant\'s "concern"?'),
    'is-it-the-owners-or-the-tenants-concern',
  );
});

test('every question of a product has an address of its own, to which its answer links', () => {
  const pages = PAGES.filter(({ route }) => route.faqs);
  assert.is(pages.length, PRODUCTS.length);
  for (const { path, route, document } of pages) {
    const questions = [...document.querySelectorAll('.faq-accordion > details')];
    const ids = questions.map(({ id }) => id);
    assert.equal(
      ids,
      route.faqs?.map(({ question }) => questionId(question)),
      path,
    );
    assert.is(new Set(ids).size, ids.length, path);
    assert.equal(
      questions.map((question) => question.querySelector('a:last-child')?.getAttribute('href')),
      ids.map((id) => `#${id}`),
    );
  }
});

for (const [hash, opened] of [
  ['#who-pays', ['who-pays']],
  ['#faq-title', []],
  ['#motor', ['motor-item']],
  ['#a%20term', ['letter']],
  ['#fire-title', ['fire']],
  ['#100%', []],
  ['', []],
] as const)
  test(`arriving at ${hash || 'a page without a fragment'} opens ${opened.join() || 'nothing'}`, async () => {
    const dom = installDom(
      '<h2 id="faq-title">Questions</h2><details id="who-pays"></details><details id="when"></details>' +
        '<section id="motor"><details class="fold" id="motor-item"></details></section>' +
        '<details id="letter"><summary>A</summary><p id="a term"></p></details>' +
        '<details id="fire"><summary><h2 id="fire-title">Fire</h2></summary></details>',
      { url: `https://broker.example/${hash}` },
    );
    Element.prototype.scrollIntoView = () => {};
    openLinkedItem();
    assert.equal(
      [...document.querySelectorAll('details[open]')].map(({ id }) => id),
      opened,
    );
    await dom.close();
  });

test('folded items are open while the page is printed', async () => {
  const dom = installDom(
    '<details class="fold" id="theft"></details><details class="fold" id="fire" open></details>' +
      '<div class="career-details"><details id="qualifications"></details></div><details id="menu"></details>',
    { url: 'https://broker.example/' },
  );
  const opened = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);
  openLinkedItem();
  dispatchEvent(new Event('beforeprint'));
  assert.equal(opened(), ['theft', 'fire', 'qualifications']);
  dispatchEvent(new Event('afterprint'));
  assert.equal(opened(), ['fire']);
  await dom.close();
});

test.run();
