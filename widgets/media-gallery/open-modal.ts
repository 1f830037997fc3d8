/**
 * Shows a dialog in the next frame as a popover, and makes it modal after that frame. The popover looks like the modal
 * dialog, but its `open` is false. The dialog isn't modal at once, because a modal dialog makes the page inert.
 * Recomputing the styles of the inert page would delay the dialog by 25 ms (on a CPU slowed down 4 times). Returns a
 * function that closes the dialog.
 */
export function openModal(dialog: HTMLDialogElement): () => void {
  const close = () => dialog.close();
  // Focus the dialog itself: Orca, a screen reader, doesn't read a dialog's name if an element in it gets the focus.
  dialog.autofocus = true;
  if (!dialog.showPopover) {
    dialog.showModal();
    return close;
  }
  dialog.popover = 'manual';
  dialog.showPopover();
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (!dialog.isConnected) return;
      // showModal() throws for a popover.
      dialog.popover = null;
      dialog.showModal();
    }),
  );
  return close;
}

/**
 * Closes a dialog that openModal() has shown. If the dialog isn't modal yet, this function only fires the event
 * `close`, and the event's listener must remove the dialog.
 */
export function closeModal(dialog: HTMLDialogElement): void {
  if (dialog.open) dialog.close();
  else dialog.dispatchEvent(new Event('close'));
}
