import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  keepToast,
  showToast,
  TOAST_EVENT,
  type Toast,
  takeToasts,
} from '../../../../widgets/shared/toast/toast';
import { BREAK_SESSION_STORAGE } from '../../../support/broken-storage';
import { installDom } from '../../../support/dom';

const SENT: Toast = { type: 'success', text: 'Sent' };
const LOST: Toast = { type: 'error', text: 'Lost', autoCloseMs: 2000 };
const KEY = 'broker-toasts';

test('a toast that is shown is fired on the document, and tells whether somebody took it', async () => {
  const dom = installDom();
  assert.not(showToast(SENT));
  const shown: Toast[] = [];
  document.addEventListener(TOAST_EVENT, (event) => {
    event.preventDefault();
    shown.push((event as CustomEvent).detail);
  });
  assert.ok(showToast(LOST));
  assert.equal(shown, [LOST]);
  await dom.close();
});

test('toasts are kept in order and given once', async () => {
  const dom = installDom();
  keepToast(SENT);
  keepToast(LOST);
  assert.equal(takeToasts(), [SENT, LOST]);
  assert.equal(takeToasts(), []);
  assert.is(sessionStorage.length, 0);
  await dom.close();
});

for (const kept of ['{', 'null', '7', '{"type":"info"}'])
  test(`where ${kept} is kept there are no toasts, and the next one can be kept`, async () => {
    const dom = installDom();
    sessionStorage.setItem(KEY, kept);
    assert.equal(takeToasts(), []);
    sessionStorage.setItem(KEY, kept);
    keepToast(SENT);
    assert.equal(takeToasts(), [SENT]);
    await dom.close();
  });

for (const [how, breakStorage] of Object.entries(BREAK_SESSION_STORAGE))
  test(`where sessionStorage is ${how} no toast is kept, the caller is told so, and nothing throws`, async () => {
    const dom = installDom();
    assert.ok(keepToast(SENT));
    breakStorage();
    assert.not(keepToast(SENT));
    assert.equal(takeToasts(), []);
    await dom.close();
  });

test.run();
