import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { renderPage } from '../../build/pages/render-page';
import { policyText } from '../../host-pages/content/policy-text';
import { CONTENT } from '../support/content';
import { HEAD_FILES, pageAt, parseHtml, textOf } from '../support/pages';

const linksIn = (document: Document) =>
  [...document.querySelectorAll('nav[aria-labelledby=contents-title] li a')].map((link) => [
    textOf(link),
    link.getAttribute('href'),
  ]);

for (const [path, headings] of [
  ['/terms-of-services', '.clauses h2'],
  ['/company-policies', '[data-broker-widget] h3'],
] as const)
  test(`${path} lists its sections, each with a link to its heading`, () => {
    const { document } = pageAt(path);
    const found = [...document.querySelectorAll(headings)].map((one) => [textOf(one), `#${one.id}`]);
    assert.ok(found.length > 3);
    assert.equal(linksIn(document), found);
  });

const policiesPage = (description: string) => {
  const content = { ...CONTENT, policies: [{ description }] };
  return parseHtml(renderPage({ route: pageAt('/company-policies').route, files: HEAD_FILES, content }));
};

test('a text with two sections has no list of them', () => {
  assert.equal(linksIn(policiesPage('<h2>A</h2><p>x</p><h2>B</h2><p>y</p>')), []);
});

test('titles that are the same, or have no Latin letters, have ids of their own; markup is text in the list', () => {
  const { headings, html } = policyText([
    { description: '<h2>Top</h2><h2>शिकायत</h2><h2>Top</h2><h2 id="main">R&amp;D <em>&lt;b&gt;</em></h2>' },
  ]);
  assert.equal(headings, [
    { id: 'policy-top', title: 'Top' },
    { id: 'policy-2', title: 'शिकायत' },
    { id: 'policy-top-3', title: 'Top' },
    { id: 'policy-r-d-b', title: 'R&D <b>' },
  ]);
  for (const { id } of headings) assert.ok(html.includes(`<h3 id="${id}">`), id);
  assert.not.match(html, /id="main"/);
});

test.run();
