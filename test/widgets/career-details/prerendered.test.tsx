import { createRequire } from 'node:module';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/career-details/copy';
import { TRANSLATIONS } from '../../../widgets/career-details/i18n/translations';
import { jobUrl } from '../../../widgets/contract/job-url';
import { NATIVE_FIELD } from '../../../widgets/contract/own-api-fields';
import { LANGUAGE_KEY } from '../../../widgets/shared/runtime/chosen-language';
import { consentFields } from '../../support/consent-fields';
import { fill } from '../../support/dom';
import { waitUntil } from '../../support/flush';
import { importForBuild } from '../../support/import-fresh';
import { PARTS } from '../../support/parts';
import { VALID_APPLICATION } from '../../support/valid-lead';
import { XSS_CORPUS } from '../../support/xss-corpus';
import { isPreact } from '../open-placeholder';
import { JOB, openCareer } from './open-career';

type Pages = typeof import('../../../host-pages/prerender/opening');
type Server = typeof import('react-dom/server');
const { CareerDetailsPlaceholder } = await importForBuild<Pages>('host-pages/prerender/opening.tsx');
const server: Server = createRequire(import.meta.url)('react-dom/server');
const render = isPreact ? server.renderToStaticMarkup : server.renderToString;

const { SITE } = await importForBuild<typeof import('../../../host-pages/site')>('host-pages/site.ts');

/**
 * Renders a job as the build does. Then replaces the broker's name and licence with those that `openCareer` passes to
 * the widget: React hydrates the markup only if the widget renders the same text.
 */
const markupOf = (job: Job) =>
  render(CareerDetailsPlaceholder({ job }) as never)
    .replaceAll(SITE.name, 'Test Broker')
    .replaceAll(SITE.licence, 'Licence 7');

const BUILT = { ...JOB, posted_at: '' };
type Job = typeof BUILT;

/** Opens the page of a job opening. The page's h1 is outside the placeholder. */
const openOpening = async (job: Job = BUILT, page: Parameters<typeof openCareer>[0] = {}) => {
  const opened = await openCareer({
    markup: markupOf(job),
    url: `https://api.example${jobUrl(job.id, '/')}`,
    handler: () => ({ success: true, data: job }),
    ...page,
    before: (host) => {
      host.before(Object.assign(document.createElement('h1'), { textContent: job.title }));
      page.before?.(host);
    },
  });
  await waitUntil('scripts', () => opened.find<HTMLFormElement>('form')?.noValidate);
  await waitUntil('the request', () => opened.calls.length > 0);
  const close = async () => {
    await opened.unmount();
    await opened.close();
  };
  return { ...opened, close };
};

test('without JavaScript the form posts the file, the job and the action', async () => {
  let hidden: HTMLInputElement[] = [];
  const page = await openOpening(BUILT, {
    before: (host) => {
      const form = host.querySelector('form') as HTMLFormElement;
      assert.equal([form.method, form.enctype, form.noValidate], ['post', 'multipart/form-data', false]);
      assert.match(form.getAttribute('action') ?? '', /\/careers\.php$/);
      hidden = [...form.querySelectorAll<HTMLInputElement>('[type=hidden]')];
    },
  });
  assert.equal(Object.fromEntries(hidden.map(({ name, value }) => [name, value])), {
    action: 'apply',
    job_id: '7',
    [NATIVE_FIELD]: '',
    ...consentFields(page.env.broker),
  });
  await page.close();
});

const OTHERS: Job[] = [
  ...['?>?>', 'a/b', 'job 1', 'ÿ'].map((id) => ({ ...BUILT, id })),
  { ...BUILT, responsibility: XSS_CORPUS.join('\n'), qualification: '' },
  { ...BUILT, job_type: '', location: '', job_description: '', deadline: '', overview: '' },
];

test('every opening is hydrated in place, whatever its text or id, and asked for by its id', async () => {
  for (const job of [BUILT, ...OTHERS]) {
    const nodes: Element[] = [];
    const page = await openOpening(job, {
      before: (host) => nodes.push(...host.querySelectorAll('article, form, [name=file]')),
    });
    for (const node of nodes) assert.ok(page.host.contains(node), job.id);
    assert.equal(page.calls[0]?.fields, { action: 'listbyid', id: job.id });
    assert.not(page.find('[href^=javascript], [onerror], .career-details script'));
    if (isPreact) assert.equal(page.logged(), []);
    await page.close();
  }
});

test('values that were entered before hydration are kept', async () => {
  const page = await openOpening(BUILT, {
    before: (host) => fill(host.querySelector('[name=email]') as HTMLInputElement, VALID_APPLICATION.email),
  });
  assert.is((page.field('email') as HTMLInputElement).value, VALID_APPLICATION.email);
  await page.close();
});

