import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/careers-list/copy';
import { COPY as LIST_COPY } from '../../../widgets/shared/lists/copy';
import { PARTS } from '../../support/parts';
import { FAILURES, listResponse, neverResponds, openList } from '../open-list';

const FALLBACK =
  '<div data-broker-widget="careers-list" data-mail="cv@broker.example"><a href="/careers">Openings</a></div>';
const JOBS = [
  {
    id: 'a b',
    title: 'Claims <Associate>',
    job_type: 'Full time',
    location: 'Vijayawada',
    deadline: '2099-12-31',
    responsibility: '<h2>Daily</h2><ul><li onclick="alert(1)">Help</li></ul><script>alert(1)</script>',
  },
  { id: 2, title: 'Developer', responsibility: '' },
];

test(`each job is a card with title, tag, place, deadline, responsibilities and a link`, async () => {
  const page = await openList(FALLBACK, () => listResponse(JOBS));
  await page.settled();
  assert.equal(page.calls[0]?.fields, { action: 'web_list' });
  assert.equal(page.texts('h3'), ['Claims <Associate>', 'Developer']);
  assert.equal(page.texts('.careers-list__tag'), ['Full time']);
  assert.equal(page.texts('.careers-list__place'), ['Vijayawada']);
  assert.match(page.texts('li').join(), `${LIST_COPY.applyBy} 31/12/2099`);
  assert.is(page.find(PARTS.jobText).innerHTML, '<h4>Daily</h4><ul><li>Help</li></ul>');
  assert.equal(
    page.textsOf('link'),
    ['Claims <Associate>', 'Developer'].map((title) => `${COPY.applyNow}: ${title}`),
  );
  assert.equal(page.errors, []);
  await page.close();
});

test('a job whose deadline has passed says so, and its link does not ask to apply', async () => {
  const page = await openList(FALLBACK, () => listResponse([{ ...JOBS[0], deadline: '2020-01-31' }]));
  await page.settled();
  assert.match(page.texts('li').join(), `${LIST_COPY.closed} 31/01/2020`);
  assert.equal(page.textsOf('link'), [`${COPY.read}: Claims <Associate>`]);
  await page.close();
});

test(`an empty list asks visitors to send a CV`, async () => {
  const page = await openList(FALLBACK, () => listResponse([]));
  await page.settled();
  assert.equal(page.texts('h3'), [COPY.none]);
  assert.is(page.find('p').textContent, `${COPY.sendCv}cv@broker.example`);
  assert.is(page.find('a').getAttribute('href'), 'mailto:cv@broker.example');
  await page.close();
});

for (const [name, handler] of Object.entries(FAILURES))
  test(`after ${name} a message says so, with a button to try again and a mail link`, async () => {
    const page = await openList(FALLBACK, handler);
    await page.settled();
    assert.equal(page.texts('h3'), [COPY.failed]);
    assert.is(page.find('a').getAttribute('href'), 'mailto:cv@broker.example');
    assert.ok(page.hasButton(LIST_COPY.again));
    assert.is(page.errors.length, 1);
    await page.close();
  });

test('while the list loads, a text for slow connections and pages without JavaScript is in the markup', async () => {
  const page = await openList(FALLBACK, neverResponds);
  const fallback = page.find(PARTS.loadingFallback);
  assert.match(fallback.textContent ?? '', COPY.loading);
  assert.match(fallback.textContent ?? '', `${COPY.sendCv}cv@broker.example`);
  assert.is(fallback.previousElementSibling?.getAttribute('aria-hidden'), 'true');
  await page.close();
});

test('without a mail address the link to send a CV goes to the contact page', async () => {
  const page = await openList('<div data-broker-widget="careers-list"></div>', () => listResponse([]));
  await page.settled();
  assert.is(page.find('a').getAttribute('href'), 'https://cdn.example/v1/contact-us');
  assert.is(page.find('a').textContent, COPY.sendCvBy);
  await page.close();
});

