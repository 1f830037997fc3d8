/*
<div data-broker-widget="contact-popup" data-when="idle" data-delay="120000" data-partner="agent-42"></div>
*/
import { createRef } from 'react';
import type { Translation } from '../shared/i18n/translation';
import { attach, type Mount, type Mounted } from '../shared/runtime/attach';
import { languageOf, loadTranslation } from '../shared/runtime/language';
import { readOptions } from '../shared/runtime/read-options';
import { ContactPopup } from './ContactPopup';
import css from './contact-popup.css';
import { COPY } from './copy';
import { isDismissed, storeDismissed } from './dismissed';
import { LIMITS } from './limits';
import { OPTIONS } from './options';
import { startVisitTimer } from './visit-timer';
import { waitUntilIdle } from './wait-until-idle';

export const mount: Mount = (host, env) => {
  const dialog = createRef<HTMLDialogElement>();
  let form: Mounted | undefined;
  let translation: Translation | undefined;
  let stopWaiting = () => {};
  let stopTimer = () => {};
  let isDisposed = false;

  const mounted = attach(host, css, () => (
    <ContactPopup
      id={host.id || 'contact-popup'}
      copy={translation?.popup ?? COPY}
      dialog={dialog}
      onClose={storeDismissed}
    />
  ));

  function open(popup: HTMLDialogElement) {
    // Another tab may have shown the popup meanwhile.
    if (isDismissed()) return;
    popup.showModal();
    popup.querySelector('h2')?.focus({ preventScroll: true });
  }

  async function prepare() {
    if (isDismissed()) return;
    if (host.hasAttribute('data-prerendered')) {
      const language = (await import('../shared/forms/on-demand/on-demand')).chosenLanguage();
      if (language) host.dataset.lang ??= language;
    }
    const [{ mountForm }, texts] = await Promise.all([
      import('./on-demand/form'),
      loadTranslation(languageOf(host)),
    ]);
    const popup = dialog.current;
    if (isDisposed || !popup) return;
    translation = texts;
    mounted.update();
    const { home } = readOptions(host, env, OPTIONS);
    form = await mountForm(popup.querySelector('.contact-popup__form') as HTMLElement, env, {
      host,
      home,
      translation,
      onSent(isNotified) {
        storeDismissed();
        if (isNotified) popup.close();
      },
    });
    stopWaiting = waitUntilIdle(() => open(popup));
  }

  function start() {
    stopTimer();
    const { delay } = readOptions(host, env, OPTIONS);
    let ms = Number(delay);
    if (!delay.trim() || !(ms >= 0 && ms < 2 ** 31)) {
      ms = LIMITS.delayMs;
      env.warn(`data-delay="${delay}" is not a number of milliseconds`, `${ms}`);
    }
    stopTimer = startVisitTimer(ms, () =>
      prepare().catch((error) => console.error('broker-widgets: contact-popup:', error)),
    );
  }
  start();

  return {
    update() {
      mounted.update();
      if (!form) start();
    },
    unmount() {
      isDisposed = true;
      stopTimer();
      stopWaiting();
      form?.unmount();
      mounted.unmount();
    },
  };
};
