import { renderToStaticMarkup } from 'react-dom/server';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import type { DescribedPage } from '../../../host-pages/head/described-page';
import { Head } from '../../../host-pages/head/Head';
import { PAGE_TRANSITIONS } from '../../../host-pages/head/page-transitions';
import { checkHtml } from '../../support/check-html';
import { installDom } from '../../support/dom';
import { BROKER, OWN_ADDRESS, PAGE } from './another-broker';

const FILES = {
  sheet: '/assets/site-1.css',
  font: '/assets/font.woff2',
  modules: [{ href: '/widgets/navbar-1.js', integrity: 'sha384-x' }],
  loader: '/loader.js',
  scripts: ['/assets/site-1.js'],
};

const documentOf = (page: DescribedPage, site = BROKER) =>
  `<!doctype html>${renderToStaticMarkup(
    <html lang="en-IN">
      <Head page={page} site={site} files={FILES} />
      <body>
        <main>
          <h1>Page</h1>
        </main>
      </body>
    </html>,
  )}`;

async function withHead(page: DescribedPage, check: (find: Find, document: Document) => void, site = BROKER) {
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

test('a page has its title, description, keywords and its own address', () =>
  withHead(PAGE, (find, document) => {
    assert.is(document.title, 'All Risk | Godavari & Sons');
    assert.is(find('meta[name=description]'), 'Cover for "works" & <plant>.');
    assert.is(find('meta[name=keywords]'), 'works, plant');
    assert.is(find('link[rel=canonical]', 'href'), OWN_ADDRESS);
    assert.is(find('meta[name=robots]'), 'index,follow');
    assert.is(find('meta[name=theme-color]'), '#0b1d1a');
  }));

test('a page that may not be listed says noindex', () =>
  withHead({ ...PAGE, indexed: false }, (find) => assert.is(find('meta[name=robots]'), 'noindex')));

test('a second address of a page names the first, with the share image of the first', () =>
  withHead({ ...PAGE, path: '/individuals', canonical: '/services' }, (find) => {
    assert.is(find('link[rel=canonical]', 'href'), 'https://godavari.example/services');
    assert.is(find('meta[property="og:url"]'), 'https://godavari.example/services');
    assert.is(find('meta[property="og:image"]'), 'https://godavari.example/share/services.png');
  }));

test('a page without words of its own takes those of a brokerage', () => {
  const { meta: _, ...bare } = PAGE;
  return withHead({ ...bare, meta: { meta_title: 'Mine', keyword: '' } }, (find, document) => {
    assert.is(document.title, 'Mine | Godavari & Sons');
    assert.match(find('meta[name=description]') as string, 'insurance broker');
    assert.match(find('meta[name=keywords]') as string, 'insurance broker');
  });
});

test('a page that is shared shows its image, with size and words', () =>
  withHead(PAGE, (find) => {
    const image = 'https://godavari.example/share/corporate-project-insurance-contractors-x-y.png';
    for (const [selector, content] of [
      ['[property="og:title"]', 'All Risk'],
      ['[property="og:type"]', 'website'],
      ['[property="og:site_name"]', 'Godavari & Sons'],
      ['[property="og:description"]', 'Cover for "works" & <plant>.'],
      ['[property="og:url"]', OWN_ADDRESS],
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

test('every script that runs is a deferred file; the rest is data, which ends no script element', () => {
  const html = documentOf(PAGE);
  const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
  assert.is(scripts.length, 4);
  for (const [, attributes = '', text = ''] of scripts) {
    if (/type="(speculationrules|application\/ld\+json)"/.test(attributes)) JSON.parse(text);
    else assert.ok(/\bdefer\b.*\bsrc=/.test(attributes) && text === '', attributes);
  }
  assert.not.match(html, /\sstyle=|\son\w+=/);
  assert.match(html, 'Is \\u003c/script> covered?');
});

test('the rule for transitions between pages stands in the page, before its body', () =>
  withHead(PAGE, (_, document) => {
    const styles = [...document.querySelectorAll('style')];
    assert.equal(
      styles.map((style) => [style.parentElement?.localName, style.textContent]),
      [['head', PAGE_TRANSITIONS]],
    );
  }));

test('the loader is marked, and comes after the scripts of the page', () =>
  withHead(PAGE, (find, document) => {
    const sources = [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
    assert.equal(sources, ['/assets/site-1.js', '/loader.js']);
    assert.is(find('[data-broker-loader]', 'src'), '/loader.js');
    assert.is(find('link[rel=modulepreload]', 'integrity'), 'sha384-x');
    assert.is(find('link[rel=preload][as=font]', 'href'), '/assets/font.woff2');
    assert.is(find('link[rel=stylesheet]', 'href'), '/assets/site-1.css');
  }));

test('page views are reported where the broker says, and to nobody where it does not', async () => {
  await withHead(PAGE, (find) => assert.is(find('meta[name=analytics]'), undefined));
  await withHead(PAGE, (find) => assert.is(find('meta[name=analytics]'), 'https://count.example/view'), {
    ...BROKER,
    analytics: 'https://count.example/view',
  });
});

test('pages of the site are made ready as links are pointed at: not the API, frames, files or places on the page', () =>
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
