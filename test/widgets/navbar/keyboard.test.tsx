import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/navbar/copy';
import { openNavbar, PLAIN } from './open-navbar';

const CORPORATE = 'Corporate Insurance';

type Nav = Awaited<ReturnType<typeof openNavbar>>;

/** Presses keys one after another. Returns the name of the focused element after each key. */
const walk = async (nav: Nav, ...keys: string[]) => {
  const stops: string[] = [];
  for (const key of keys) {
    await nav.key(key);
    stops.push(nav.focused());
  }
  return stops;
};

test('the focus alone opens no dropdown, so Tab passes its item', async () => {
  const nav = await openNavbar();
  await nav.focus(nav.top(CORPORATE));
  assert.equal(nav.opened(), []);
  await nav.close();
});

test('a click opens a dropdown, closes and reopens it', async () => {
  const nav = await openNavbar();
  await nav.click(nav.top(CORPORATE));
  assert.equal(nav.opened(), [CORPORATE]);
  await nav.click(nav.top(CORPORATE));
  assert.equal(nav.opened(), []);
  await nav.click(nav.top(CORPORATE));
  assert.equal(nav.opened(), [CORPORATE]);
  await nav.close();
});

for (const [where, html] of Object.entries({ 'on our pages': undefined, 'in a shadow root': PLAIN }))
  test(`${where} arrow keys move into a dropdown, along its lists, between them and back`, async () => {
    const nav = await openNavbar(html);
    await nav.focus(nav.top(CORPORATE));
    assert.equal(await walk(nav, 'ArrowDown', 'ArrowDown', 'ArrowDown'), [
      'Marine Insurance',
      'Property Insurance',
      'Property Insurance',
    ]);
    assert.equal(nav.shown(), ['Property Insurance']);
    assert.equal(await walk(nav, 'ArrowRight', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowUp', 'ArrowUp'), [
      COPY.all('Property Insurance'),
      'Fire Policy',
      COPY.all('Property Insurance'),
      'Property Insurance',
      'Marine Insurance',
      CORPORATE,
    ]);
    await nav.close();
  });

test('Home and End go to the ends of a list', async () => {
  const nav = await openNavbar();
  await nav.focus(nav.link('Marine Insurance'));
  assert.equal(await walk(nav, 'End', 'Home', 'ArrowRight', 'End'), [
    'Property Insurance',
    'Marine Insurance',
    COPY.all('Marine Insurance'),
    'Sales Turn Over Insurance (STOP)',
  ]);
  await nav.close();
});

test('arrow keys move along the bar', async () => {
  const nav = await openNavbar();
  await nav.focus(nav.link('About Us'));
  assert.equal(await walk(nav, 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'ArrowLeft', 'Home'), [
    'About Us',
    CORPORATE,
    'Individual Insurance',
    COPY.quote,
    'Contact Us',
    'About Us',
  ]);
  await nav.close();
});

test('Down opens a closed dropdown and focuses its first item', async () => {
  const nav = await openNavbar();
  await nav.focus(nav.top(CORPORATE));
  assert.equal(await walk(nav, 'ArrowDown'), ['Marine Insurance']);
  assert.equal(nav.opened(), [CORPORATE]);
  await nav.close();
});

test('Escape closes a dropdown at once, and the focus returns to its item', async () => {
  const nav = await openNavbar();
  await nav.focus(nav.link('Fire Policy'));
  await nav.movePointerTo(nav.top(CORPORATE));
  await nav.key('Escape');
  assert.equal([nav.opened(), nav.focused()], [[], CORPORATE]);
  await nav.close();
});

test('Escape does not move a focus outside the navbar', async () => {
  const nav = await openNavbar();
  await nav.focus(document.querySelector('#elsewhere') as HTMLElement);
  await nav.movePointerTo(nav.top(CORPORATE));
  await nav.key('Escape');
  assert.equal([nav.opened(), nav.focused()], [[], 'Elsewhere']);
  await nav.close();
});

test('a dropdown closes when the focus leaves it', async () => {
  const nav = await openNavbar();
  await nav.click(nav.top(CORPORATE));
  await nav.focus(nav.link('Fire Policy'));
  assert.equal(nav.opened(), [CORPORATE]);
  await nav.focus(nav.link('Contact Us'));
  assert.equal(nav.opened(), []);
  await nav.close();
});

test('a key with a modifier is left to the browser', async () => {
  const nav = await openNavbar();
  await nav.focus(nav.link('About Us'));
  await nav.key('ArrowRight', { altKey: true });
  assert.is(nav.focused(), 'About Us');
  await nav.close();
});

test.run();
