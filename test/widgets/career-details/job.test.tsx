import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/career-details/copy';
import { COPY as LIST_COPY } from '../../../widgets/shared/lists/copy';
import { dayMonthYear } from '../../../widgets/shared/lists/day-month-year';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { PARTS } from '../../support/parts';
import { isPreact } from '../open-placeholder';
import { FALLBACK, JOB, openCareer } from './open-career';

test('the job is requested by its id, and shown', async () => {
  const page = await openCareer();
  await page.shown();
  assert.is(page.calls.length, 1);
  assert.is(page.calls[0]?.url, 'https://api.example/api/careers.php');
  assert.equal(page.calls[0]?.fields, { action: 'listbyid', id: '7' });
  assert.is(page.text('h2'), 'Claims Associate');
  assert.is(page.text('.career-details__tag'), 'Full time');
  assert.is(page.text('.career-details__place'), 'Vijayawada');
  assert.is(page.text(`${PARTS.jobFacts} b`), '31/12/2099');
  await page.close();
});

test('description and overview are shown as text, even if they contain markup', async () => {
  const page = await openCareer();
  await page.shown();
  assert.is(page.text('.career-details__lead'), JOB.job_description);
  assert.is(page.text('.career-details__text--plain'), JOB.overview);
  await page.close();
});

test('overview, responsibilities and qualifications are in three details elements', async () => {
  const page = await openCareer();
  await page.shown();
  assert.equal(
    page.all('details > summary').map(({ textContent }) => textContent),
    [COPY.overview, COPY.responsibility, COPY.qualification],
  );
  await page.close();
});

test('HTML from the server contains no scripts or event handlers', async () => {
  const page = await openCareer();
  await page.shown();
  assert.is(page.find('.career-details').querySelectorAll('script, [onclick]').length, 0);
  assert.match(page.find('.career-details').textContent ?? '', /Follow each claim/);
  await page.close();
});

test('a job whose deadline has passed is shown without a form', async () => {
  const page = await openCareer({
    attributes: 'data-mail="cv@broker.example"',
    handler: () => ({ success: true, data: { ...JOB, deadline: '2020-01-31' } }),
  });
  await waitUntil('the message', () => page.text('h3.broker-empty__title') === COPY.closed);
  assert.not(page.find('form'));
  assert.is(page.text(PARTS.jobFacts)?.endsWith(`${LIST_COPY.closed} 31/01/2020`), true);
  assert.ok(page.find('[href="mailto:cv@broker.example"]'));
  await page.close();
});

test('empty fields of the job, and an empty date, are not shown', async () => {
  const page = await openCareer({
    handler: () => ({ success: true, data: { id: 7, title: 'Clerk', deadline: '0000-00-00' } }),
  });
  await page.shown();
  assert.equal(page.all('details, .career-details__tag, .career-details__place, b'), []);
  await page.close();
});

for (const [written, shown] of [
  ['2099-12-31', '31/12/2099'],
  ['2026-01-05 00:00:00', '05/01/2026'],
  ['2026-01-05T18:30:00Z', '05/01/2026'],
  ['2099/12/31', '31/12/2099'],
  ['2099/12/31 18:30', '31/12/2099'],
  ['open', 'open'],
  ['31/12/2099', '31/12/2099'],
  ['0000-00-00', ''],
  ['0000-00-00 00:00:00', ''],
])
  test(`the deadline ${written} shows as ${shown || 'nothing'}`, () => {
    assert.is(dayMonthYear(written as string), shown);
  });

test('the selected job is found without an id in the URL, and after a reload', async () => {
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

test('without a job the page shows a message and links to the openings', async () => {
  const page = await openCareer({
    url: 'https://api.example/career-details',
    attributes: 'data-mail="jobs@example.com"',
  });
  await waitUntil('the message', () => !page.find('[aria-busy=true]'));
  assert.is(page.text('h2'), COPY.which);
  assert.is(page.link(COPY.openings).getAttribute('href'), 'https://cdn.example/v1/careers');
  assert.ok(page.find('[href="mailto:jobs@example.com"]'));
  assert.is(page.calls.length, 0);
  await page.close();
});

const FAILURES = {
  'is refused': () => ({ success: false, message: 'Too many requests' }),
  'has the wrong shape': () => ({ success: true, data: { id: '7' } }),
  'cannot be requested': () => {
    throw new TypeError('no connection');
  },
  'comes from a failing server': () => new Response('<h1>502</h1>', { status: 502 }),
};

for (const [what, handler] of Object.entries(FAILURES))
  test(`a job that ${what} is logged, and the page offers to try again`, async () => {
    const page = await openCareer({ handler, attributes: 'data-list="/careers"' });
    await waitUntil('the message', () => page.text('h2') === COPY.failed);
    assert.is(page.link(COPY.openings).getAttribute('href'), '/careers');
    assert.ok(page.hasButton(COPY.again));
    assert.match(`${page.logged()[0]?.[0]}`, /careers\.php/);
    assert.not(page.find('form'));
    await page.close();
  });

test('a job that the server does not have is no longer available, and trying again is not offered', async () => {
  const page = await openCareer({
    handler: () => ({ success: false, message: 'There is no such opening', data: [] }),
  });
  await waitUntil('the message', () => page.text('h2') === COPY.missing);
  assert.not(page.hasButton(COPY.again));
  assert.not(page.find('form'));
  assert.equal(page.logged(), []);
  await page.close();
});

type Pages = typeof import('../../../host-pages/prerender/opening');
const { CareerDetailsPlaceholder } = await importForBuild<Pages>('host-pages/prerender/opening.tsx');
const server: typeof import('react-dom/server') = createRequire(import.meta.url)('react-dom/server');
const render = isPreact ? server.renderToStaticMarkup : server.renderToString;

test('the prerendered markup links to the openings and a mail address, and is hydrated unchanged', async () => {
  let action = '';
  const page = await openCareer({
    markup: render(CareerDetailsPlaceholder({})),
    before: (host) => {
      document.head.innerHTML = '<link rel="canonical" href="https://broker.example/career-details">';
      action = host.textContent ?? '';
      assert.ok(host.querySelector('[href="/careers"]'));
      assert.ok(host.querySelector('[href^="mailto:"]'));
    },
  });
  assert.match(action, COPY.notYetWhy);
  if (isPreact) assert.is(page.hydratedMarkup, page.markupBefore);
  await page.shown();
  assert.is(document.title, 'Claims Associate | Test Broker');
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  assert.is(canonical?.href, 'https://broker.example/career-details/7');
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
