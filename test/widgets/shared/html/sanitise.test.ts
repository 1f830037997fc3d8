import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS } from '../../../../widgets/shared/html/sanitise-rules';
import { XSS_CORPUS } from '../../../support/xss-corpus';
import { openSanitiser } from './open-sanitiser';

/** Attributes that the sanitiser adds. */
const ADDED = ['rel', 'loading', 'decoding', 'referrerpolicy'];

test('an article keeps its paragraphs, lists, tables, links and emphasis', async () => {
  const page = await openSanitiser();
  const html =
    '<p>A <b>b</b> <em>c</em></p><ul><li>d</li></ul><table><tbody><tr><th scope="col">e</th></tr></tbody></table><blockquote>f</blockquote>';
  assert.is(await page.clean(html), html);
  assert.equal(page.errors, []);
  await page.close();
});

test('style, class, id, name, data, aria and event attributes are removed, their element is kept', async () => {
  const page = await openSanitiser();
  for (const attribute of [
    'style="color:red"',
    'class="bar"',
    'id="main"',
    'name="x"',
    'data-broker-widget="quote-form"',
    'aria-hidden="true"',
    'onclick="alert(1)"',
    'slot="x"',
    'contenteditable',
  ])
    assert.is(await page.clean(`<p ${attribute}>a</p>`), '<p>a</p>', attribute);
  await page.close();
});

test('an element that is not allowed is replaced by its text', async () => {
  const page = await openSanitiser();
  assert.is(await page.clean('<p><font>a</font></p>'), '<p>a</p>');
  assert.is(await page.clean('<form>a</form>'), 'a');
  for (const name of ['script', 'style', 'iframe', 'svg', 'math', 'template'])
    assert.not.match(await page.clean(`<p>a</p><${name}>b</${name}>`), 'b</', name);
  await page.close();
});

const LINKS: readonly (readonly [written: string, kept: string])[] = [
  ['href="/services"', 'href="https://broker.example/services"'],
  ['href="services?a=1#b"', 'href="https://broker.example/services?a=1#b"'],
  ['href="mailto:a@b.example"', 'href="mailto:a@b.example"'],
  ['href="tel:+914012345678"', 'href="tel:+914012345678"'],
  ['href="https://other.example/x"', 'href="https://other.example/x" rel="nofollow noopener"'],
  ['href="//other.example/x"', 'href="https://other.example/x" rel="nofollow noopener"'],
  ['href="/x" target="_blank"', 'href="https://broker.example/x" target="_blank" rel="noopener"'],
  ['href="/x" target="_top" rel="opener"', 'href="https://broker.example/x"'],
  [
    'href="http://other.example/" target="_blank"',
    'href="http://other.example/" target="_blank" rel="nofollow noopener"',
  ],
  // A link to a place in the same text leads nowhere, because the sanitiser removes ids.
  ['href="#section"', ''],
  ['href="www.irdai.gov.in"', 'href="https://www.irdai.gov.in/" rel="nofollow noopener"'],
  ['href=" claims@broker.example"', 'href="mailto:claims@broker.example"'],
  ['href="#"', ''],
  ['href="javascript:alert(1)"', ''],
  ['href="data:text/html,x"', ''],
  ['href="blob:https://broker.example/1"', ''],
  ['href="ftp://other.example/"', ''],
  ['href="https://broker.example@other.example/"', ''],
  ['href="https://"', ''],
  ['target="_blank"', ''],
];

for (const [written, kept] of LINKS)
  test(`<a ${written}> becomes <a${kept && ' '}${kept}>`, async () => {
    const page = await openSanitiser();
    assert.is(await page.clean(`<a ${written}>x</a>`), `<a${kept && ' '}${kept}>x</a>`);
    await page.close();
  });

test('a text copied from Google Docs, which is within a <b> of normal weight, is not bold', async () => {
  const page = await openSanitiser();
  const copied = '<b style="font-weight:normal;" id="docs-internal-guid-1"><p>a <b>b</b></p></b>';
  assert.is(await page.clean(copied), '<span><p>a <b>b</b></p></span>');
  await page.close();
});

test('relative URLs are resolved against the given base', async () => {
  const page = await openSanitiser();
  const html = await page.clean('<a href="/x">x</a>', { base: 'https://cdn.example/v1/' });
  assert.is(html, '<a href="https://cdn.example/x" rel="nofollow noopener">x</a>');
  assert.match(await page.clean('<a href="x">x</a>', { base: '/' }), 'href="https://broker.example/x"');
  await page.close();
});

