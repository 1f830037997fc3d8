import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  ADD,
  ADDED,
  askAmounts,
  CALCULATE,
  ENOUGH,
  FORMULAS,
  LINE_START,
  NO_ROOM,
  readAmount,
  rupees,
  SENT,
} from '../../../host-pages/browser/cover-need';
import { COVER_NEED_TITLE, COVER_NEEDS } from '../../../host-pages/records/cover-need';
import { LEAD_FIELDS } from '../../../widgets/contract/field-rules';
import { type Dom, fill, installDom } from '../../support/dom';
import { PAGES, pageAt, textOf } from '../../support/pages';

const LIFE = '/individual/life-insurance';
const PROPERTY = '/corporate/property-insurance';

let dom: Dom;
const { fields: LIFE_FIELDS } = FORMULAS.life;
const { fields: PROPERTY_FIELDS } = FORMULAS.property;

const need = () => document.querySelector('[data-cover-need]') as HTMLElement;

/** Opens the content of the page at `path`, and shows the fields in which a visitor enters amounts. */
function open(path = LIFE) {
  dom = installDom(`<body>${pageAt(path).document.querySelector('main')?.outerHTML}</body>`);
  Element.prototype.scrollIntoView = () => {};
  askAmounts(need());
}
const labelled = (label: string) => {
  const found = [...need().querySelectorAll('label')].find(({ textContent }) =>
    textContent?.startsWith(label),
  );
  return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
};
const button = (name: string) =>
  [...need().querySelectorAll('button')].find(({ textContent }) => textContent === name);
const result = () => need().querySelector('output [aria-hidden]')?.textContent ?? '';
/** Returns what a screen reader announces of the result. */
const heard = () => need().querySelector('output :not([aria-hidden])')?.textContent;
const status = () => need().querySelector('[role=status]')?.textContent;
const message = () => document.querySelector('#formdata textarea') as HTMLTextAreaElement;
const errorOf = (input: HTMLInputElement) =>
  document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;

/** Types each value into the field whose label is the value's key, and presses the button `CALCULATE`. */
function calculate(values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) fill(labelled(label), value);
  button(CALCULATE)?.click();
}
const life = (income: string, years: string, loans = '', savings = '') =>
  calculate({
    [LIFE_FIELDS.income.label]: income,
    [LIFE_FIELDS.years.label]: years,
    [LIFE_FIELDS.loans.label]: loans,
    [LIFE_FIELDS.savings.label]: savings,
  });

test.after.each(() => dom?.close());

test('without scripts the pages of term life and of stock and machinery show the formula as text, and no other page does', () => {
  const shown = PAGES.filter(({ document }) => document.querySelector('[data-cover-need]'));
  assert.equal(
    shown.map(({ path }) => path),
    [LIFE, PROPERTY, `${PROPERTY}/fire-policy`, `${PROPERTY}/industrial-all-risk-insurance`],
  );
  for (const { path, document } of shown) {
    const part = document.querySelector('[data-cover-need]');
    const formula = COVER_NEEDS[path === LIFE ? 'life' : 'property'];
    assert.is(textOf(part as Element), `${COVER_NEED_TITLE} ${formula}`);
    assert.not(part?.querySelector('input, button'), path);
  }
});

for (const [typed, amount] of [
  ['1250000', 1_250_000],
  ['12,50,000', 1_250_000],
  [' ₹ 12 50 000 ', 1_250_000],
  ['Rs. 12,50,000/-', 1_250_000],
  ['१२,५०,०००', 1_250_000],
  ['౧౨౫౦౦౦౦', 1_250_000],
  ['0', 0],
  ['12.5', undefined],
  ['12 lakh', 1_200_000],
  ['12.5L', 1_250_000],
  ['₹1.5 crore', 15_000_000],
  ['2 Cr', 20_000_000],
  ['Rs.12,50,000.00', 1_250_000],
  ['12,50,000.00/-', 1_250_000],
  ['12 thousand', undefined],
  ['-5', undefined],
  ['', undefined],
] as const)
  test(`"${typed}" is read as ${amount}`, () => assert.is(readAmount(typed), amount));

