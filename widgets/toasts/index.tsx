/*
<div data-broker-widget="toasts" data-when="idle"><span></span></div>

The page shows a toast with
document.dispatchEvent(new CustomEvent('broker:toast', { cancelable: true, detail: { type: 'info', text: 'Saved' } }));
*/
import { attach, type Mount } from '../shared/runtime/attach';
import { LANGUAGE_EVENT, languageFor } from '../shared/runtime/chosen-language';
import { ENGLISH, loadTexts, type Texts } from '../shared/runtime/language';
import { readOptions } from '../shared/runtime/read-options';
import { answerIn, RECEIPT_EVENT, readReceipts, TOAST_EVENT, takeStoredToasts } from '../shared/toast/toast';
import { COPY } from './copy';
import { followModals } from './modal-container';
import { OPTIONS } from './options';
import { createQueue } from './queue';
import { readToast } from './read-toast';
import { Toasts } from './Toasts';
import css from './toasts.css';

export const mount: Mount = async (host, env) => {
  let texts: Texts = ENGLISH;
  let copy: { readonly label: string; readonly close: string } = COPY;
  async function translate() {
    texts = (await loadTexts(() => languageFor(host))) ?? texts;
    copy = { ...COPY, ...texts.translation?.toasts };
  }
  const isOwnPage = host.hasAttribute('data-prerendered');
  // The first render must match the prerendered markup, which is in English.
  if (!isOwnPage) await translate();
  const queue = createQueue();
  const label = () => {
    const name = readOptions(host, env, OPTIONS).label;
    return name === COPY.label ? copy.label : name;
  };
  const languageShown = () => texts.translation && texts.language;
  const mounted = attach(host, css, () => (
    <Toasts
      queue={queue}
      closeLabel={copy.close}
      label={label()}
      language={languageShown()}
      container="page"
    />
  ));
  const stopFollowing = followModals(queue, (container) =>
    attach(container, css, () => (
      <Toasts
        queue={queue}
        closeLabel={copy.close}
        label={label()}
        language={languageShown()}
        container="modal"
      />
    )),
  );

  async function update() {
    const before = texts.language;
    await translate();
    mounted.update();
    // Translate the parts of our own page outside the widgets, because a page without a form has no other script that
    // translates them.
    if (isOwnPage && texts.language !== before)
      import('../shared/forms/on-demand/on-demand')
        .then(({ showPageTexts }) => showPageTexts(texts))
        .catch(console.error);
  }
  if (isOwnPage && languageFor(host) !== texts.language) await update();

  const show = (value: unknown) => {
    const toast = readToast(value);
    // A text without a translation is in the page's language, which may differ from the region's language.
    const lang = texts.translation && (host.parentElement?.closest<HTMLElement>('[lang]')?.lang ?? '');
    if (toast) queue.add({ lang, ...toast, ...answerIn(texts, toast.text) });
    return !!toast;
  };
  const onToast = (event: Event) => {
    // If the event was cancelled, another placeholder already shows the toast.
    if (!event.defaultPrevented && show((event as CustomEvent).detail)) event.preventDefault();
  };
  const showReceipt = () => {
    if (!isOwnPage || !readReceipts().length) return;
    import('./on-demand/show-receipt').then((module) => module.showReceipt(env)).catch(console.error);
  };
  // Wait while the browser prerenders the page: the visitor hasn't arrived yet, and the previous page may still store
  // toasts.
  const showStored = () => {
    if ((document as { prerendering?: boolean }).prerendering) return;
    takeStoredToasts().forEach(show);
    showReceipt();
  };
  document.addEventListener(TOAST_EVENT, onToast);
  document.addEventListener(RECEIPT_EVENT, showReceipt);
  document.addEventListener('prerenderingchange', showStored);
  // `pageshow` also fires when the browser restores the page from the back/forward cache.
  addEventListener('pageshow', showStored);
  showStored();

  document.addEventListener(LANGUAGE_EVENT, update);
  // The visitor may have chosen another language on another page while this one was in the back/forward cache.
  addEventListener('pageshow', update);

  return {
    update,
    unmount() {
      document.removeEventListener(LANGUAGE_EVENT, update);
      removeEventListener('pageshow', update);
      document.removeEventListener(TOAST_EVENT, onToast);
      document.removeEventListener(RECEIPT_EVENT, showReceipt);
      document.removeEventListener('prerenderingchange', showStored);
      removeEventListener('pageshow', showStored);
      stopFollowing();
      mounted.unmount();
      queue.dispose();
    },
  };
};
