import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/career-details/copy';
import { dayMonthYear } from '../../../widgets/career-details/day-month-year';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { PARTS } from '../../support/parts';
import { isPreact } from '../open-placeholder';
import { FALLBACK, JOB, openCareer } from './open-career';

test('the job is asked for by its id, and shown', async () => {
  const page = await openCareer();
  await page.shown();
  assert.is(page.calls.length, 1);
  assert.is(page.calls[0]?.url, 'https://api.example/api/careers.php');
  assert.equal(page.calls[0]?.fields, { action: 'listbyid', id: '7' });
  assert.is(page.text('h2'), 'Claims Associate');
  assert.is(page.text('.career-details__tag'), 'Full time');
  assert.is(page.text('.career-details__place'), 'Vijayawada');
  assert.is(page.text(`${PARTS.jobFacts} b`), '31/12/2026');
  await page.close();
});

test('description and overview are text, whatever stands in them', async () => {
  const page = await openCareer();
  await page.shown();
  assert.is(page.text('.career-details__lead'), JOB.job_description);
  assert.is(page.text('.career-details__text--plain'), JOB.overview);
  await page.close();
});

test('three native details hold overview, responsibilities and qualifications', async () => {
  const page = await openCareer();
  await page.shown();
  assert.equal(
    page.all('details > summary').map(({ textContent }) => textContent),
    [COPY.overview, COPY.responsibility, COPY.qualification],
  );
  await page.close();
});

test('the HTML of the server runs nothing', async () => {
  const page = await openCareer();
  await page.shown();
  assert.is(page.find('.career-details').querySelectorAll('script, [onclick]').length, 0);
  assert.match(page.find('.career-details').textContent ?? '', /Follow each claim/);
  await page.close();
});

test('what the job leaves empty is left out', async () => {
  const page = await openCareer({
    answer: () => ({ success: true, data: { id: 7, title: 'Clerk' } }),
  });
  await page.shown();
  assert.equal(page.all('details, .career-details__tag, .career-details__place, b'), []);
  await page.close();
});

for (const [written, shown] of [
  ['2026-12-31', '31/12/2026'],
  ['2026-01-05 00:00:00', '05/01/2026'],
  ['2026-01-05T18:30:00Z', '05/01/2026'],
  ['open', 'open'],
])
  test(`the deadline ${written} shows as ${shown}`, () => {
    assert.is(dayMonthYear(written as string), shown);
  });

test('the job in hand is found without an id in the address, and after a reload', async () => {
  const page = await openCareer({
    url: 'https://api.example/career-details',
    before: () => sessionStorage.setItem('broker-job', '9'),
  });
  await page.shown();
  assert.is(page.calls[0]?.fields.id, '9');
  assert.is(sessionStorage.getItem('broker-job'), null);
  assert.is(history.state?.['broker-job'], '9');
  await page.close();
});

test('without a job the page says so and leads to the openings', async () => {
  const page = await openCareer({
    url: 'https://api.example/career-details',
    attributes: 'data-mail="jobs@example.com"',
  });
  await waitUntil('the words', () => !page.find('[aria-busy=true]'));
  assert.is(page.text('h2'), COPY.which);
  assert.is(page.link(COPY.openings).getAttribute('href'), 'https://cdn.example/v1/careers');
  assert.ok(page.find('[href="mailto:jobs@example.com"]'));
  assert.is(page.calls.length, 0);
  await page.close();
});

const UNKNOWN = {
  'that the server does not know': () => ({ success: false, message: 'No such job' }),
  'of the wrong shape': () => ({ success: true, data: { id: '7' } }),
  'that cannot be asked for': () => {
    throw new TypeError('no connection');
  },
  'of a server in trouble': () => new Response('<h1>502</h1>', { status: 502 }),
};

for (const [what, answer] of Object.entries(UNKNOWN))
  test(`a job ${what} is logged, and the page leads to the openings`, async () => {
    const page = await openCareer({ answer, attributes: 'data-list="/careers"' });
    await waitUntil('the words', () => page.text('h2') === COPY.unknown);
    assert.is(page.link(COPY.openings).getAttribute('href'), '/careers');
    assert.match(`${page.logged()[0]?.[0]}`, /careers\.php/);
    assert.not(page.find('form'));
    await page.close();
  });

type Pages = typeof import('../../../host-pages/prerender');
const { CareerDetailsPlaceholder } = await importForBuild<Pages>('host-pages/prerender.tsx');
const server: typeof import('react-dom/server') = createRequire(import.meta.url)('react-dom/server');
const render = isPreact ? server.renderToStaticMarkup : server.renderToString;

test('the prerendered markup names a way to the openings and a mail address, and is hydrated without a change', async () => {
  let action = '';
  const page = await openCareer({
    markup: render(CareerDetailsPlaceholder()),
    before: (host) => {
      action = host.textContent ?? '';
      assert.ok(host.querySelector('[href="/careers"]'));
      assert.ok(host.querySelector('[href^="mailto:"]'));
    },
  });
  assert.match(action, COPY.needsScript);
  if (isPreact) assert.is(page.atOnce, page.markupBefore);
  await page.shown();
  assert.is(document.title, 'Claims Associate | Test Broker');
  assert.equal(page.logged(), []);
  await page.close();
});

test('unmounting shows the fallback', async () => {
  const page = await openCareer();
  await page.shown();
  await page.unmount();
  assert.is(page.host.shadowRoot?.innerHTML, '<slot></slot>');
  assert.is(page.host.innerHTML, FALLBACK);
  await page.close();
});

test.run();
