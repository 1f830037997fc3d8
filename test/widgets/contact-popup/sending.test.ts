import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BREAK_SESSION_STORAGE } from '../../support/broken-storage';
import { waitUntil } from '../../support/flush';
import { VALID_LEAD } from '../../support/valid-lead';
import { openPopup, THANKS } from './open-popup';

const PAGE_URL = 'https://broker.example/contact-us';

const openNow = async ({
  home = '',
  attributes = '',
  ...options
}: Parameters<typeof openPopup>[0] & { home?: string; attributes?: string } = {}) => {
  const page = await openPopup({
    markup: `<div data-broker-widget="contact-popup" data-delay="0" data-partner="agent-42" data-home="${home}" ${attributes}></div>`,
    url: PAGE_URL,
    ...options,
  });
  await page.advance(0);
  await waitUntil('open', page.isOpen);
  return page;
};

test('closing the popup stores that it was seen', async () => {
  const page = await openNow();
  assert.not(page.isSeen());
  page.dialog().close();
  await waitUntil('seen', page.isSeen);
  assert.not(page.isOpen());
  await page.close();
});

test('a success stores that the popup was seen, closes it and shows the message as a toast', async () => {
  let partner: unknown;
  const page = await openNow({
    handler: ({ fields }) => {
      partner = fields.partner;
      return { success: true, message: THANKS };
    },
  });
  page.recordToasts();
  await page.send('sent');
  assert.is(partner, 'agent-42');
  assert.ok(page.isSeen());
  assert.not(page.isOpen());
  assert.equal(page.toasts, [{ type: 'success', text: THANKS }]);
  assert.is(location.href, PAGE_URL);
  await page.close();
});

test('seconds_to_fill does not count the time since the popup filled in its insurance', async () => {
  let fields: Readonly<Record<string, unknown>> = {};
  const page = await openNow({
    attributes: 'data-type-of-insurance="Motor"',
    env: { ownApi: true },
    handler: (call) => {
      fields = call.fields;
      return { success: true, message: THANKS };
    },
  });
  await waitUntil('the insurance', () => page.field('type_of_insurance').value === 'Motor');
  await page.advance(600_000);
  await page.send('sent');
  assert.is(fields.seconds_to_fill, '0');
  await page.close();
});

test('with data-home a success redirects there and stores its message as a toast', async () => {
  const page = await openNow({ home: '/' });
  page.recordToasts();
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

test('if sessionStorage is full, the message is a toast on the same page', async () => {
  const page = await openNow({ home: '/', before: BREAK_SESSION_STORAGE.full });
  page.recordToasts();
  await page.send('sent');
  assert.equal(page.toasts, [{ type: 'success', text: THANKS }]);
  assert.is(location.href, PAGE_URL);
  assert.not(page.isOpen());
  await page.close();
});

test('on the home page the message is a toast', async () => {
  const page = await openNow({ home: '/', url: 'https://broker.example/' });
  page.recordToasts();
  await page.send('sent');
  assert.equal(page.toasts, [{ type: 'success', text: THANKS }]);
  assert.not(page.isOpen());
  await page.close();
});

test('on a page without toasts the popup stays open and shows the message', async () => {
  const page = await openNow();
  await page.send('sent');
  assert.ok(page.isSeen());
  assert.ok(page.isOpen());
  assert.is(page.thanks()?.textContent, THANKS);
  await page.close();
});

test('a refusal keeps the popup open and shows the message in the form and, on our pages, as a toast', async () => {
  const page = await openNow({ home: '/', handler: () => ({ success: false, message: 'Not you.' }) });
  page.recordToasts();
  await page.send('refused');
  assert.ok(page.isOpen());
  assert.not(page.isSeen());
  assert.match(page.inForm('[role=alert]').textContent ?? '', 'Not you.');
  assert.equal(page.toasts, [{ type: 'error', text: 'Not you.', silent: true }]);
  assert.is(location.href, PAGE_URL);
  await page.close();
});

test('a failure keeps the popup open and the values', async () => {
  const page = await openNow({ home: '/', handler: () => new Response('', { status: 500 }) });
  page.recordToasts();
  await page.send('failed');
  assert.ok(page.isOpen());
  assert.not(page.isSeen());
  assert.is(page.field('first_name').value, VALID_LEAD.first_name);
  assert.equal(page.toasts, []);
  await page.close();
});

/**
 * Opens a popup, and closes it while its lead is being sent. The request gets a response when a test calls `respond`.
 */
async function closeWhileSending() {
  let respond = (_: object) => {};
  const page = await openNow({
    handler: () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  });
  await page.send('sending');
  page.dialog().close();
  assert.ok(await page.staysClosed());
  assert.not(page.isSeen());
  return { ...page, respond: (answer: object) => respond(answer) };
}

for (const [phase, answer] of [
  ['failed', () => new Response('', { status: 500 })],
  ['refused', () => ({ success: false, message: 'Not you.' })],
] as const)
  test(`a popup that was closed while it sent opens again, once, if the phase is then "${phase}"`, async () => {
    const page = await closeWhileSending();
    page.respond(answer());
    await waitUntil('open', () => {
      page.clock.advance(100);
      return page.isOpen();
    });
    assert.is(page.inForm('[data-phase]').dataset.phase, phase);
    page.dialog().close();
    await waitUntil('seen', page.isSeen);
    assert.ok(await page.staysClosed());
    await page.close();
  });

test('a popup that was closed while it sent stays closed after a success', async () => {
  const page = await closeWhileSending();
  page.respond({ success: true, message: THANKS });
  await waitUntil('seen', page.isSeen);
  assert.ok(await page.staysClosed());
  await page.close();
});

test("the form's events are fired on the popup's placeholder", async () => {
  const page = await openNow();
  const events: string[] = [];
  for (const type of ['broker:submit', 'broker:submitted'])
    page.host.addEventListener(type, ({ target }) => events.push(`${type} ${target === page.host}`));
  await page.send('sent');
  assert.equal(events, ['broker:submit true', 'broker:submitted true']);
  await page.close();
});

test('without storage the popup opens once', async () => {
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
  await page.advance(600_000);
  assert.not(page.isOpen());
  assert.not(page.errors.some(([message]) => `${message}`.includes('contact-popup')));
  await page.close();
});

test.run();
