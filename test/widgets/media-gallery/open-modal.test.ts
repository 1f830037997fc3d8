import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { closeModal, openModal } from '../../../widgets/media-gallery/open-modal';
import { FRAME_MS, useClock } from '../../support/clock';
import { installDom } from '../../support/dom';

/** Opens a dialog in a browser with or without support for popovers. The dialog is removed when it closes. */
const open = (hasPopovers: boolean) => {
  const dom = installDom();
  const clock = useClock();
  const dialog = document.createElement('dialog');
  dialog.addEventListener('close', () => dialog.remove());
  const seen = { popovers: 0 };
  if (hasPopovers) dialog.showPopover = () => void seen.popovers++;
  document.body.append(dialog);
  openModal(dialog);
  return { dom, clock, dialog, seen };
};

test('a dialog is shown at once, and modal after the next frame', async () => {
  const { dom, clock, dialog, seen } = open(true);
  assert.equal([seen.popovers, dialog.open], [1, false]);
  await clock.advance(FRAME_MS);
  assert.equal([dialog.open, dialog.popover], [true, null]);
  closeModal(dialog);
  assert.not(dialog.isConnected);
  await dom.close();
});

test('a dialog that is closed before the next frame is never modal', async () => {
  const { dom, clock, dialog } = open(true);
  closeModal(dialog);
  assert.not(dialog.isConnected);
  await clock.advance(FRAME_MS);
  assert.not(dialog.open);
  await dom.close();
});

test('without popovers a dialog is modal at once', async () => {
  const { dom, dialog } = open(false);
  assert.ok(dialog.open);
  await dom.close();
});

test.run();
