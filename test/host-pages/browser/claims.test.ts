import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { fillInsurance } from '../../../host-pages/browser/claims/fill-insurance';
import { claimMessage } from '../../../host-pages/records/claims';
import { LINES } from '../../../host-pages/records/lines';
import { type Dom, installDom } from '../../support/dom';
import { pageAt } from '../../support/pages';

const MAIN = pageAt('/claims').document.querySelector('main') as Element;
const EMPTY = claimMessage();

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
    assert.is(query().value, claimMessage(name));
    assert.match(query().value, `Insurance: ${name}\n`);
  }
});

test('a link from another page to a line names its insurance, and so does a link to another line', () => {
  open('#health-insurance');
  assert.is(query().value, claimMessage('Health Insurance'));
  follow('#motor-insurance');
  assert.is(query().value, claimMessage('Motor Insurance'));
});

test('after the form was sent and reset, a link names its insurance again', () => {
  open('#motor-insurance');
  query().form?.reset();
  assert.is(query().value, EMPTY);
  askAbout('home-insurance');
  assert.is(query().value, claimMessage('Home Insurance'));
  askAbout('health-insurance');
  assert.is(query().value, claimMessage('Health Insurance'));
});

test('what the visitor has written stays', () => {
  open('#motor-insurance');
  query().value += 'My car was hit.';
  askAbout('home-insurance');
  assert.is(query().value, `${claimMessage('Motor Insurance')}My car was hit.`);
  dom.close();
  open();
  query().value = '';
  askAbout('home-insurance');
  assert.is(query().value, '');
});

test.run();
