import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readFrameOptions } from '../../../host-pages/browser/frame-options';
import { encodeValue } from '../../../widgets/contract/coded-value';
import { installDom, whenDomCloses } from '../../support/dom';
import { TABLE_CONSTANTS } from '../../support/table-constants';

Object.assign(globalThis, TABLE_CONSTANTS);

const COLOURS = ['#1d4ed8', 'rebeccapurple', 'rgb(1, 2, 3)'];

/**
 * Calls `readFrameOptions` with the host element of a form and the query string `search`. Returns the element's `data-`
 * attributes, accent and HTML, and the logged warnings.
 */
async function open(search: string) {
  const dom = installDom('<div data-broker-widget="quote-form" data-prerendered="" data-when="now"></div>');
  const warnings: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => void warnings.push(text);
  whenDomCloses(() => Object.assign(console, { warn }));
  // This stub accepts not only colours, but also var() and the keyword `inherit`, as browsers do.
  const supports = (_: string, text: string) => COLOURS.includes(text) || /var\(|^inherit$/.test(text);
  Object.defineProperty(globalThis, 'CSS', { value: { supports }, configurable: true });
  const host = document.querySelector('div') as HTMLElement;
  readFrameOptions(host, search);
  // Don't read `dataset`: in happy-dom, it does not enumerate attributes with an empty value.
  const names = host.getAttributeNames().filter((name) => name.startsWith('data-'));
  const all = Object.fromEntries(names.map((name) => [name.slice(5), host.getAttribute(name)]));
  const { 'broker-widget': _, when, ...data } = all;
  const result = {
    data,
    accent: host.style.getPropertyValue('--broker-accent'),
    html: host.innerHTML,
    warnings,
  };
  assert.is(when, 'now');
  await dom.close();
  return result;
}

test('options in the URL become attributes of the placeholder', async () => {
  const { data, warnings } = await open(
    '?partner=agent-42&lang=te&insurance-type=Corporate&type-of-insurance=Marine%20cargo&heading-level=none&consent=required',
  );
  assert.equal(data, {
    partner: 'agent-42',
    lang: 'te',
    'insurance-type': 'Corporate',
    'type-of-insurance': 'Marine cargo',
    'heading-level': 'none',
    consent: 'required',
  });
  assert.equal(warnings, []);
});

for (const search of [
  '?LANG=HI&PARTNER=agent-42&INSURANCE-TYPE=CORPORATE',
  '?partner=agent-42&amp;insurance-type=Corporate&amp;lang=hi).',
  '??partner%3Dagent-42%26lang%3Dhi%26insurance-type%3DCorporate',
  '?%20partner=&partner=agent-42&lang=hi?insurance-type=Corporate',
  // The frame's script appends the URL's fragment, and replaces its # with &. Here, the fragment is
  // #38;partner=agent-42.
  '?insurance-type=Corporate&lang=hi&38;partner=agent-42',
])
  test(`the options of the changed ${search} become attributes`, async () => {
    const { data, warnings } = await open(search);
    assert.equal(data, { partner: 'agent-42', lang: 'hi', 'insurance-type': 'Corporate' });
    assert.equal(warnings, []);
  });

for (const search of ['?utm_source=wa', '?lang=te&utm_source=wa'])
  test(`the hidden fields of the served form are in the form that the widget draws for ${search}`, async () => {
    const dom = installDom(
      `<div data-prerendered=""><form><input type="hidden" name="type" value="quote"><input name="city"><input type="hidden" name="utm_source" value="wa"></form></div>`,
    );
    const host = document.querySelector('div') as HTMLElement;
    readFrameOptions(host, search);
    // The widget hydrates the form, or draws another one in a shadow root.
    const root = host.hasAttribute('data-prerendered') ? host : host.attachShadow({ mode: 'open' });
    root.innerHTML = '<form><input type="hidden" name="type" value="quote"><input name="city"></form>';
    host.dispatchEvent(new Event('broker:ready'));
    const names = [...root.querySelectorAll('input')].map(({ name }) => name);
    assert.equal(names, ['type', 'city', 'utm_source']);
    await dom.close();
  });

test('a partner is cut to the length of an ID, whether it is encoded or not', async () => {
  for (const [sent, partner] of [
    [encodeValue('న'.repeat(100)), encodeValue('న'.repeat(100))],
    [encodeValue('న'.repeat(101)), encodeValue('న'.repeat(100))],
    [`agent-42/${'x'.repeat(900)}`, `agent-42/${'x'.repeat(91)}`],
    [`agent-42%3Ffbclid=${'x'.repeat(900)}`, 'agent-42'],
    [`${'x'.repeat(99)}😀😀`, `${'x'.repeat(99)}😀`],
  ] as const) {
    const { data, warnings } = await open(`?partner=${sent}`);
    assert.equal([data.partner, warnings], [partner, []]);
  }
});

test('with only a partner or an accent, the widget hydrates the prerendered markup', async () => {
  assert.ok('prerendered' in (await open('?partner=agent-42')).data);
  assert.ok('prerendered' in (await open('?accent=%231d4ed8')).data);
  assert.not.ok('prerendered' in (await open('?lang=hi')).data);
});

for (const search of [
  'lang=fr',
  'heading-level=1',
  'insurance-type=Pet',
  'consent=yes',
  'partner=',
  'lang=__proto__',
])
  test(`the invalid ${search} is ignored, with a warning`, async () => {
    const { data, warnings } = await open(`?${search}`);
    assert.equal(data, { prerendered: '' });
    assert.is(warnings.length, 1);
    assert.match(warnings[0] as string, search.split('=')[0] as string);
  });

test('visitor data, API URL and redirects cannot be set in the URL', async () => {
  const names = [
    'first-name',
    'email',
    'mobile',
    'message',
    'api',
    'home',
    'redirect',
    'success',
    'when',
    'prerendered',
  ];
  const { data } = await open(`?${names.map((name) => `${name}=https://evil.example/`).join('&')}`);
  assert.equal(data, { prerendered: '' });
});

test('markup in the URL becomes an attribute value, never an element', async () => {
  const { data, html } = await open('?partner=%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  assert.is(data.partner, '"><img src=x onerror=alert(1)>');
  assert.is(html, '');
});

for (const colour of COLOURS)
  test(`the accent ${colour} is applied`, async () =>
    assert.is((await open(`?accent=${encodeURIComponent(colour)}`)).accent, colour));

for (const text of [
  'var(--x)',
  'inherit',
  'url(//evil.example)',
  'red;background:url(//evil.example)',
  'x'.repeat(99),
])
  test(`the invalid accent ${text.slice(0, 40)} is ignored, with a warning`, async () => {
    const { accent, warnings } = await open(`?accent=${encodeURIComponent(text)}`);
    assert.is(accent, '');
    assert.is(warnings.length, 1);
  });

test.run();