test('a changed opening replaces description and h1, and keeps the form', async () => {
  let form: Element | null = null;
  const page = await openOpening(BUILT, {
    handler: () => ({ success: true, data: { ...JOB, title: 'Clerk', location: 'Goa' } }),
    before: (host) => {
      form = host.querySelector('form');
    },
  });
  await waitUntil('the new title', () => document.querySelector('h1')?.textContent === 'Clerk');
  await waitUntil('the new version', () => page.find(PARTS.endOfList));
  page.dom.intersect(page.find(PARTS.endOfList), false);
  await waitUntil('the new place', () => /Goa/.test(page.find('.career-details').textContent ?? ''));
  assert.ok(page.find('form') === form);
  await page.close();
});

const CLOSED = { ...BUILT, deadline: '2020-01-31' };

test('after its deadline an opening says that applications are closed, and where to go, without a form', async () => {
  let title: Element | null = null;
  const page = await openCareer({
    markup: markupOf(CLOSED),
    url: `https://api.example${jobUrl(CLOSED.id, '/')}`,
    handler: () => ({ success: true, data: CLOSED }),
    before: (host) => {
      title = host.querySelector('.career-details h2.broker-empty__title');
      assert.is(title?.textContent, COPY.closed);
      assert.not(host.querySelector('form'));
      assert.ok(host.querySelector('a[href="/careers"]') && host.querySelector('a[href^="mailto:"]'));
    },
  });
  await waitUntil('the request', () => page.calls.length > 0);
  assert.ok(title && page.host.contains(title));
  assert.equal(page.logged(), []);
  await page.close();
});

test('a page that was built before the deadline closes after it', async () => {
  const { now } = Date;
  Date.now = () => Date.parse('2020-01-31T12:00:00+05:30');
  const markup = markupOf(CLOSED);
  Date.now = now;
  const page = await openOpening(CLOSED, { markup });
  await waitUntil('the message', () => {
    for (const end of page.all(PARTS.endOfList)) page.dom.intersect(end, false);
    return page.host.textContent?.includes(COPY.closed) && !page.find('form');
  });
  assert.match(page.find('article').textContent ?? '', '31/01/2020');
  await page.close();
});

test('an opening that was closed at build time and has a later deadline now has its form', async () => {
  const page = await openCareer({
    markup: markupOf(CLOSED),
    url: `https://api.example${jobUrl(CLOSED.id, '/')}`,
    handler: () => ({ success: true, data: BUILT }),
  });
  await waitUntil('the new version', () => page.find(PARTS.endOfList));
  for (const end of page.all(PARTS.endOfList)) page.dom.intersect(end, false);
  await waitUntil('the form', () => page.find('form'));
  await page.close();
});

test('after a failure the description and the form stay, and the failure is logged', async () => {
  const page = await openOpening(BUILT, { handler: () => new Response('', { status: 500 }) });
  await waitUntil('the log', () => page.logged().length > 0);
  assert.match(`${page.logged()}`, /careers\.php/);
  assert.match(page.find('article').textContent ?? '', JOB.location);
  assert.ok(page.find('form'));
  await page.close();
});

test('an opening that was deleted since the build says so, and asks not to be indexed', async () => {
  const page = await openOpening(BUILT, {
    handler: () => ({ success: false, message: 'There is no such opening', data: [] }),
  });
  await waitUntil('the message', () => page.host.textContent?.includes(COPY.missing));
  assert.ok(document.querySelector('meta[name=robots][content=noindex]'));
  await page.close();
});

test('the page of an opening offers the languages, and only its form follows the choice', async () => {
  const page = await openOpening();
  const choose = (language: string) =>
    page.click(page.find(`input[type=radio][value=${language}]`) as HTMLElement);
  await waitUntil('the choice', () => !page.find<HTMLFieldSetElement>('.languages').disabled);
  await choose('hi');
  await waitUntil('Hindi', () => page.find('[data-phase]').lang === 'hi');
  assert.is(page.find('label[for=broker-file]').textContent?.trim(), TRANSLATIONS.hi.labels.file);
  assert.not(page.find('article').closest('[lang=hi]'));
  await page.close();
});

test('the page for openings newer than the build shows the form in the language of an earlier page', async () => {
  const page = await openCareer({
    markup: render(CareerDetailsPlaceholder({}) as never),
    before: () => sessionStorage.setItem(LANGUAGE_KEY, 'te'),
  });
  await page.shown();
  assert.is(page.find('[data-phase]').lang, 'te');
  await page.close();
});

test.run();
