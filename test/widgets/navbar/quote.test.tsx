import { act } from 'react';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { COPY } from '../../../widgets/navbar/copy';
import { openNavbar, PLAIN, prerender } from './open-navbar';

type Scrolls = { element: Element; behavior: string | undefined }[];

const recordScrolls = (): Scrolls => {
  const scrolls: Scrolls = [];
  Element.prototype.scrollIntoView = function (options) {
    scrolls.push({ element: this, behavior: (options as ScrollIntoViewOptions).behavior });
  };
  return scrolls;
};

const addForm = () => {
  const form = document.createElement('section');
  form.id = 'formdata';
  document.body.append(form);
  return form;
};

for (const [how, reducedMotion, behavior] of [
  ['smoothly', false, 'smooth'],
  ['at once for reduced motion', true, 'instant'],
] as const)
  test(`Get A Quote scrolls to the form ${how} and focuses it`, async () => {
    const nav = await openNavbar(prerender(), { reducedMotion });
    const form = addForm();
    const scrolls = recordScrolls();
    await nav.click(nav.link(COPY.quote));
    assert.equal(scrolls, [{ element: form, behavior }]);
    assert.is(document.activeElement, form);
    assert.is(location.pathname, '/services');
    form.blur();
    assert.not(form.hasAttribute('tabindex'));
    await nav.close();
  });

test('Get A Quote in the slide-in menu closes the menu first', async () => {
  const nav = await openNavbar(prerender(), { width: 360 });
  const form = addForm();
  recordScrolls();
  await nav.click(nav.hamburger());
  await nav.click(nav.all('dialog a').at(-1) as HTMLElement);
  assert.is(document.documentElement.style.overflow, '');
  assert.is(document.activeElement, form);
  await nav.close();
});

test('without a form the link goes to the home page and finds a form that appears within 200 ms', async () => {
  const nav = await openNavbar(prerender('', '/#formdata'));
  const scrolls = recordScrolls();
  await nav.click(nav.link(COPY.quote));
  assert.is(location.href, 'https://broker.example/#formdata');
  const form = addForm();
  await nav.advance(199);
  assert.equal(scrolls, []);
  await nav.advance(1);
  assert.is(scrolls[0]?.element, form);
  await nav.close();
});

test('on a partner’s page the home page is that of the loader, or the one in data-home', async () => {
  for (const [attribute, home] of [
    ['', 'https://broker.example/#formdata'],
    ['data-home="https://other.example/hello"', 'https://other.example/hello#formdata'],
  ] as const) {
    const html = PLAIN.replace('="navbar"', `="navbar" ${attribute}`);
    const nav = await openNavbar(html, { url: 'https://partner.example/motor' });
    await nav.click(nav.link(COPY.quote));
    assert.is(location.href, home);
    await nav.close();
  }
});

test('a page that is opened at #formdata looks for the form once more after 200 ms', async () => {
  const nav = await openNavbar(prerender(), { url: 'https://broker.example/#formdata' });
  const scrolls = recordScrolls();
  await nav.advance(200);
  assert.equal(scrolls, []);
  addForm();
  await nav.advance(2000);
  assert.equal(scrolls, []);
  await nav.close();

  const again = await openNavbar(prerender(), { url: 'https://broker.example/#formdata' });
  const later = recordScrolls();
  const form = addForm();
  await again.advance(200);
  assert.is(later[0]?.element, form);
  await again.close();
});

test('a click with a modifier key is left to the browser', async () => {
  const nav = await openNavbar();
  addForm();
  const scrolls = recordScrolls();
  const click = new MouseEvent('click', { ctrlKey: true, bubbles: true, cancelable: true });
  await act(async () => void nav.link(COPY.quote).dispatchEvent(click));
  assert.not(click.defaultPrevented);
  assert.equal(scrolls, []);
  await nav.close();
});

for (const quote of ['/contact-us', 'https://quotes.example/start', '#'])
  test(`Get A Quote with the address "${quote}" is left to the browser`, async () => {
    const nav = await openNavbar(prerender('', quote));
    const scrolls = recordScrolls();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    let prevented: boolean | undefined;
    const onClick = (event: Event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', onClick);
    await act(async () => void nav.link(COPY.quote).dispatchEvent(click));
    document.removeEventListener('click', onClick);
    await nav.advance(2000);
    assert.is(prevented, false);
    assert.is(location.href, 'https://broker.example/services');
    assert.equal(scrolls, []);
    await nav.close();
  });

test('unmounting cancels the pending scroll', async () => {
  const nav = await openNavbar(prerender(), { url: 'https://broker.example/#formdata' });
  const scrolls = recordScrolls();
  addForm();
  await act(async () => nav.mounted.unmount());
  await nav.advance(500);
  assert.equal(scrolls, []);
  await nav.close();
});

test.run();
