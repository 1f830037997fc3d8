import type { Mounted } from '../shared/runtime/attach';
import { LIMITS } from './limits';
import type { Queue } from './queue';
import { openModal } from './top-layer';

/**
 * While a modal dialog is open, moves the toasts into an element inside it, because everything outside is inert, even a
 * popover above the dialog. Inside the dialog, the toasts are visible and announced, and can be closed. Returns a
 * function that stops following the dialogs.
 * @param show mounts the toasts in an element
 */
export function followModals(queue: Queue, show: (host: HTMLElement) => Mounted) {
  let current: { host: HTMLElement; dialog: HTMLDialogElement; mounted: Mounted } | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function removeContainer() {
    if (!current) return;
    clearTimeout(timer);
    current.dialog.removeEventListener('close', update);
    current.mounted.unmount();
    current.host.remove();
    current = undefined;
  }

  function createContainer(dialog: HTMLDialogElement) {
    const host = document.createElement('div');
    host.style.setProperty('display', 'contents');
    dialog.append(host);
    dialog.addEventListener('close', update);
    current = { host, dialog, mounted: show(host) };
    queue.moveTo('none');
    timer = setTimeout(queue.moveTo, LIMITS.announceMs, 'modal');
  }

  function update() {
    const dialog = queue.store.getState().items.length ? openModal() : undefined;
    if (current?.dialog === dialog && (!current || current.host.isConnected)) return;
    removeContainer();
    if (dialog) createContainer(dialog);
    else queue.moveTo('page');
  }

  const unsubscribe = queue.store.subscribe(update);
  // Recent browsers fire `toggle` when a dialog opens. In other browsers, the next toast moves the region into the
  // dialog.
  document.addEventListener('toggle', update, true);
  return () => {
    unsubscribe();
    document.removeEventListener('toggle', update, true);
    removeContainer();
  };
}
