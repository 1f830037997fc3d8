import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeId, encodeId, postIdFromUrl, postUrl } from '../../../widgets/contract/post-id';

for (const [id, written] of [
  ['12', 'MTI='],
  ['a-post', 'YS1wb3N0'],
  ['నమస్తే', '4LCo4LCu4LC44LGN4LCk4LGH'],
  ['~~~???', 'fn5-Pz8_'],
] as const)
  test(`the id ${id} is encoded as ${written} in a URL, and decoded again`, () => {
    assert.is(encodeId(id), written);
    assert.is(decodeId(written), id);
    assert.is(new URL(postUrl(id, 'https://broker.example/')).pathname, `/blog-details/${written}`);
  });

for (const [written, id] of [
  ['MTI', '12'],
  ['MQ=', '1'],
  ['MTI%3D', '12'],
  ['fn5+Pz8/', '~~~???'],
  ['fn5%2BPz8%2F', '~~~???'],
  ['', undefined],
  ['!', undefined],
  ['M', undefined],
  ['%', undefined],
  ['1111', undefined],
] as const)
  test(`"${written}" ${id ? `is decoded as ${id}` : 'is not a valid id'}`, () => {
    assert.is(decodeId(written), id);
  });

for (const [pathname, search, id] of [
  ['/blog-details/MTI=', '', '12'],
  ['/site/blog-details/MTI=/', '', '12'],
  ['/blog-details', '?id=12', '12'],
  ['/blog-details.html', '?id=MTI=', 'MTI='],
  ['/blog-details/MTI=', '?id=13', '12'],
  ['/blog-details/!', '', undefined],
  ['/blog-details', '', undefined],
  ['/blog-details/', '', undefined],
] as const)
  test(`${pathname}${search} ${id ? `contains the post id ${id}` : 'contains no post id'}`, () => {
    assert.is(postIdFromUrl({ pathname, search }), id);
  });

test.run();
