import { JSDOM } from 'jsdom';
import { inject } from 'light-my-request';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { documentedWidgets } from '../../demo/gallery/documented-widgets';
import { createPartnerSite } from '../../demo/partner/site';
import { LANGUAGES } from '../../widgets/shared/runtime/language';
import { withTempFolder, writeFiles } from '../server/temp-site';

const BROKER = 'http://localhost:4567';
const request = (url: string) => inject(createPartnerSite({ brokerOrigin: BROKER }), { url });
const pageAt = async (path: string) => {
  const { statusCode, body } = await request(`/gallery${path}`);
  assert.is(statusCode, 200, path);
  return new JSDOM(body).window.document;
};
const placeholderAt = async (path: string) => (await pageAt(path)).querySelector('[data-broker-widget]');

test('every widget with options for partners has a page, with a control for each of them', async () => {
  const links = [...(await pageAt('')).querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  const widgets = await documentedWidgets();
  assert.equal(
    links,
    widgets.map(({ name }) => `/gallery/${name}`),
  );
  for (const { name, options } of widgets) {
    const page = await pageAt(`/${name}`);
    assert.is(page.querySelector('.stage > div')?.getAttribute('data-broker-widget'), name);
    const controls = [...page.querySelectorAll<HTMLElement>('form [id^=data-]:is(input, select)')];
    assert.equal(
      controls.map(({ id }) => id),
      options.map(({ attribute }) => attribute),
    );
    for (const { id } of controls) assert.ok(page.querySelector(`label[for="${id}"]`), id);
  }
});

test('a list of values is a list with the default first; everything else is a text field', async () => {
  const page = await pageAt('/quote-form');
  const valuesOf = (name: string) =>
    [...page.querySelectorAll(`#${name} option`)].map((option) => option.getAttribute('value'));
  assert.equal(valuesOf('data-consent'), ['', 'none', 'required']);
  assert.equal(valuesOf('data-lang'), ['', ...LANGUAGES]);
  for (const name of ['data-partner', 'data-accent', 'data-state'])
    assert.is(page.querySelector(`#${name}`)?.localName, 'input', name);
});

test('the placeholder is that of the example, with what is chosen', async () => {
  const example = await placeholderAt('/quote-form');
  assert.is(example?.getAttribute('data-lang'), 'te');
  assert.is(example?.querySelector('a')?.href, `${BROKER}/embed/quote-form?partner=agent-42`);
  const chosen = await placeholderAt(
    '/quote-form?data-lang=hi&data-consent=&data-partner=a%22%3E%3Cb%3E&onclick=1',
  );
  assert.is(chosen?.getAttribute('data-lang'), 'hi');
  assert.is(chosen?.getAttribute('data-partner'), 'a"><b>');
  assert.equal([chosen?.hasAttribute('data-consent'), chosen?.hasAttribute('onclick')], [false, false]);
  const single = await placeholderAt('/faq-accordion');
  assert.is(single?.getAttribute('data-single'), '');
  assert.not((await placeholderAt('/faq-accordion?data-single='))?.hasAttribute('data-single'));
});

test('the snippet is what the page contains', async () => {
  const page = await pageAt('/navbar?scheme=dark&dir=rtl');
  const snippet = page.querySelector('#snippet')?.textContent ?? '';
  const stage = page.querySelector('.stage');
  assert.equal([stage?.className, stage?.getAttribute('dir')], ['stage dark', 'rtl']);
  assert.match(snippet, `<script async src="${BROKER}/loader.js" data-broker-loader></script>`);
  assert.is(new JSDOM(snippet).window.document.body.firstElementChild?.outerHTML, stage?.innerHTML);
  assert.not.match(snippet, 'broker.example/corporate');
});

test('an unknown widget gets 404', async () => {
  for (const name of ['nothing', 'embed-builder'])
    assert.is((await request(`/gallery/${name}`)).statusCode, 404);
});

test('a section without an example is an error that names it', () =>
  withTempFolder(async (folder) => {
    await writeFiles(folder, { 'options.md': '## clock\n\nA clock.\n\n<!-- options: clock -->\n' });
    let message = '';
    await documentedWidgets(`${folder}/options.md`).catch((error) => {
      message = error.message;
    });
    assert.match(message, 'the section clock has no example');
  }));

test.run();
