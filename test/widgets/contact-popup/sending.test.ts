import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BREAK_SESSION_STORAGE } from '../../support/broken-storage';
import { waitUntil } from '../../support/flush';
import { VALID_LEAD } from '../../support/valid-lead';
import { openPopup, THANKS } from './open-popup';

const AT = 'https://broker.example/contact-us';

const openNow = async ({
  home = '',
  ...options
}: Parameters<typeof openPopup>[0] & { home?: string } = {}) => {
  const page = await openPopup({
    markup: `<div data-broker-widget="contact-popup" data-delay="0" data-partner="agent-42" data-home="${home}"></div>`,
    url: AT,
    ...options,
  });
  await page.pass(0);
  await waitUntil('open', page.isOpen);
  return page;
};

test('closing stores that it was seen', async () => {
  const page = await openNow();
  assert.not(page.isSeen());
  page.dialog().close();
  await waitUntil('seen', page.isSeen);
  assert.not(page.isOpen());
  await page.close();
});

test('a success stores that it was seen, closes the popup and shows the words as a toast', async () => {
  let partner: unknown;
  const page = await openNow({
    answer: ({ fields }) => {
      partner = fields.partner;
      return { success: true, message: THANKS };
    },
  });
  page.takeToasts();
  await page.send('sent');
  assert.is(partner, 'agent-42');
  assert.ok(page.isSeen());
  assert.not(page.isOpen());
  assert.equal(page.toasts, [{ type: 'success', text: THANKS }]);
  assert.is(location.href, AT);
  await page.close();
});

test('with data-home a success goes home, and its words come along', async () => {
  const page = await openNow({ home: '/' });
  page.takeToasts();
  await page.send('sent');
  assert.is(location.pathname, '/');
  assert.equal(JSON.parse(sessionStorage.getItem('broker-toasts') ?? ''), [
    { type: 'success', text: THANKS },
  ]);
  assert.equal(page.toasts, []);
  assert.ok(page.isSeen());
  assert.not(page.isOpen());
  await page.close();
});

test('where sessionStorage is full the words are a toast on the same page', async () => {
  const page = await openNow({ home: '/', before: BREAK_SESSION_STORAGE.full });
  page.takeToasts();
  await page.send('sent');
  assert.equal(page.toasts, [{ type: 'success', text: THANKS }]);
  assert.is(location.href, AT);
  assert.not(page.isOpen());
  await page.close();
});

test('on the home page the words are a toast', async () => {
  const page = await openNow({ home: '/', url: 'https://broker.example/' });
  page.takeToasts();
  await page.send('sent');
  assert.equal(page.toasts, [{ type: 'success', text: THANKS }]);
  assert.not(page.isOpen());
  await page.close();
});

test('on a page without toasts the popup stays open with the words in it', async () => {
  const page = await openNow();
  await page.send('sent');
  assert.ok(page.isSeen());
  assert.ok(page.isOpen());
  assert.is(page.thanks()?.textContent, THANKS);
  await page.close();
});

test('a refusal keeps the popup open, with its words in the form and in a toast on our own pages', async () => {
  const page = await openNow({ home: '/', answer: () => ({ success: false, message: 'Not you.' }) });
  page.takeToasts();
  await page.send('refused');
  assert.ok(page.isOpen());
  assert.not(page.isSeen());
  assert.match(page.inForm('[role=alert]').textContent ?? '', 'Not you.');
  assert.equal(page.toasts, [{ type: 'error', text: 'Not you.', silent: true }]);
  assert.is(location.href, AT);
  await page.close();
});

test('a server that fails keeps the popup open, and nothing typed is lost', async () => {
  const page = await openNow({ home: '/', answer: () => new Response('', { status: 500 }) });
  page.takeToasts();
  await page.send('failed');
  assert.ok(page.isOpen());
  assert.not(page.isSeen());
  assert.is(page.field('first_name').value, VALID_LEAD.first_name);
  assert.equal(page.toasts, []);
  await page.close();
});

test('the events of its form are fired on the popup', async () => {
  const page = await openNow();
  const heard: string[] = [];
  for (const type of ['broker:submit', 'broker:submitted'])
    page.host.addEventListener(type, ({ target }) => heard.push(`${type} ${target === page.host}`));
  await page.send('sent');
  assert.equal(heard, ['broker:submit true', 'broker:submitted true']);
  await page.close();
});

test('without storage the popup opens, and once only', async () => {
  const page = await openNow({
    before: () => {
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
          configurable: true,
        });
    },
  });
  page.dialog().close();
  await page.pass(600_000);
  assert.not(page.isOpen());
  assert.not(page.errors.some(([said]) => `${said}`.includes('contact-popup')));
  await page.close();
});

test.run();
