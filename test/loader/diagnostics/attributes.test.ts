import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { optionNames } from '../../../build/bundles/widget-tables';
import {
  checkMisspelt,
  checkName,
  checkOptions,
  checkValues,
  MAX_STORED_PARTNER_LENGTH,
} from '../../../loader/diagnostics/attributes';
import { captureWarnings } from '../../../loader/diagnostics/warnings';
import { maxExtraLength } from '../../../server/api/lead-form';
import { LANGUAGES } from '../../../widgets/shared/runtime/language';
import { captureConsole } from '../../support/capture-console';
import { installDom } from '../../support/dom';
import { TABLE_CONSTANTS } from '../../support/table-constants';

Object.assign(globalThis, TABLE_CONSTANTS);
const { 'quote-form': NAMES = [] } = await optionNames();
const ALL = { 'quote-form': NAMES, toasts: ['label'] };

function open(attributes: string) {
  const dom = installDom(`<div data-broker-widget="quote-form" ${attributes}></div>`);
  return { host: document.querySelector('div') as HTMLElement, ...captureConsole(), close: dom.close };
}

test('every option of the quote form, and every common attribute, is accepted', async () => {
  const given = NAMES.map((name) => `data-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}="x"`);
  const { host, close } = open(`${given.join(' ')} data-when="now" data-api="/" data-prerendered`);
  assert.equal(checkOptions(host, 'quote-form', NAMES), []);
  assert.is(checkName(host, ALL), undefined);
  await close();
});

test("the popup accepts the quote form's options, which it passes on, except the level of a heading", async () => {
  const { 'contact-popup': names = [] } = await optionNames();
  const { host, close } = open(
    'data-consent="required" data-type-of-insurance="Motor" data-heading-level="2"',
  );
  assert.equal(
    checkOptions(host, 'contact-popup', names).map(({ id, expected }) => [id, expected]),
    [['other-attributes', 'data-heading-level on body > div']],
  );
  await close();
});

test('a misspelt option is reported with its correct name; other attributes by name, without values', async () => {
  const { host, close } = open('data-partnr="Asha" data-mobile-no="9876543210" data-v-7ba5bd90');
  const found = checkOptions(host, 'quote-form', ['partner']);
  assert.equal(
    found.map(({ id, expected, fix }) => [id, expected, fix.slice(0, 19)]),
    [
      ['wrong-option', 'data-partnr on body > div', 'Write data-partner.'],
      ['other-attributes', 'data-mobile-no, data-v-7ba5bd90 on body > div', 'Nothing, if another'],
    ],
  );
  assert.not.match(JSON.stringify(found), /Asha|9876543210/);
  await close();
});

test('an unknown widget name is reported, even one that is a property of every object', async () => {
  const { host, close } = open('');
  for (const name of ['quote-from', 'constructor', '']) {
    host.dataset.brokerWidget = name;
    assert.is(checkName(host, ALL)?.id, 'wrong-name', name);
  }
  await close();
});

test('curly quotes, which widgets ignore, are not reported', async () => {
  const { host, close } = open('data-when="“now”" data-lang="‘hi’"');
  globalThis.CSS ??= { supports: () => true } as never;
  host.dataset.brokerWidget = '“quote-form”';
  assert.is(checkName(host, ALL), undefined);
  assert.equal(checkValues(host, 'quote-form'), []);
  await close();
});

test('an unknown language is reported with the known ones', async () => {
  const { host, close } = open('data-lang="xx"');
  globalThis.CSS ??= { supports: () => true } as never;
  assert.match(`${checkValues(host, 'quote-form')[0]?.actual}`, `data-lang="xx" is not one of ${LANGUAGES}`);
  for (const lang of ['hi', 'hi-IN', 'hi_IN', 'TE']) {
    host.dataset.lang = lang;
    assert.equal(checkValues(host, 'quote-form'), [], lang);
  }
  await close();
});

test('a data-partner that is too long for the server is reported, without its value', async () => {
  const { host, close } = open(`data-partner="${'a'.repeat(200)}"`);
  globalThis.CSS ??= { supports: () => true } as never;
  assert.equal(checkValues(host, 'quote-form'), []);
  host.dataset.partner += 'a';
  const found = checkValues(host, 'quote-form');
  assert.equal(
    found.map(({ id, level, actual }) => [id, level, actual]),
    [
      [
        'wrong-value',
        'problem',
        'data-partner has 201 characters: a lead is stored without one of more than 200',
      ],
    ],
  );
  assert.is(MAX_STORED_PARTNER_LENGTH, maxExtraLength('partner'));
  await close();
});

test('a misspelling of data-broker-widget is reported, the attribute itself is not', async () => {
  const { host, close } = open('');
  assert.equal(checkMisspelt(), []);
  host.removeAttribute('data-broker-widget');
  host.setAttribute('data-broker-widgets', 'quote-form');
  assert.equal(
    checkMisspelt().map(({ id, fix }) => [id, fix]),
    [['wrong-attribute', 'Write data-broker-widget.']],
  );
  await close();
});

test('our warnings are captured without personal data, others are logged, and restore() stops that', async () => {
  const { host, warnings, close } = open('');
  const before = console.warn;
  const captured = captureWarnings();
  console.warn('broker-widgets: quote-form: data-email="a@b.example" is too long; "" is used.', host);
  console.warn('broker-widgets: 2.0.0 hands over to 1.0.0');
  console.warn('of the page', host);
  captured.restore();
  assert.is(console.warn, before);
  assert.equal(
    captured.found.map(({ id, actual }) => [id, actual]),
    [['wrong-value', 'data-email="…" is too long; "" is used.']],
  );
  assert.is(warnings.length, 2);
  await close();
});

test('repeat() makes widgets read their options again, and leaves the attributes as they were', async () => {
  const { host, close } = open('data-partner="a"');
  const before = host.outerHTML;
  const changed: (string | null)[] = [];
  const observer = new MutationObserver((records) => {
    for (const { attributeName } of records) changed.push(attributeName);
  });
  observer.observe(host, { attributes: true });
  const captured = captureWarnings();
  await captured.repeat([host]);
  captured.restore();
  assert.ok(changed.every((name) => name?.startsWith('data-')) && changed.length > 0, `${changed}`);
  assert.is(host.outerHTML, before);
  await close();
});

test.run();
