import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { contentRoutes } from '../../../host-pages/content-routes';
import { CONTENT } from '../../support/content';

const [sample, own] = CONTENT.jobs
  .filter(({ location }) => location === 'Hyderabad')
  .map((job) => ({ ...job, posted_at: '2026-03-04' }));
if (!sample || !own) throw new Error('The samples have no two openings in Hyderabad.');

test("a sample opening has no JobPosting, and the broker's own has one", () => {
  const content = { ...CONTENT, posts: [], jobs: [sample, own] };
  const routes = contentRoutes({ content, images: {}, samples: { jobs: [0] } });
  assert.equal(
    routes.map(({ opening }) => opening?.title),
    [undefined, own.title],
  );
});

for (const [location, hasFacts] of [
  ['Hyderabad', true],
  ['Home Loans Department, Mumbai', true],
  ['Work from home', false],
  ['Home-based', false],
  ['Remote (India)', false],
] as const)
  test(`an opening in "${location}" has ${hasFacts ? 'a' : 'no'} JobPosting`, () => {
    const content = { ...CONTENT, posts: [], jobs: [{ ...own, location }] };
    const [route] = contentRoutes({ content, images: {}, samples: {} });
    assert.is(!!route?.opening, hasFacts);
  });

test.run();
