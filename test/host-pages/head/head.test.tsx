import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Head } from '../../../host-pages/head/Head';
import type { PageModel } from '../../../host-pages/head/page-model';
import { PAGE_TRANSITIONS } from '../../../host-pages/head/page-transitions';
import { checkHtml } from '../../support/check-html';
import { installDom } from '../../support/dom';
import { BROKER, PAGE, PAGE_URL } from './another-broker';

const FILES = {
  sheet: '/assets/site-1.css',
  font: '/assets/font.woff2',
  modules: [{ href: '/widgets/navbar-1.js', integrity: 'sha384-x' }],
  loader: '/loader.js',
  scripts: ['/assets/site-1.js'],
};

const documentOf = (page: PageModel, site = BROKER, files = FILES) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en-IN">
      <Head page={page} site={site} files={files} />
      <body>
        <main>
          <h1>Page</h1>
        </main>
      </body>
    </html>,
  )}`;

async function withHead(page: PageModel, check: (find: Find, document: Document) => void, site = BROKER) {
  const dom = installDom(documentOf(page, site));
  const find: Find = (selector, attribute = 'content') =>
    dom.document.querySelector(selector)?.getAttribute(attribute);
  try {
    check(find, dom.document);
  } finally {
    await dom.close();
  }
}
type Find = (selector: string, attribute?: string) => string | null | undefined;

test('a page has its title, description, keywords and canonical URL', () =>
  withHead(PAGE, (find, document) => {
    assert.is(document.title, 'All Risk | Godavari & Sons');
    assert.is(find('meta[name=description]'), 'Cover for "works" & <plant>.');
    assert.is(find('meta[name=keywords]'), 'works, plant');
    assert.is(find('link[rel=canonical]', 'href'), PAGE_URL);
    assert.is(find('meta[name=robots]'), 'index,follow');
    assert.is(find('meta[name=theme-color]'), '#0b1d1a');
  }));

test('a page that shows any post has no og:url, so a shared link keeps the id of its post', () =>
  withHead({ ...PAGE, showsAny: true }, (find) => assert.is(find('meta[property="og:url"]'), undefined)));

test('a page that is not indexed has noindex', () =>
  withHead({ ...PAGE, indexed: false }, (find) => assert.is(find('meta[name=robots]'), 'noindex')));

test('a duplicate of a page has the canonical URL and the share image of the original', () =>
  withHead({ ...PAGE, path: '/individuals', canonical: '/services' }, (find) => {
    assert.is(find('link[rel=canonical]', 'href'), 'https://godavari.example/services');
    assert.is(find('meta[property="og:url"]'), 'https://godavari.example/services');
    assert.is(find('meta[property="og:image"]'), 'https://godavari.example/share/services.png');
  }));

test('missing or empty metadata gets the defaults', () => {
  const { meta: _, ...bare } = PAGE;
  return withHead({ ...bare, meta: { meta_title: 'Mine', keyword: '' } }, (find, document) => {
    assert.is(document.title, 'Mine | Godavari & Sons');
    assert.match(find('meta[name=description]') as string, 'insurance broker');
    assert.match(find('meta[name=keywords]') as string, 'insurance broker');
  });
});

test('Open Graph and Twitter tags have the image with its size and alternative text', () =>
  withHead(PAGE, (find) => {
    const image = 'https://godavari.example/share/corporate-project-insurance-contractors-x-y.png';
    for (const [selector, content] of [
      ['[property="og:title"]', 'All Risk'],
      ['[property="og:type"]', 'website'],
      ['[property="og:site_name"]', 'Godavari & Sons'],
      ['[property="og:description"]', 'Cover for "works" & <plant>.'],
      ['[property="og:url"]', PAGE_URL],
      ['[property="og:image"]', image],
      ['[property="og:image:width"]', '1200'],
      ['[property="og:image:height"]', '630'],
      ['[property="og:image:alt"]', 'All Risk. Godavari & Sons'],
      ['[name="twitter:card"]', 'summary_large_image'],
      ['[name="twitter:title"]', 'All Risk'],
      ['[name="twitter:image"]', image],
      ['[name="twitter:image:alt"]', 'All Risk. Godavari & Sons'],
    ] as const)
      assert.is(find(`meta${selector}`), content, selector);
  }));

test('no script that is executed blocks the parser or is inline, and inline JSON cannot end its script element', () => {
  const html = documentOf(PAGE);
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  assert.is(scripts.length, 4);
  for (const [, attributes = '', text = ''] of scripts) {
    if (/type="(speculationrules|application\/ld\+json)"/.test(attributes)) JSON.parse(text);
    else assert.ok(/\basync\b.*\bsrc=/.test(attributes) && text === '', attributes);
  }
  assert.not.match(html, /\sstyle=|\son\w+=/);
  assert.match(html, 'Is \\u003c/script> covered?');
});

test('scripts of a page that has its own run in order: they use the loader', () => {
  const scripts = ['/assets/site-1.js', '/assets/search-1.js'];
  const html = documentOf(PAGE, BROKER, { ...FILES, scripts });
  const timings = [...html.matchAll(/<script data-cfasync="false" (\w+)="" src="([^"]+)"/g)].map(
    ([, timing, src]) => [timing, src],
  );
  assert.equal(
    timings,
    [...scripts, FILES.loader].map((src) => ['defer', src]),
  );
});

test('the rule for transitions between pages is an inline style in the head', () =>
  withHead(PAGE, (_, document) => {
    const styles = [...document.querySelectorAll('style')];
    assert.equal(
      styles.map((style) => [style.parentElement?.localName, style.textContent]),
      [['head', PAGE_TRANSITIONS]],
    );
  }));

test('the loader has its attribute and follows the scripts of the page', () =>
  withHead(PAGE, (find, document) => {
    const sources = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
    assert.equal(sources, ['/assets/site-1.js', '/loader.js']);
    assert.is(find('[data-broker-loader]', 'src'), '/loader.js');
    assert.is(find('link[rel=modulepreload]', 'integrity'), 'sha384-x');
    assert.is(find('link[rel=preload][as=font]', 'href'), '/assets/font.woff2');
    assert.is(find('link[rel=stylesheet]', 'href'), '/assets/site-1.css');
  }));

test('the analytics endpoint is in the head if configured, and left out if not', async () => {
  await withHead(PAGE, (find) => assert.is(find('meta[name=analytics]'), undefined));
  await withHead(PAGE, (find) => assert.is(find('meta[name=analytics]'), 'https://count.example/view'), {
    ...BROKER,
    analytics: 'https://count.example/view',
  });
});

test('links to pages prerender on hover, except the API, pages for frames, files and fragments', () =>
  withHead(PAGE, (_find, document) => {
    const text = document.querySelector('script[type=speculationrules]')?.textContent ?? '';
    const [rule] = JSON.parse(text).prerender;
    assert.is(rule.eagerness, 'moderate');
    assert.equal(rule.where.and[0], { href_matches: '/*' });
    assert.equal(rule.where.and[1].not.href_matches, ['/api/*', '/embed/*', '/*.*']);
    assert.match(rule.where.and[2].not.selector_matches, '[download]');
  }));

test('the head is valid HTML', () => assert.equal(checkHtml(documentOf(PAGE)), []));

test.run();
