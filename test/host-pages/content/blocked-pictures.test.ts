import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { blockedPicturesReport } from '../../../host-pages/content/blocked-pictures';
import { CONTENT } from '../../support/content';
import { BROKER } from '../head/another-broker';

const [POST] = CONTENT.posts;
if (!POST) throw new Error('The samples have no post.');

const reportOf = (description: string, site: Partial<typeof BROKER> = {}) =>
  blockedPicturesReport({ posts: [{ ...POST, title: 'Monsoon', description }] }, { ...BROKER, ...site });

test('a picture of an origin that the site does not allow is named, once for each origin and record', () =>
  assert.equal(
    reportOf(
      '<p>a<img alt="b" src="https://cdn.example/1.jpg"></p><img src=https://cdn.example/2.jpg><IMG SRC = \'https://wp.example/3.jpg\'>',
    ),
    ['https://cdn.example', 'https://wp.example'].map(
      (origin) =>
        `posts 1 ("Monsoon"): browsers block its pictures from ${origin}. Add "${origin}" to pictures in host-pages/site.ts and build again, or put the files into images/, and write /api/godavari/images/NAME.`,
    ),
  ));

test('pictures of the site, of the API and of the origins in site.ts are not reported', () => {
  const html = '<img src="/api/a.jpg"><img src="https://godavari.example/a.jpg">';
  assert.equal(reportOf(html), []);
  assert.equal(
    reportOf('<img src="https://admin.example/a.jpg">', { api: 'https://admin.example/api/' }),
    [],
  );
  assert.equal(reportOf('<img src="https://cdn.example/a.jpg">', { pictures: ['https://cdn.example'] }), []);
});

for (const [src, problem] of [
  ['//i0.example/a.jpg', 'browsers block its pictures from https://i0.example.'],
  ['http://old.example/a.jpg', 'its pictures from http://old.example are left out.'],
  ['data:image/png;base64,AA==', 'its pictures that are written in the text itself (data:) are left out.'],
  [
    'images/a.jpg',
    'its picture images/a.jpg is not found from within a text. Write /api/godavari/images/a.jpg there.',
  ],
] as const)
  test(`a picture with the address ${src} is named, with what to do`, () =>
    assert.match(reportOf(`<p><img alt="" src="${src}"></p>`).join(), problem));

test.run();
