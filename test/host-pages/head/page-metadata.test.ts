import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, encodePath, shareImageFile } from '../../../host-pages/head/addresses';
import { pageMetadata } from '../../../host-pages/head/page-metadata';
import { BROKER, OWN_ADDRESS, PAGE } from './another-broker';

test('a row says all that the spec lists', () =>
  assert.equal(pageMetadata([PAGE], BROKER), [
    {
      sno: 1,
      page: "Contractor's",
      url: OWN_ADDRESS,
      meta_title: 'All Risk',
      meta_description: 'Cover for "works" & <plant>.',
      keyword: 'works, plant',
      path: "/corporate/project-insurance/contractor's-(x)/-y",
      og_image: 'https://godavari.example/share/corporate-project-insurance-contractors-x-y.png',
    },
  ]));

test('rows are counted from 1, and no row is the 19th', () => {
  const numbers = pageMetadata(
    Array.from({ length: 21 }, () => PAGE),
    BROKER,
  ).map(({ sno }) => sno);
  assert.equal(numbers, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 22]);
});

test('a path is encoded as a browser does it, quotes and brackets as they are', () => {
  assert.is(encodePath("/a b/contractor's-(x)/é?#%"), "/a%20b/contractor's-(x)/%C3%A9%3F%23%25");
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
