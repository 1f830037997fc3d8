import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { reportPageView } from '../../../host-pages/browser/page-view';
import { type Dom, installDom } from '../../support/dom';

const ENDPOINT_META = '<meta name="analytics" content="https://count.example/view">';

let dom: Dom;
let sent: [string, unknown][];

function open(head: string, { prerendering = false, referrer = '' } = {}) {
  dom = installDom(`<html><head><title>Services</title>${head}</head><body></body></html>`, {
    url: 'https://broker.example/services?mobile=9876543210#formdata',
  });
  sent = [];
  Object.assign(navigator, {
    sendBeacon: (address: string, body: string) => sent.push([address, JSON.parse(body)]),
  });
  Object.defineProperty(document, 'prerendering', { value: prerendering, configurable: true });
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  reportPageView();
}

test.after.each(() => dom.close());

test('a page without an analytics endpoint sends no report', () => {
  open('');
  assert.equal(sent, []);
});

test('a page view has path, title and referrer, without query strings or fragments', () => {
  open(ENDPOINT_META, { referrer: 'https://broker.example/blog?q=asha' });
  assert.equal(sent, [
    [
      'https://count.example/view',
      { path: '/services', title: 'Services', referrer: 'https://broker.example/blog' },
    ],
  ]);
});

test('a prerendered page sends one report when it is shown', () => {
  open(ENDPOINT_META, { prerendering: true });
  assert.equal(sent, []);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  assert.is(sent.length, 1);
});

test.run();
