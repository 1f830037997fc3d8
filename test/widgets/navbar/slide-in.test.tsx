import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/navbar/copy';
import { FRAME_MS } from '../../support/clock';
import { PARTS } from '../../support/parts';
import { openNavbar, PLAIN, prerender } from './open-navbar';

const NARROW = { width: 360, height: 640 };

type Nav = Awaited<ReturnType<typeof openNavbar>>;

const dialog = (nav: Nav) => nav.all('dialog')[0] as HTMLDialogElement;
const details = (nav: Nav) => nav.all(PARTS.slideInMenu)[0] as HTMLDetailsElement;
const closer = (nav: Nav) => nav.all('dialog button')[0] as HTMLElement;
const isOpen = (nav: Nav) => [
  details(nav).open,
  details(nav).open && dialog(nav).open,
  document.documentElement.style.overflow,
];
const OPEN = [true, true, 'hidden'];
const CLOSED = [false, false, ''];

for (const [where, html] of Object.entries({ 'on our pages': undefined, 'in a shadow root': PLAIN })) {
  const openMenu = async () => {
    const nav = await openNavbar(html, NARROW);
    await nav.openMenu();
    return nav;
  };

  test(`${where} the hamburger opens a modal menu, locks scrolling and focuses Close menu`, async () => {
    const nav = await openMenu();
    assert.equal(isOpen(nav), OPEN);
    assert.is(nav.focused(), COPY.closeMenu);
    assert.is(dialog(nav).getAttribute('aria-label'), COPY.menu);
    await nav.close();
  });

  test(`${where} Close menu, Escape and a press on the backdrop close the menu and restore the focus`, async () => {
    const nav = await openMenu();
    const ways = [
      () => nav.click(closer(nav)),
      () => nav.key('Escape'),
      () =>
        act(async () => {
          dialog(nav).getBoundingClientRect = () => new DOMRect(100, 0, 260, 640);
          dialog(nav).dispatchEvent(new MouseEvent('click', { clientX: 50, bubbles: true }));
        }),
    ];
    for (const way of ways) {
      if (!details(nav).open) await nav.openMenu();
      assert.equal(isOpen(nav), OPEN);
      await way();
      assert.equal(isOpen(nav), CLOSED);
      assert.is(nav.focused(), `${COPY.openMenu} ${COPY.closeMenu}`);
    }
    await nav.close();
  });

  test(`${where} a press between the rows does not close the menu, following a link does`, async () => {
    const nav = await openMenu();
    dialog(nav).getBoundingClientRect = () => new DOMRect(100, 0, 260, 640);
    await act(
      async () => void dialog(nav).dispatchEvent(new MouseEvent('click', { clientX: 150, bubbles: true })),
    );
    await nav.click(nav.row('Corporate Insurance'));
    assert.equal(isOpen(nav), OPEN);
    await nav.click(nav.row('About Us'));
    assert.equal(isOpen(nav), CLOSED);
    await nav.close();
  });
}

test('Tab wraps around within the menu and skips collapsed sections', async () => {
  const nav = await openNavbar(prerender(), NARROW);
  await nav.openMenu();
  await nav.key('Tab', { shiftKey: true });
  assert.is(nav.focused(), COPY.quote);
  await nav.key('Tab');
  assert.is(nav.focused(), COPY.closeMenu);
  await nav.close();
});

test('closing the dialog through the browser, for example with a back gesture, closes the menu', async () => {
  const nav = await openNavbar(prerender(), NARROW);
  await nav.openMenu();
  await act(async () => dialog(nav).close());
  assert.equal(isOpen(nav), CLOSED);
  await nav.close();
});

test('the menu closes when the window grows to 1280 px', async () => {
  const nav = await openNavbar(prerender(), NARROW);
  await nav.openMenu();
  const grow = (width: number) =>
    act(async () => {
      Object.assign(window, { innerWidth: width });
      dispatchEvent(new Event('resize'));
    });
  await grow(1279);
  assert.equal(isOpen(nav), OPEN);
  await grow(1280);
  assert.equal(isOpen(nav), CLOSED);
  await nav.close();
});

test('a menu that was opened before hydration becomes modal', async () => {
  const nav = await openNavbar(prerender(), {
    ...NARROW,
    before: (host) => host.querySelector(PARTS.slideInMenu)?.setAttribute('open', ''),
  });
  await nav.advance(FRAME_MS);
  assert.is(nav.focused(), COPY.closeMenu);
  await nav.close();
});

test('the menu is shown at once, and modal after the next frame, unless it is closed before', async () => {
  const nav = await openNavbar(prerender(), NARROW);
  await nav.click(nav.hamburger());
  assert.equal(isOpen(nav), OPEN);
  assert.is.not(nav.focused(), COPY.closeMenu);
  await nav.click(closer(nav));
  await nav.advance(FRAME_MS);
  assert.equal(isOpen(nav), CLOSED);
  assert.not(dialog(nav).open);
  await nav.close();
});

test('a menu that is closed and opened again within a frame becomes modal once', async () => {
  const nav = await openNavbar(prerender(), NARROW);
  const menu = dialog(nav);
  const { showModal } = menu;
  let times = 0;
  menu.showModal = () => {
    times++;
    showModal.call(menu);
  };
  await nav.click(nav.hamburger());
  await nav.click(closer(nav));
  await nav.openMenu();
  assert.equal([isOpen(nav), times], [OPEN, 1]);
  await nav.close();
});

test('each category and each section with a page starts with a labelled Overview link', async () => {
  const nav = await openNavbar(prerender(), NARROW);
  const firsts = nav
    .all('dialog details > ul > li:first-child > a')
    .map((link) => [link.textContent, link.getAttribute('aria-label'), link.getAttribute('href')]);
  assert.equal(firsts, [
    [COPY.overview, COPY.overviewOf('Marine Insurance'), '/corporate/marine-insurance'],
    [COPY.overview, COPY.overviewOf('Property Insurance'), '/corporate/property-insurance'],
    [COPY.overview, COPY.overviewOf('Individual Insurance'), '/individual'],
  ]);
  await nav.close();
});

test('Get A Quote is the last link', async () => {
  const nav = await openNavbar(prerender(), NARROW);
  assert.is(nav.all('dialog a').at(-1)?.textContent, COPY.quote);
  assert.is(nav.links().at(-1)?.textContent, COPY.quote);
  await nav.close();
});

test('unmounting an open menu unlocks scrolling', async () => {
  const nav = await openNavbar(prerender(), NARROW);
  document.documentElement.style.overflow = 'clip';
  await nav.openMenu();
  await act(async () => nav.mounted.unmount());
  assert.is(document.documentElement.style.overflow, 'clip');
  await nav.close();
});

test.run();