test('an image must be https or from our origin, loads lazily and has its size and an alt attribute', async () => {
  const page = await openSanitiser();
  await page.clean(
    '<img src="/a.png" width="640" height="360" alt="A"><img src="https://other.example/b.png" width="100%" height="0">',
  );
  const [ours, other] = page.container.querySelectorAll('img');
  assert.equal(ours?.getAttributeNames().sort(), ['alt', 'decoding', 'height', 'loading', 'src', 'width']);
  assert.is(ours?.getAttribute('src'), 'https://broker.example/a.png');
  assert.equal(other?.getAttributeNames().sort(), ['alt', 'decoding', 'loading', 'referrerpolicy', 'src']);
  for (const src of ['http://other.example/c.png', 'data:image/png;base64,AA==', 'javascript:alert(1)', ''])
    assert.is(await page.clean(`<img src="${src}">`), '', src);
  await page.close();
});

for (const [written, ordered] of [
  ['h1 h2 h2 h1', 'h3 h4 h4 h3'],
  ['h4 h6 h4', 'h3 h4 h3'],
  ['h2 h4 h3', 'h3 h4 h4'],
  ['h3', 'h3'],
  ['h1 h2 h3 h4 h5 h6', 'h3 h4 h5 h6 h6 h6'],
] as const)
  test(`below an h2, headings ${written} become ${ordered}`, async () => {
    const page = await openSanitiser();
    await page.clean(
      written
        .split(' ')
        .map((name) => `<${name} title="t">x <i>y</i></${name}>`)
        .join('<p>z</p>'),
      { below: 2 },
    );
    const headings = [...page.container.querySelectorAll('h1, h2, h3, h4, h5, h6')];
    assert.is(headings.map(({ localName }) => localName).join(' '), ordered);
    assert.ok(headings.every((one) => one.innerHTML === 'x <i>y</i>' && one.getAttribute('title') === 't'));
    await page.close();
  });

test('hyphenated words of headings stay on one line', async () => {
  const page = await openSanitiser();
  assert.is(
    await page.clean('<h3>own-<i>damage</i> pre-existing - x</h3><p>pre-existing</p>'),
    '<h3>own-<i>damage</i> pre-\u2060existing - x</h3><p>pre-existing</p>',
  );
  await page.close();
});

test('the XSS corpus is reduced to allowed elements, attributes and URL schemes', async () => {
  const page = await openSanitiser();
  assert.ok(XSS_CORPUS.length > 200);
  const attributes: readonly string[] = [...ALLOWED_ATTRIBUTES, ...ADDED];
  for (const vector of XSS_CORPUS) {
    await page.clean(vector);
    for (const element of page.container.querySelectorAll('*')) {
      assert.ok((ALLOWED_TAGS as readonly string[]).includes(element.localName), vector);
      for (const { name, value } of element.attributes) {
        assert.ok(attributes.includes(name), `${name}: ${vector}`);
        if (name === 'href' || name === 'src') assert.match(value, /^(https?|mailto|tel):/, vector);
      }
    }
  }
  // The only errors come from happy-dom, which tries to load frames while it parses HTML.
  assert.ok(page.errors.every(([error]) => (error as Error).name === 'NotSupportedError'));
  await page.close();
});

test('if HTML cannot be parsed, it is shown as paragraphs of text, and the error says what to allow', async () => {
  const page = await openSanitiser();
  const { DOMParser: parser } = globalThis;
  // Simulate the CSP `trusted-types 'none'`, with which DOMParser and innerHTML reject strings.
  const innerHTML = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML') as PropertyDescriptor;
  Object.defineProperty(globalThis, 'DOMParser', { configurable: true, value: undefined });
  Object.defineProperty(Element.prototype, 'innerHTML', {
    ...innerHTML,
    set() {
      throw new TypeError('This document requires TrustedHTML');
    },
  });
  const shown = await page.clean('<h2>A &amp; b</h2><p>c <b>d</b><script>alert(1)</script></p>');
  assert.is(shown, '<p>A &amp; b</p><p>c d</p>');
  assert.match(String(page.errors[0]?.[0]), 'trusted-types dompurify');
  Object.defineProperty(Element.prototype, 'innerHTML', innerHTML);
  Object.defineProperty(globalThis, 'DOMParser', { configurable: true, value: parser });
  await page.close();
});

test('if DOMPurify is lost on its way, that text is shown without its markup, and the next one with it', async () => {
  const page = await openSanitiser('dompurify');
  assert.is(await page.clean('<p>a <b>b</b></p>'), '<p>a b</p>');
  assert.match(String(page.errors[0]?.[0]), 'dompurify is lost');
  assert.is(await page.clean('<p>a <b>b</b></p>'), '<p>a <b>b</b></p>');
  assert.is(page.errors.length, 1);
  await page.close();
});

test.run();
