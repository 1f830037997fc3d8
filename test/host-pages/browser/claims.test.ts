import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fillInsurance } from '../../../host-pages/browser/claims/fill-insurance';
import { LINES } from '../../../host-pages/records/lines';
import { PAGE_TEXTS } from '../../../widgets/shared/forms/on-demand/page-texts';
import { showPageTexts } from '../../../widgets/shared/forms/on-demand/show-page-texts';
import { translation as telugu } from '../../../widgets/shared/i18n/te';
import { ENGLISH } from '../../../widgets/shared/runtime/language';
import { type Dom, installDom } from '../../support/dom';
import { pageAt } from '../../support/pages';

const MAIN = pageAt('/claims').document.querySelector('main') as Element;
const EMPTY = PAGE_TEXTS.claimQuery('');

let dom: Dom;

function open(hash = '') {
  dom = installDom(`<body>${MAIN.outerHTML}</body>`, { url: `https://broker.example/claims${hash}` });
  fillInsurance();
}
function follow(hash: string) {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
}
const query = () => document.querySelector('#claim textarea') as HTMLTextAreaElement;
const askAbout = (slug: string) =>
  document.getElementById(slug)?.querySelector<HTMLElement>('a[href="#claim"]')?.click();

test.after.each(() => dom.close());

test('the enquiry names no insurance until a line is chosen', () => {
  open();
  assert.is(query().value, EMPTY);
  follow('#claim');
  assert.is(query().value, EMPTY);
});

test('the link of each line names its insurance in the enquiry', () => {
  open();
  for (const { slug, name } of LINES) {
    askAbout(slug);
    assert.is(query().value, PAGE_TEXTS.claimQuery(name));
    assert.match(query().value, `Insurance: ${name}\n`);
  }
});

test('a link from another page to a line names its insurance, and so does a link to another line', () => {
  open('#health-insurance');
  assert.is(query().value, PAGE_TEXTS.claimQuery('Health Insurance'));
  follow('#motor-insurance');
  assert.is(query().value, PAGE_TEXTS.claimQuery('Motor Insurance'));
});

test('the address of the form, which the link opens, keeps the insurance', () => {
  open('#health-insurance');
  askAbout('motor-insurance');
  follow('#claim');
  assert.is(query().value, PAGE_TEXTS.claimQuery('Motor Insurance'));
});

test('in another language the enquiry begins in it, with the insurance that was chosen', () => {
  open('#motor-insurance');
  showPageTexts({ language: 'te', translation: telugu });
  const begun = (line: string) => telugu.page.claimQuery(telugu.productName(line));
  assert.is(query().value, begun('Motor Insurance'));
  assert.is(query().defaultValue, telugu.page.claimQuery(''));
  askAbout('home-insurance');
  assert.is(query().value, begun('Home Insurance'));
  query().value += 'x';
  showPageTexts(ENGLISH);
  assert.is(query().value, `${begun('Home Insurance')}x`);
});

test('after the form was sent and reset, a link names its insurance again', () => {
  open('#motor-insurance');
  query().form?.reset();
  assert.is(query().value, EMPTY);
  askAbout('home-insurance');
  assert.is(query().value, PAGE_TEXTS.claimQuery('Home Insurance'));
  askAbout('health-insurance');
  assert.is(query().value, PAGE_TEXTS.claimQuery('Health Insurance'));
});

test('what the visitor has written stays', () => {
  open('#motor-insurance');
  query().value += 'My car was hit.';
  askAbout('home-insurance');
  assert.is(query().value, `${PAGE_TEXTS.claimQuery('Motor Insurance')}My car was hit.`);
  dom.close();
  open();
  query().value = '';
  askAbout('home-insurance');
  assert.is(query().value, '');
});

test.run();
