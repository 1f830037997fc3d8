import type { Mounted } from '../shared/runtime/attach';
import { LIMITS } from './limits';
import type { Queue } from './queue';
import { openModal } from './top-layer';

/**
 * Moves the toasts into an element inside a modal dialog while one is open: everything outside the dialog is inert,
 * even a popover above it. Inside they are visible, announced and can be closed. Returns a function that stops it.
 * @param show mounts the toasts in an element
 */
export function followModals(queue: Queue, show: (host: HTMLElement) => Mounted) {
  let stage: { host: HTMLElement; dialog: HTMLDialogElement; mounted: Mounted } | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function removeStage() {
    if (!stage) return;
    clearTimeout(timer);
    stage.dialog.removeEventListener('close', update);
    stage.mounted.unmount();
    stage.host.remove();
    stage = undefined;
  }

  function createStage(dialog: HTMLDialogElement) {
    const host = document.createElement('div');
    host.style.setProperty('display', 'contents');
    dialog.append(host);
    dialog.addEventListener('close', update);
    stage = { host, dialog, mounted: show(host) };
    queue.moveTo('none');
    timer = setTimeout(queue.moveTo, LIMITS.announceMs, 'modal');
  }

  function update() {
    const dialog = queue.store.getState().items.length ? openModal() : undefined;
    if (stage?.dialog === dialog && (!stage || stage.host.isConnected)) return;
    removeStage();
    if (dialog) createStage(dialog);
    else queue.moveTo('home');
  }

  const unsubscribe = queue.store.subscribe(update);
  // Recent browsers fire `toggle` when a dialog opens; in others the next toast finds the dialog.
  document.addEventListener('toggle', update, true);
  return () => {
    unsubscribe();
    document.removeEventListener('toggle', update, true);
    removeStage();
  };
}
