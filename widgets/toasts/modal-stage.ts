import type { Mounted } from '../shared/runtime/attach';
import { LIMITS } from './limits';
import type { Queue } from './queue';
import { openModal } from './top-layer';

/**
 * While a modal dialog is open all else on the page is inert, a popover above it too. The toasts then stand in the dialog,
 * in an element of their own, and are seen, announced and closed there. Gives what stops it.
 * @param show draws the toasts in an element
 */
export function followModals(queue: Queue, show: (host: HTMLElement) => Mounted) {
  let stage: { host: HTMLElement; dialog: HTMLDialogElement; mounted: Mounted } | undefined;
  let timer: ReturnType<typeof setTimeout>;

  function leave() {
    if (!stage) return;
    clearTimeout(timer);
    stage.dialog.removeEventListener('close', look);
    stage.mounted.unmount();
    stage.host.remove();
    stage = undefined;
  }

  function enter(dialog: HTMLDialogElement) {
    const host = document.createElement('div');
    host.style.setProperty('display', 'contents');
    dialog.append(host);
    dialog.addEventListener('close', look);
    stage = { host, dialog, mounted: show(host) };
    queue.moveTo('none');
    timer = setTimeout(queue.moveTo, LIMITS.announceMs, 'modal');
  }

  function look() {
    const dialog = queue.store.getState().items.length ? openModal() : undefined;
    if (stage?.dialog === dialog && (!stage || stage.host.isConnected)) return;
    leave();
    if (dialog) enter(dialog);
    else queue.moveTo('home');
  }

  const unsubscribe = queue.store.subscribe(look);
  // Dialogs tell of their opening, where the browser is new enough; else the next toast finds it out.
  document.addEventListener('toggle', look, true);
  return () => {
    unsubscribe();
    document.removeEventListener('toggle', look, true);
    leave();
  };
}
