import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/navbar/copy';
import { PARTS } from '../../support/parts';
import { openNavbar, PLAIN } from './open-navbar';

const CORPORATE = 'Corporate Insurance';
const INDIVIDUAL = 'Individual Insurance';

for (const [where, html] of Object.entries({ 'on our pages': undefined, 'in a shadow root': PLAIN }))
  test(`${where} a dropdown opens on hover and closes 200 ms after the pointer has left`, async () => {
    const nav = await openNavbar(html);
    await nav.movePointerTo(nav.top(CORPORATE));
    assert.equal(nav.opened(), [CORPORATE]);
    assert.is(nav.top(CORPORATE).getAttribute('aria-expanded'), 'true');
    await nav.movePointerTo(null);
    await nav.advance(199);
    assert.equal(nav.opened(), [CORPORATE]);
    await nav.advance(1);
    assert.equal(nav.opened(), []);
    assert.is(nav.top(CORPORATE).getAttribute('aria-expanded'), 'false');
    await nav.close();
  });

test('a dropdown stays open if the pointer comes back in time', async () => {
  const nav = await openNavbar();
  await nav.movePointerTo(nav.top(CORPORATE));
  await nav.movePointerTo(null);
  await nav.advance(150);
  await nav.movePointerTo(nav.link('Fire Policy'));
  await nav.advance(500);
  assert.equal(nav.opened(), [CORPORATE]);
  await nav.close();
});

test('opening another dropdown closes the first at once', async () => {
  const nav = await openNavbar();
  await nav.movePointerTo(nav.top(CORPORATE));
  await nav.movePointerTo(nav.top(INDIVIDUAL));
  assert.equal(nav.opened(), [INDIVIDUAL]);
  await nav.advance(500);
  assert.equal(nav.opened(), [INDIVIDUAL]);
  await nav.close();
});

test('a press outside a dropdown closes it at once; one inside does not', async () => {
  const nav = await openNavbar();
  await nav.press(nav.top(CORPORATE), 'touch');
  await nav.press(nav.all('[data-open] p')[0] as HTMLElement, 'touch');
  assert.equal(nav.opened(), [CORPORATE]);
  await nav.press(document.querySelector('#elsewhere') as HTMLElement, 'touch');
  assert.equal(nav.opened(), []);
  await nav.close();
});

test('a tap opens a dropdown, and the next tap closes it', async () => {
  const nav = await openNavbar();
  await nav.movePointerTo(nav.top(CORPORATE), 'touch');
  assert.equal(nav.opened(), []);
  await nav.press(nav.top(CORPORATE), 'touch');
  assert.equal(nav.opened(), [CORPORATE]);
  await nav.press(nav.top(CORPORATE), 'touch');
  assert.equal(nav.opened(), []);
  await nav.close();
});

test('a mouse click does not close a dropdown that hovering has opened', async () => {
  const nav = await openNavbar();
  await nav.movePointerTo(nav.top(CORPORATE));
  await nav.advance(1000);
  await nav.press(nav.top(CORPORATE), 'mouse');
  assert.equal(nav.opened(), [CORPORATE]);
  await nav.close();
});

test('the first category is shown each time a dropdown opens', async () => {
  const nav = await openNavbar();
  await nav.movePointerTo(nav.top(CORPORATE));
  assert.equal(nav.shown(), ['Marine Insurance']);
  await nav.focus(nav.link('Property Insurance'));
  assert.equal(nav.shown(), ['Property Insurance']);
  await nav.key('Escape');
  await nav.key('ArrowDown');
  assert.equal(nav.shown(), ['Marine Insurance']);
  await nav.close();
});

test('a category is shown once the pointer rests on it', async () => {
  const nav = await openNavbar();
  await nav.movePointerTo(nav.top(CORPORATE));
  await nav.movePointerTo(nav.link('Property Insurance'));
  await nav.advance(100);
  assert.equal(nav.shown(), ['Marine Insurance']);
  await nav.advance(20);
  assert.equal(nav.shown(), ['Property Insurance']);
  await nav.close();
});

test('moving the pointer across other categories to the list on the right does not change the category', async () => {
  const nav = await openNavbar();
  await nav.movePointerTo(nav.link('Marine Insurance'));
  await nav.advance(500);
  await nav.movePointerTo(nav.link('Property Insurance'));
  for (let moves = 0; moves < 5; moves++) {
    await nav.advance(100);
    await nav.movePointerBy(8);
  }
  await nav.movePointerTo(nav.link('Single Transit Insurance'));
  await nav.advance(500);
  assert.equal(nav.shown(), ['Marine Insurance']);
  await nav.close();
});

test('the first tap on a category shows it, the second follows its link', async () => {
  const nav = await openNavbar();
  await nav.press(nav.top(CORPORATE), 'touch');
  assert.not(await nav.press(nav.link('Property Insurance'), 'touch'));
  assert.equal(nav.shown(), ['Property Insurance']);
  assert.ok(await nav.press(nav.link('Property Insurance'), 'touch'));
  await nav.close();
});

test('a mouse click, a product and a category without products follow their links at once', async () => {
  const nav = await openNavbar();
  assert.ok(await nav.press(nav.link('Property Insurance'), 'mouse'));
  assert.ok(await nav.press(nav.link('Fire Policy'), 'touch'));
  assert.ok(await nav.press(nav.link('Motor Insurance'), 'touch'));
  await nav.close();
});

test('the right side has a link to the page of the category, a sentence and its picture', async () => {
  const nav = await openNavbar();
  const [marine, property] = nav.all(PARTS.subproducts);
  assert.is(marine?.querySelector('a')?.textContent, COPY.all('Marine Insurance'));
  assert.is(marine?.querySelector('a')?.getAttribute('href'), '/corporate/marine-insurance');
  assert.is(marine?.querySelector('p')?.textContent, 'Goods while they move.');
  assert.is(
    marine?.lastElementChild?.querySelector('use')?.getAttribute('href'),
    '/assets/art-1234.svg#marine',
  );
  assert.is(property?.querySelector('p, svg'), null);
  await nav.close();
});

test('a page that is restored from the back/forward cache has no open dropdown', async () => {
  const nav = await openNavbar();
  await nav.press(nav.top(CORPORATE), 'touch');
  await act(async () => void dispatchEvent(new Event('pagehide')));
  assert.equal(nav.opened(), []);
  await nav.close();
});

test('unmounting leaves no timer and restores the markup', async () => {
  let before = '';
  const nav = await openNavbar(undefined, {
    before: (host) => {
      before = host.innerHTML;
    },
  });
  await nav.movePointerTo(nav.top(CORPORATE));
  await nav.movePointerTo(nav.link('Property Insurance'));
  await nav.movePointerTo(null);
  await act(async () => nav.mounted.unmount());
  assert.is(nav.clock.pending(), 0);
  assert.is(nav.host.innerHTML, before);
  await nav.close();
});

test.run();
