import { readFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ROUTES } from '../../host-pages/routes';
import { importHere } from './edges';

const PRODUCTS = ROUTES.filter(({ service }) => service);

const parse = (html: string) => new JSDOM(html, { url: 'https://broker.example/' }).window.document;
const pageOf = ({ file }: { readonly file: string }) => readFile(`dist/${file}`, 'utf8');

const labelsOf = (document: Document) =>
  [...document.querySelectorAll('a, button, label, summary, legend, option')].map(({ textContent }) =>
    `${textContent}`.replace(/\s+/g, ' ').trim(),
  );

const elementsOf = (document: Document) =>
  [...document.body.querySelectorAll('*')].map(({ localName, classList }) =>
    [localName, ...[...classList].sort()].join('.'),
  );

/** Elements that a minifier may remove: they are empty until a script fills them, and the script can also create them. */
const FILLED_LATER = [
  'div',
  'div.contact-popup__form',
  'div.embed-builder__qr',
  'div.media-gallery__more',
  'div.toasts__list',
  'p.blog-list__more',
  'span.share-buttons',
];

test('a reading mode shows the questions of a product, without the links for sharing them and the invitation to a form', async () => {
  const { read } = await importHere('read');
  assert.ok(PRODUCTS.length > 20);
  for (const route of PRODUCTS) {
    const document = parse(await pageOf(route));
    const questions = [...document.querySelectorAll('.faq-accordion summary')].map((one) => one.textContent);
    const shown = parse(read(document)).body.textContent ?? '';
    for (const question of questions) assert.match(shown, `${question}`, route.path);
    assert.not.match(shown, 'Link to this question', route.path);
    assert.not.match(shown, 'Fill in your details', route.path);
  }
});

test('a minifier removes no ornament of a page, and joins no words of a label', async () => {
  const { minify } = await importHere('minify');
  for (const route of ROUTES) {
    const html = await pageOf(route);
    const [before, after] = [parse(html), parse(await minify(html))];
    assert.equal(labelsOf(after), labelsOf(before), route.path);
    const left = elementsOf(after);
    const removed = elementsOf(before).filter((element) => {
      const at = left.indexOf(element);
      if (at >= 0) left.splice(at, 1);
      return at < 0 && !FILLED_LATER.includes(element);
    });
    assert.equal(removed, [], route.path);
  }
});

test.run();
