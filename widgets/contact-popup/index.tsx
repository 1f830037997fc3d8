/*
<div data-broker-widget="contact-popup" data-when="idle" data-delay="120000" data-partner="agent-42"><span></span></div>
*/
import { createRef } from 'react';
import { attach, type Mount } from '../shared/runtime/attach';
import { LANGUAGE_EVENT, languageFor } from '../shared/runtime/chosen-language';
import { ENGLISH, loadTexts, type Texts } from '../shared/runtime/language';
import { readOptions } from '../shared/runtime/read-options';
import { ContactPopup } from './ContactPopup';
import css from './contact-popup.css';
import { COPY } from './copy';
import { isDismissed, storeDismissed, storeShown, wasShown } from './dismissed';
import { isFormUsed } from './is-form-used';
import { LIMITS, NEVER } from './limits';
import type { PopupForm } from './on-demand/form';
import { OPTIONS } from './options';
import { startVisitTimer } from './visit-timer';
import { waitUntilIdle } from './wait-until-idle';

export const mount: Mount = (host, env) => {
  /**
   * True on our own pages. They open the popup only once in a tab's session, and not while the visitor is filling in a
   * form (requirements 9, on clause 2.12).
   */
  const isOwnPage = host.hasAttribute('data-prerendered');
  const dialog = createRef<HTMLDialogElement>();
  let texts: Texts = ENGLISH;
  /**
   * A promise that resolves when the popup's contents have loaded, and never rejects. Undefined until the popup is due,
   * and again if loading the contents failed.
   */
  let preparation: Promise<void> | undefined;
  let form: PopupForm | undefined;
  let isClosedWhileSending = false;
  let hasOpened = false;
  let stopWaiting = () => {};
  let stopTimer = () => {};
  let isDisposed = false;

  const mounted = attach(host, css, () => (
    <ContactPopup
      id={host.id || 'contact-popup'}
      copy={texts.translation?.popup ?? COPY}
      language={texts.language}
      dialog={dialog}
      onClose={onClose}
    />
  ));

  // On our own site, the popup opens on only one page per tab. On that page, it opens again (`hasOpened`) if the
  // visitor closes it while a lead is being sent and sending then fails.
  const mayOpen = () => !isDismissed() && (hasOpened || !isOwnPage || !wasShown());

  function open(popup: HTMLDialogElement) {
    // Check again: while this page waited, the popup may have been closed in another tab, or shown on another page of
    // this tab.
    if (!mayOpen()) return;
    hasOpened = true;
    if (isOwnPage) storeShown();
    popup.showModal();
    popup.querySelector('h2')?.focus({ preventScroll: true });
  }

  function openWhenIdle() {
    const popup = dialog.current;
    const isBusy = () => isOwnPage && !hasOpened && isFormUsed();
    if (popup && !isDisposed) stopWaiting = waitUntilIdle(host, isBusy, () => open(popup));
  }

  function onClose() {
    // Don't store the dismissal while the form is being sent: if sending fails, the popup must open again.
    isClosedWhileSending = form?.isSending() ?? false;
    if (!isClosedWhileSending) storeDismissed();
  }

  async function translate() {
    texts = (await loadTexts(() => languageFor(host))) ?? texts;
  }

  async function prepare() {
    if (!mayOpen()) return;
    const [{ mountForm }] = await Promise.all([import('./on-demand/form'), translate()]);
    const popup = dialog.current;
    if (isDisposed || !popup) return;
    mounted.update();
    const popupForm = await mountForm(popup.querySelector('.contact-popup__form') as HTMLElement, env, {
      host,
      texts: () => texts,
      home: () => readOptions(host, env, OPTIONS).home,
      onSent(isNotified) {
        if (isNotified) popup.close();
      },
      onFailed() {
        if (isClosedWhileSending) openWhenIdle();
        isClosedWhileSending = false;
      },
    });
    if (isDisposed) return popupForm.unmount();
    form = popupForm;
    openWhenIdle();
  }

  function start() {
    stopTimer();
    const { delay } = readOptions(host, env, OPTIONS);
    if (delay === NEVER) return;
    let ms = Number(delay);
    if (!delay.trim() || !(ms >= 0 && ms < 2 ** 31)) {
      ms = LIMITS.delayMs;
      env.warn(`data-delay="${delay}" is not a number of milliseconds`, `${ms}`);
    }
    stopTimer = startVisitTimer(ms, () => {
      preparation = prepare().catch((error) => {
        console.error('broker-widgets: contact-popup:', error);
        preparation = undefined;
      });
    });
  }
  start();
  // Listen to all widgets of the page. A visitor who has sent any form already waits for an answer, so the popup should
  // not open.
  const onSubmitted = () => storeDismissed();
  document.addEventListener('broker:submitted', onSubmitted);

  async function followLanguage() {
    await preparation;
    if (isDisposed || !form) return;
    await translate();
    mounted.update();
    await form.update();
  }
  document.addEventListener(LANGUAGE_EVENT, followLanguage);

  return {
    async update() {
      mounted.update();
      if (!preparation) return start();
      await followLanguage();
    },
    unmount() {
      isDisposed = true;
      document.removeEventListener(LANGUAGE_EVENT, followLanguage);
      document.removeEventListener('broker:submitted', onSubmitted);
      stopTimer();
      stopWaiting();
      form?.unmount();
      mounted.unmount();
    },
  };
};
