import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  checkMisspelt,
  checkName,
  checkOptions,
  checkValues,
  optionsOf,
} from '../../../loader/diagnostics/attributes';
import { hearWarnings } from '../../../loader/diagnostics/warnings';
import { OPTIONS } from '../../../widgets/quote-form/options';
import { installDom } from '../../support/dom';
import { hearConsole } from '../../support/hear-console';

const NAMES = optionsOf('quote-form', { 'quote-form': Object.keys(OPTIONS) });
const ALL = { 'quote-form': NAMES, toasts: ['label'] };

function open(attributes: string) {
  const dom = installDom(`<div data-broker-widget="quote-form" ${attributes}></div>`);
  return { host: document.querySelector('div') as HTMLElement, ...hearConsole(), close: dom.close };
}

test('every option of the quote form, and what every placeholder may have, is read', async () => {
  const given = NAMES.map((name) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}="x"`);
  const { host, close } = open(`${given.join(' ')} data-when="now" data-api="/" data-prerendered`);
  assert.equal(checkOptions(host, 'quote-form', NAMES), []);
  assert.is(checkName(host, ALL), undefined);
  await close();
});

test('an attribute that is nearly an option gets its right name; of others the names are told, no values', async () => {
  const { host, close } = open('data-partnr="Asha" data-mobile-no="9876543210" data-v-7ba5bd90');
  const found = checkOptions(host, 'quote-form', ['partner']);
  assert.equal(
    found.map(({ id, asked, todo }) => [id, asked, todo.slice(0, 19)]),
    [
      ['wrong-option', 'data-partnr on body > div', 'Write data-partner.'],
      ['other-attributes', 'data-mobile-no, data-v-7ba5bd90 on body > div', 'Nothing, if they ar'],
    ],
  );
  assert.not.match(JSON.stringify(found), /Asha|9876543210/);
  await close();
});

test('a name that is no widget, and one that every object has, are told', async () => {
  const { host, close } = open('');
  for (const name of ['quote-from', 'constructor', '']) {
    host.dataset.brokerWidget = name;
    assert.is(checkName(host, ALL)?.id, 'wrong-name', name);
  }
  await close();
});

test('a language that is not there is told with those that are, where the widget takes one', async () => {
  const { host, close } = open('data-lang="ta"');
  globalThis.CSS ??= { supports: () => true } as never;
  assert.match(`${checkValues(host, 'quote-form')[0]?.came}`, 'data-lang="ta" is not one of en,hi,te');
  host.dataset.lang = 'hi';
  assert.equal(checkValues(host, 'quote-form'), []);
  await close();
});

test('an attribute that looks like the placeholder’s own is told, and the right ones are not', async () => {
  const { host, close } = open('');
  assert.equal(checkMisspelt(), []);
  host.removeAttribute('data-broker-widget');
  host.setAttribute('data-broker-widgets', 'quote-form');
  assert.equal(
    checkMisspelt().map(({ id, todo }) => [id, todo]),
    [['wrong-attribute', 'Write data-broker-widget.']],
  );
  await close();
});

test('our warnings are heard without what a visitor is called, others pass, and the console is given back', async () => {
  const { host, warnings, close } = open('');
  const before = console.warn;
  const heard = hearWarnings();
  console.warn('broker-widgets: quote-form: data-email="a@b.example" is too long; "" is used.', host);
  console.warn('broker-widgets: 2.0.0 hands over to 1.0.0');
  console.warn('of the page', host);
  heard.stop();
  assert.is(console.warn, before);
  assert.equal(
    heard.found.map(({ id, came }) => [id, came]),
    [['wrong-value', 'data-email="…" is too long; "" is used.']],
  );
  assert.is(warnings.length, 2);
  await close();
});

test('placeholders are made to read their options anew, and keep their attributes', async () => {
  const { host, close } = open('data-partner="a"');
  const before = host.outerHTML;
  const changed: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const { attributeName } of records) changed.push(attributeName);
  });
  observer.observe(host, { attributes: true });
  const heard = hearWarnings();
  await heard.again([host]);
  heard.stop();
  assert.ok(changed.every((name) => name?.startsWith('data-')) && changed.length > 0, `${changed}`);
  assert.is(host.outerHTML, before);
  await close();
});

test.run();
