/*
<div data-broker-widget="toasts" data-when="idle"></div>

A page of the host's own shows one by
document.dispatchEvent(new CustomEvent('broker:toast', { cancelable: true, detail: { type: 'info', text: 'Saved' } }));
*/
import { attach, type Mount } from '../shared/runtime/attach';
import { languageOf, loadTranslation } from '../shared/runtime/language';
import { readOptions } from '../shared/runtime/read-options';
import { TOAST_EVENT, takeToasts } from '../shared/toast/toast';
import { COPY } from './copy';
import { followModals } from './modal-stage';
import { OPTIONS } from './options';
import { createQueue } from './queue';
import { readToast } from './read-toast';
import { Toasts } from './Toasts';
import css from './toasts.css';

export const mount: Mount = async (host, env) => {
  const translation = await loadTranslation(languageOf(host));
  const copy = { ...COPY, ...translation?.toasts };
  const queue = createQueue();
  const label = () => {
    const given = readOptions(host, env, OPTIONS).label;
    return given === COPY.label ? copy.label : given;
  };
  const mounted = attach(host, css, () => (
    <Toasts queue={queue} closeLabel={copy.close} label={label()} stage="home" />
  ));
  const leaveModals = followModals(queue, (place) =>
    attach(place, css, () => <Toasts queue={queue} closeLabel={copy.close} label={label()} stage="modal" />),
  );

  const show = (given: unknown) => {
    const toast = readToast(given);
    if (toast) queue.add({ ...toast, text: translation?.answer(toast.text) ?? toast.text });
    return !!toast;
  };
  const onToast = (event: Event) => {
    // Another placeholder on the page has taken it.
    if (!event.defaultPrevented && show((event as CustomEvent).detail)) event.preventDefault();
  };
  // A page that is made ready before it is visited has not been come to yet, and its storage is older than the visit.
  const takeKept = () => {
    if (!(document as { prerendering?: boolean }).prerendering) takeToasts().forEach(show);
  };
  document.addEventListener(TOAST_EVENT, onToast);
  document.addEventListener('prerenderingchange', takeKept);
  // Also a page that comes back from the browser's memory.
  addEventListener('pageshow', takeKept);
  takeKept();

  return {
    ...mounted,
    unmount() {
      document.removeEventListener(TOAST_EVENT, onToast);
      document.removeEventListener('prerenderingchange', takeKept);
      removeEventListener('pageshow', takeKept);
      leaveModals();
      mounted.unmount();
      queue.dispose();
    },
  };
};
