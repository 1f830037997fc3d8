import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { showMaps } from '../../../host-pages/browser/maps';
import { type Dom, installDom } from '../../support/dom';

// Stands for the address of a map. A frame can load this URL without a network.
const ADDRESS = 'about:blank';
const MAP = `<div data-map="${ADDRESS}" data-map-title="Map of our office"><a href="https://maps.example/">Open the map</a></div>`;

let dom: Dom;

function open(body: string) {
  dom = installDom(body);
  showMaps();
}
const mapElement = () => document.querySelector('[data-map]') as HTMLElement;

test.after.each(() => dom.close());

test('a map far below the viewport is not loaded', () => {
  open(MAP);
  assert.ok(dom.isObserved(mapElement()));
  dom.intersect(mapElement(), false);
  assert.is(document.querySelector('iframe'), null);
});

test('a map near the viewport is loaded once, in a sandboxed frame with a title, above its link', () => {
  open(MAP);
  dom.intersect(mapElement());
  assert.not(dom.isObserved(mapElement()));
  const [frame, link] = mapElement().children as unknown as [HTMLIFrameElement, HTMLAnchorElement];
  assert.is(mapElement().children.length, 2);
  assert.is(frame.getAttribute('src'), ADDRESS);
  assert.is(frame.getAttribute('title'), 'Map of our office');
  assert.is(frame.getAttribute('loading'), 'lazy');
  assert.is(frame.getAttribute('referrerpolicy'), 'strict-origin');
  assert.is(
    frame.getAttribute('sandbox'),
    'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  );
  assert.is(link.textContent, 'Open the map');
});

test('a page without a map is not changed', () => {
  open('<p>x</p>');
  assert.is(document.querySelector('iframe'), null);
});

test.run();
