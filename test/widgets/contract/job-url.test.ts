import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { jobIdFromUrl, jobUrl } from '../../../widgets/contract/job-url';

const read = (url: string) => jobIdFromUrl(new URL(url, 'https://broker.example'));

test('an id of letters, digits, - and _ is in the URL as it is', () => {
  assert.is(jobUrl('A-1_b', '/'), '/career-details/A-1_b');
});

for (const id of ['1', 'a b', '../x', '.', 'a/b', 'é+=?&#', '~YSBi', 'YSBi', 'MQ==', 'नौकरी', '<b>'])
  test(`the URL of the opening "${id}" is one path segment, from which the id is read`, () => {
    const url = jobUrl(id, '/');
    assert.match(url, /^\/career-details\/[\w~=-]+$/);
    assert.is(read(url), id);
    assert.is(read(`${url.replace('~', '%7E')}/`), id);
  });

test('an id in ?job= is read as it is, and a URL without one has none', () => {
  assert.is(read('/career-details?job=a%20b'), 'a b');
  assert.is(read('/career-details'), undefined);
  assert.is(read('/career-details/~%%%'), undefined);
});

test.run();
