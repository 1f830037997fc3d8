import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { standaloneSheet } from '../../build/pages/stylesheets';
import { FRAMED } from '../../host-pages/deploy/headers';
import { ROUTES } from '../../host-pages/routes';
import { SITE } from '../../host-pages/site';
import { STANDALONE_PAGES } from '../../host-pages/standalone-pages';
import { StandalonePage } from '../../host-pages/templates/layout/StandalonePage';
import { LANGUAGES } from '../../widgets/shared/runtime/language';
import { checkHtml } from '../support/check-html';
import { parseHtml } from '../support/pages';

const FILES = {
  sheet: '/assets/a.css',
  modules: ['/widgets/a.js'],
  loader: '/loader.js',
  script: '/assets/b.js',
};
const PAGES = STANDALONE_PAGES.map((page) => {
  const html = `<!doctype html>${renderToStaticMarkup(StandalonePage({ page, files: FILES }))}`;
  return { ...page, html, document: parseHtml(html) };
});
const framedForm = () => {
  const page = PAGES.find(({ path }) => path === '/embed/quote-form');
  return (page as (typeof PAGES)[number]).document;
};

test('the standalone pages are those that may be framed, and none is a route of the site', () => {
  assert.equal(
    STANDALONE_PAGES.map(({ path, file }) => [path, `/${file}`]),
    FRAMED.map(({ path, file }) => [path, file]),
  );
  for (const { path } of STANDALONE_PAGES) assert.not.ok(ROUTES.some((route) => route.path === path));
});

for (const { path, html, document } of PAGES)
  test(`${path} is valid HTML, not indexed, and has no inline script or style`, () => {
    assert.equal(checkHtml(html), []);
    assert.is(document.querySelector('meta[name=robots]')?.getAttribute('content'), 'noindex');
    assert.is(document.querySelectorAll('script:not([src]), style, [style]').length, 0);
    assert.equal(
      [...document.querySelectorAll('script')].map((script) => [
        script.getAttribute('src'),
        script.hasAttribute('defer'),
      ]),
      [
        [FILES.script, true],
        [FILES.loader, true],
      ],
    );
    assert.is(document.querySelectorAll('h1').length, 1);
    assert.is(document.querySelectorAll('header nav, footer').length, 0);
  });

test('without scripts the form answers in its frame, and says beside the button what to do where forms are blocked', () => {
  const form = framedForm().querySelector('form') as HTMLFormElement;
  assert.is(form.getAttribute('target'), '_self');
  const text = form.querySelector('button[type=submit] ~ noscript')?.textContent ?? '';
  for (const way of [SITE.phone, SITE.mail, `${SITE.origin}/embed/quote-form`])
    assert.ok(text.includes(way), way);
});

test('a link to the form is shown with a title, a description and an image that the build draws', () => {
  const contentOf = (name: string) =>
    framedForm().querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');
  const [image, ...others] = STANDALONE_PAGES.flatMap(({ share }) => (share ? [share.image] : []));
  assert.is(others.length, 0);
  assert.is(contentOf('og:image'), `${SITE.origin}/${image?.file}`);
  assert.is(image?.file, 'share/embed-quote-form.png');
  assert.is(contentOf('og:title'), 'Get A Quote');
  assert.match(contentOf('description') ?? '', SITE.name);
});

test('links in a frame open in a new tab', () => {
  for (const { document } of PAGES)
    assert.is(document.querySelector('base')?.getAttribute('target'), '_blank');
});

test('the form in the frame submits without JavaScript, and does not redirect to the home page', () => {
  const host = framedForm().querySelector('[data-broker-widget]') as HTMLElement;
  assert.ok(host.hasAttribute('data-prerendered'));
  assert.not.ok(host.hasAttribute('data-home'));
  const form = host.querySelector('form');
  assert.is(form?.getAttribute('action'), `/api/${SITE.product}/contact_us.php`);
  assert.is(host.querySelector('h2')?.textContent, 'Get A Quote');
});

test('the page of a link offers the languages, a call and a chat that names the page', () => {
  const header = framedForm().querySelector('header');
  assert.equal(
    [...framedForm().querySelectorAll<HTMLInputElement>('fieldset[aria-label] input')].map(
      ({ value }) => value,
    ),
    LANGUAGES,
  );
  assert.ok(header?.querySelector('a[href^="tel:"]'));
  const chat = new URL(header?.querySelector<HTMLAnchorElement>('[data-chat]')?.href ?? '');
  assert.match(chat.searchParams.get('text') ?? '', `${SITE.origin}/embed/quote-form`);
});

test('the style sheet of a frame contains the styles of the form and none of the site', () => {
  const code = Buffer.from(standaloneSheet('embed-frame', SITE.accent).code).toString();
  assert.match(code, '.quote-form');
  assert.match(code, '.broker-field');
  assert.not.match(code, /\.bar\b|\.foot\b|url\(/);
  assert.match(
    standaloneSheet('embed-preview', SITE.accent).file,
    /^assets\/embed-preview-[0-9a-f]{8}\.css$/,
  );
});

test.run();
