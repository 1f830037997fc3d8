import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, encodePath, shareImageFile } from '../../../host-pages/head/addresses';
import { pageMetadata } from '../../../host-pages/head/page-metadata';
import { BROKER, PAGE, PAGE_URL } from './another-broker';

test('a row has every field of requirements 2.4', () =>
  assert.equal(pageMetadata([PAGE], BROKER), [
    {
      sno: 1,
      page: "Contractor's",
      url: PAGE_URL,
      meta_title: 'All Risk',
      meta_description: 'Cover for "works" & <plant>.',
      keyword: 'works, plant',
      path: "/corporate/project-insurance/contractor's-(x)/-y",
      og_image: 'https://godavari.example/share/corporate-project-insurance-contractors-x-y.png',
    },
  ]));

test('rows are numbered from 1, and 19 is skipped', () => {
  const numbers = pageMetadata(
    Array.from({ length: 21 }, () => PAGE),
    BROKER,
  ).map(({ sno }) => sno);
  assert.equal(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22]);
});

test('a path is percent-encoded as in a browser, except quotes and parentheses', () => {
  assert.is(encodePath("/a b/contractor's-(x)/é?#%"), '/a%20b/contractor%27s-%28x%29/%C3%A9%3F%23%25');
  assert.is(addressOf(BROKER, '/a b'), 'https://godavari.example/a%20b');
});

test('a share image is named after its path', () => {
  assert.is(shareImageFile('/'), 'share/home.png');
  assert.is(shareImageFile('/about-us'), 'share/about-us.png');
  assert.is(
    shareImageFile('/corporate/marine-insurance/sales-turn-over-insurance-(stop)'),
    'share/corporate-marine-insurance-sales-turn-over-insurance-stop.png',
  );
});

test.run();
