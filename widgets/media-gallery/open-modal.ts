/**
 * Shows a dialog with the next frame, and makes it modal after that frame: the styles of the whole page depend on whether it
 * is inert, and take a phone four times slower 25 ms. Until then the dialog is a popover, which looks the same, and its
 * `open` is false. Returns a function that closes it.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const close = () => dialog.close();
  const showModal = () => {
    dialog.showModal();
    // Orca does not say a dialog's name when the focus moves to a button in it.
    dialog.querySelector<HTMLElement>('h2')?.focus();
  };
  if (!dialog.showPopover) {
    showModal();
    return close;
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!dialog.isConnected) return;
      // showModal() throws for a popover.
      dialog.popover = null;
      showModal();
    }),
  );
  return close;
}

/** Closes a dialog that was opened here, modal or not yet, with a `close` event. */
export function closeModal(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  else dialog.dispatchEvent(new Event('close'));
}