test('a term policy needs income × years + loans − savings, in words and in Indian grouping', () => {
  open();
  life('12,00,000', '10', '5,00,000', '2 00 000');
  assert.is(result(), 'Income ₹12,00,000 × 10 years + loans ₹5,00,000 − savings ₹2,00,000 = ₹1,23,00,000');
  life('12,00,000', '10');
  assert.is(result(), 'Income ₹12,00,000 × 10 years + loans ₹0 − savings ₹0 = ₹1,20,00,000');
});

test('a screen reader hears lakh, crore and rupees, because voices misread Indian grouping and braille has no ₹', () => {
  open();
  life('12,50,000', '20', '99,999', '1,00,001');
  assert.is(
    heard(),
    'Income 12.5 lakh rupees × 20 years + loans 99,999 rupees − savings 1.00001 lakh rupees = 2.4999998 crore rupees',
  );
});

test('savings above the need give 0, with a sentence that says why', () => {
  open();
  life('100000', '1', '', '5,00,000');
  assert.ok(result().endsWith(`= ${rupees(0)}. ${ENOUGH}`), result());
  assert.ok(heard()?.endsWith(`= 0 rupees. ${ENOUGH}`), heard());
});

test('the sum of stock and machinery is worked out', () => {
  open(PROPERTY);
  calculate({ [PROPERTY_FIELDS.stock.label]: '40,00,000', [PROPERTY_FIELDS.machinery.label]: '2500000' });
  assert.is(result(), 'Stock ₹40,00,000 + machinery ₹25,00,000 = ₹65,00,000');
});

test('wrong amounts have an error that their field names, and the first one gets the focus', () => {
  open();
  life('12 thousand', '99', 'x');
  const [income, years, loans] = ['income', 'years', 'loans'].map((name) =>
    labelled(LIFE_FIELDS[name as keyof typeof LIFE_FIELDS].label),
  ) as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  assert.is(document.activeElement, income);
  for (const input of [income, years, loans]) assert.is(input.getAttribute('aria-invalid'), 'true');
  assert.is(errorOf(years), LIFE_FIELDS.years.error);
  assert.match(`${errorOf(income)}`, 'Enter an amount');
  assert.is(result(), '');
  assert.not(button(ADD));
  fill(income, '1200000');
  assert.not(income.hasAttribute('aria-invalid'));
  assert.not(errorOf(income));
});

test('the result enters the request only when the visitor says so, after what is written there', () => {
  open();
  fill(message(), 'Please call in the evening.');
  life('1200000', '10');
  assert.is(message().value, 'Please call in the evening.');
  button(ADD)?.click();
  assert.is(message().value, `Please call in the evening.\n${LINE_START} ${result()}`);
  assert.is(status(), ADDED);
  assert.is(document.activeElement, message());
});

test('a second result replaces the first, and what was written around it stays', () => {
  open();
  life('1200000', '10');
  button(ADD)?.click();
  fill(message(), `Hello.\n${message().value}\nThank you.`);
  life('1300000', '10');
  assert.is(status(), '');
  button(ADD)?.click();
  assert.is(message().value, `Hello.\n${LINE_START} ${result()}\nThank you.`);
});

test('a request without room keeps its text, and the visitor is told', () => {
  open();
  const long = 'x'.repeat(LEAD_FIELDS.message.maxLength - 10);
  fill(message(), long);
  life('1200000', '10');
  button(ADD)?.click();
  assert.is(message().value, long);
  assert.is(status(), NO_ROOM);
  assert.is.not(document.activeElement, message());
});

test('a request that is sent already is named', () => {
  open();
  message().closest('form')?.parentElement?.setAttribute('data-phase', 'sent');
  life('1200000', '10');
  button(ADD)?.click();
  assert.is(message().value, '');
  assert.is(status(), SENT);
});

test('changed amounts remove the result', () => {
  open();
  life('1200000', '10');
  fill(labelled(LIFE_FIELDS.income.label), '1');
  assert.is(result(), '');
  assert.not(button(ADD));
});

test.run();
