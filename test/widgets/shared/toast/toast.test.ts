import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  showToast,
  storeToast,
  TOAST_EVENT,
  type Toast,
  takeStoredToasts,
} from '../../../../widgets/shared/toast/toast';
import { BREAK_SESSION_STORAGE } from '../../../support/broken-storage';
import { installDom } from '../../../support/dom';

const SENT: Toast = { type: 'success', text: 'Sent' };
const LOST: Toast = { type: 'error', text: 'Lost', autoCloseMs: 2000 };
const KEY = 'broker-toasts';

test('showToast() fires an event on the document and returns whether it was handled', async () => {
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

test('stored toasts are returned once, in order', async () => {
  const dom = installDom();
  storeToast(SENT);
  storeToast(LOST);
  assert.equal(takeStoredToasts(), [SENT, LOST]);
  assert.equal(takeStoredToasts(), []);
  assert.is(sessionStorage.length, 0);
  await dom.close();
});

for (const invalid of ['{', 'null', '7', '{"type":"info"}'])
  test(`the stored value ${invalid} is read as no toasts, and the next toast can be stored`, async () => {
    const dom = installDom();
    sessionStorage.setItem(KEY, invalid);
    assert.equal(takeStoredToasts(), []);
    sessionStorage.setItem(KEY, invalid);
    storeToast(SENT);
    assert.equal(takeStoredToasts(), [SENT]);
    await dom.close();
  });

for (const [how, breakStorage] of Object.entries(BREAK_SESSION_STORAGE))
  test(`if sessionStorage is ${how}, storeToast() returns false and throws no error`, async () => {
    const dom = installDom();
    assert.ok(storeToast(SENT));
    breakStorage();
    assert.not(storeToast(SENT));
    assert.equal(takeStoredToasts(), []);
    await dom.close();
  });

test.run();