test('a malformed job is left out, and the others are shown', async () => {
  const page = await openList(FALLBACK, () => listResponse([{ id: 1 }, ...JOBS]));
  await page.settled();
  assert.is(page.all('h3').length, 2);
  assert.match(String(page.errors[0]?.[0]), 'item 0 is left out');
  await page.close();
});

/** URL of the page that is opened. It has the same origin as the loader's URL. */
const URL = 'https://cdn.example/openings';
const applyLink = (page: Awaited<ReturnType<typeof openList>>) =>
  page.link(`${COPY.applyNow}: ${JOBS[0]?.title}`);

test('the link contains the job id for a new tab; a plain click keeps the id out of the URL', async () => {
  const page = await openList(FALLBACK, () => listResponse(JOBS), { url: URL });
  await page.settled();
  const link = applyLink(page);
  assert.is(link.getAttribute('href'), 'https://cdn.example/v1/career-details?job=a%20b');
  await page.click(link);
  assert.is(location.pathname + location.search, '/v1/career-details');
  assert.is(sessionStorage.getItem('broker-job'), 'a b');
  await page.close();
});

for (const init of [
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])
  test(`a click with ${Object.keys(init)} is left to the browser`, async () => {
    const page = await openList(FALLBACK, () => listResponse(JOBS), { url: URL });
    await page.settled();
    await page.click(applyLink(page), init);
    assert.is(sessionStorage.getItem('broker-job'), null);
    await page.close();
  });

test("on a partner's page the link goes to our site, with the job id", async () => {
  const page = await openList(FALLBACK, () => listResponse(JOBS), { url: 'https://partner.example/' });
  await page.settled();
  const link = applyLink(page);
  assert.is(link.href, 'https://cdn.example/v1/career-details?job=a%20b');
  await page.click(link);
  assert.is(sessionStorage.getItem('broker-job'), null);
  await page.close();
});

test('data-details sets the page that shows a job', async () => {
  const page = await openList(
    FALLBACK.replace('data-mail', 'data-details="https://jobs.example/one" data-mail'),
    () => listResponse(JOBS),
  );
  await page.settled();
  assert.is(applyLink(page).getAttribute('href'), 'https://jobs.example/one?job=a%20b');
  await page.close();
});

for (const [details, href] of [
  ['/?page_id=42', '/?page_id=42&job=a%20b'],
  ['/jobs#apply', '/jobs?job=a%20b#apply'],
  ['/jobs?lang=hi#apply', '/jobs?lang=hi&job=a%20b#apply'],
] as const)
  test(`with data-details="${details}" the link keeps the address, and so does a plain click`, async () => {
    const page = await openList(
      FALLBACK.replace('data-mail', `data-details="${details}" data-mail`),
      () => listResponse(JOBS),
      { url: URL },
    );
    await page.settled();
    assert.is(applyLink(page).getAttribute('href'), href);
    await page.click(applyLink(page));
    assert.is(location.href, `https://cdn.example${details}`);
    assert.is(sessionStorage.getItem('broker-job'), 'a b');
    await page.close();
  });

test('a changed attribute updates the list without another request', async () => {
  const page = await openList(FALLBACK, () => listResponse([]));
  await page.settled();
  page.host.dataset.mail = 'jobs@broker.example';
  await page.update();
  assert.is(page.find('a').textContent, 'jobs@broker.example');
  assert.is(page.calls.length, 1);
  await page.close();
});

test('unmounting before the response arrives shows the fallback', async () => {
  let respond = (_: unknown) => {};
  const page = await openList(FALLBACK, () => new Promise((resolve) => (respond = resolve)));
  await page.unmount();
  respond(listResponse(JOBS));
  assert.ok(page.find('slot'));
  assert.equal(page.errors, []);
  await page.close();
});

/**
 * Compares copy.ts with the specification. Only this test notices a changed text, because all other tests import their
 * texts from copy.ts.
 */
test('the wording of the openings is that of the specification', () => {
  assert.is(COPY.applyNow, 'Apply Now');
});

test.run();
