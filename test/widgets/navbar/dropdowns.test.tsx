import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/navbar/copy';
import { PARTS } from '../../support/parts';
import { openNavbar, PLAIN } from './open-navbar';

const CORPORATE = 'Corporate Insurance';
const INDIVIDUAL = 'Individual Insurance';

for (const [where, html] of Object.entries({ 'on our pages': undefined, 'in a shadow root': PLAIN }))
  test(`${where} a dropdown opens under the pointer and closes 200 ms after it has left`, async () => {
    const nav = await openNavbar(html);
    await nav.point(nav.top(CORPORATE));
    assert.equal(nav.opened(), [CORPORATE]);
    assert.is(nav.top(CORPORATE).getAttribute('aria-expanded'), 'true');
    await nav.point(null);
    await nav.advance(199);
    assert.equal(nav.opened(), [CORPORATE]);
    await nav.advance(1);
    assert.equal(nav.opened(), []);
    assert.is(nav.top(CORPORATE).getAttribute('aria-expanded'), 'false');
    await nav.close();
  });

test('a pointer that comes back in time keeps it open', async () => {
  const nav = await openNavbar();
  await nav.point(nav.top(CORPORATE));
  await nav.point(null);
  await nav.advance(150);
  await nav.point(nav.link('Fire Policy'));
  await nav.advance(500);
  assert.equal(nav.opened(), [CORPORATE]);
  await nav.close();
});

test('another that opens closes it at once', async () => {
  const nav = await openNavbar();
  await nav.point(nav.top(CORPORATE));
  await nav.point(nav.top(INDIVIDUAL));
  assert.equal(nav.opened(), [INDIVIDUAL]);
  await nav.advance(500);
  assert.equal(nav.opened(), [INDIVIDUAL]);
  await nav.close();
});

test('a press beside it closes it at once; one within does not', async () => {
  const nav = await openNavbar();
  await nav.press(nav.top(CORPORATE), 'touch');
  await nav.press(nav.all('[data-open] p')[0] as HTMLElement, 'touch');
  assert.equal(nav.opened(), [CORPORATE]);
  await nav.press(document.querySelector('#elsewhere') as HTMLElement, 'touch');
  assert.equal(nav.opened(), []);
  await nav.close();
});

test('a tap opens, and the next one closes', async () => {
  const nav = await openNavbar();
  await nav.point(nav.top(CORPORATE), 'touch');
  assert.equal(nav.opened(), []);
  await nav.press(nav.top(CORPORATE), 'touch');
  assert.equal(nav.opened(), [CORPORATE]);
  await nav.press(nav.top(CORPORATE), 'touch');
  assert.equal(nav.opened(), []);
  await nav.close();
});

test('a click of the mouse leaves open what its hovering has opened', async () => {
  const nav = await openNavbar();
  await nav.point(nav.top(CORPORATE));
  await nav.advance(1000);
  await nav.press(nav.top(CORPORATE), 'mouse');
  assert.equal(nav.opened(), [CORPORATE]);
  await nav.close();
});

test('the first category is shown first, and again each time', async () => {
  const nav = await openNavbar();
  await nav.point(nav.top(CORPORATE));
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
  await nav.point(nav.top(CORPORATE));
  await nav.point(nav.link('Property Insurance'));
  await nav.advance(100);
  assert.equal(nav.shown(), ['Marine Insurance']);
  await nav.advance(20);
  assert.equal(nav.shown(), ['Property Insurance']);
  await nav.close();
});

test('a pointer on its way to the list at the right crosses other categories', async () => {
  const nav = await openNavbar();
  await nav.point(nav.link('Marine Insurance'));
  await nav.advance(500);
  await nav.point(nav.link('Property Insurance'));
  for (let moves = 0; moves < 5; moves++) {
    await nav.advance(100);
    await nav.glide(8);
  }
  await nav.point(nav.link('Single Transit Insurance'));
  await nav.advance(500);
  assert.equal(nav.shown(), ['Marine Insurance']);
  await nav.close();
});

test('the first tap on a category shows it, the second follows it', async () => {
  const nav = await openNavbar();
  await nav.press(nav.top(CORPORATE), 'touch');
  assert.not(await nav.press(nav.link('Property Insurance'), 'touch'));
  assert.equal(nav.shown(), ['Property Insurance']);
  assert.ok(await nav.press(nav.link('Property Insurance'), 'touch'));
  await nav.close();
});

test('a click of the mouse, a product and a category without products are followed at once', async () => {
  const nav = await openNavbar();
  assert.ok(await nav.press(nav.link('Property Insurance'), 'mouse'));
  assert.ok(await nav.press(nav.link('Fire Policy'), 'touch'));
  assert.ok(await nav.press(nav.link('Motor Insurance'), 'touch'));
  await nav.close();
});

test('the right side names the category with a link to its page, says a sentence and ends with its picture', async () => {
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

test('a page that comes back from the cache has no dropdown open', async () => {
  const nav = await openNavbar();
  await nav.press(nav.top(CORPORATE), 'touch');
  await act(async () => void dispatchEvent(new Event('pagehide')));
  assert.equal(nav.opened(), []);
  await nav.close();
});

test('unmounting leaves no timer, and the markup as it was', async () => {
  let before = '';
  const nav = await openNavbar(undefined, {
    before: (host) => {
      before = host.innerHTML;
    },
  });
  await nav.point(nav.top(CORPORATE));
  await nav.point(nav.link('Property Insurance'));
  await nav.point(null);
  await act(async () => nav.mounted.unmount());
  assert.is(nav.clock.pending(), 0);
  assert.is(nav.host.innerHTML, before);
  await nav.close();
});

test.run();
