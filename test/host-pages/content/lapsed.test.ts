import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { closedJobs, lapsedReport } from '../../../host-pages/content/lapsed';
import { contentRoutes } from '../../../host-pages/content-routes';
import { sitemap } from '../../../host-pages/deploy/sitemap';
import { CONTENT } from '../../support/content';

const [JOB] = CONTENT.jobs;
const jobs = ['2020-01-31', '2099-12-31', ''].map((deadline, at) => ({
  ...(JOB as NonNullable<typeof JOB>),
  id: `${at}`,
  deadline,
}));
const ROUTES = contentRoutes({ content: { ...CONTENT, posts: [], jobs }, images: {} });

test('an opening whose deadline has passed keeps its page, without JobPosting, and is not in the sitemap', () => {
  assert.equal(
    ROUTES.map(({ opening, indexed }) => [opening !== undefined, indexed]),
    [
      [false, false],
      [true, true],
      [true, true],
    ],
  );
  const xml = sitemap(ROUTES, { origin: 'https://x.example' }, () => '2026-01-01');
  assert.is(xml.match(/<url>/g)?.length, 2);
  assert.not.match(xml, ROUTES[0]?.path ?? '');
});

test('what a page is made from changes with the day on which its opening closes', () => {
  const { now } = Date;
  const inputs = () => JSON.stringify(ROUTES.map((route) => route.inputs()));
  const before = inputs();
  assert.equal(closedJobs(jobs), ['0']);
  Date.now = () => Date.parse('2100-01-01T00:00:00+05:30');
  try {
    assert.equal(closedJobs(jobs), ['0', '1']);
    const later = contentRoutes({ content: { ...CONTENT, posts: [], jobs }, images: {} });
    assert.is.not(JSON.stringify(later.map((route) => route.inputs())), before);
  } finally {
    Date.now = now;
  }
});

test('openings past their deadline and a lapsed licence are reported, from the day after', () => {
  const report = (day: string) =>
    lapsedReport({ jobs }, { licenceValidUntil: '2026-12-31' }, Date.parse(`${day}T00:00:00+05:30`));
  const title = JOB?.title;
  const closed = `jobs 1 ("${title}"): its deadline, 2020-01-31, has passed. Its page says that applications are closed; remove it or set another date.`;
  assert.equal(report('2026-12-31'), [closed]);
  assert.equal(report('2027-01-01'), [
    closed,
    'host-pages/site.ts: licenceValidUntil, 2026-12-31, has passed.',
  ]);
  assert.equal(lapsedReport({}, { licenceValidUntil: '' }), []);
});

test.run();
