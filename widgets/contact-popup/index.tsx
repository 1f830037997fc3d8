/*
<div data-broker-widget="contact-popup" data-when="idle" data-delay="120000" data-partner="agent-42"></div>
*/
import { createRef } from 'react';
import { attach, type Mount, type Mounted } from '../shared/attach';
import { english, languageOf, sayIn } from '../shared/language';
import { readOptions } from '../shared/read-options';
import { ContactPopup } from './ContactPopup';
import css from './contact-popup.css';
import { LIMITS } from './limits';
import { OPTIONS } from './options';
import { hasSeen, storeSeen } from './seen';
import { startVisitClock } from './visit-clock';
import { waitForPause } from './wait-for-pause';

export const mount: Mount = (host, env) => {
  const dialog = createRef<HTMLDialogElement>();
  let form: Mounted | undefined;
  let say = english;
  let stopWaiting = () => {};
  let stopClock = () => {};
  let gone = false;

  const mounted = attach(host, css, () => (
    <ContactPopup id={host.id || 'contact-popup'} say={say} dialog={dialog} onClose={storeSeen} />
  ));

  function open(popup: HTMLDialogElement) {
    // Another tab may have shown it meanwhile.
    if (hasSeen()) return;
    popup.showModal();
    popup.querySelector('h2')?.focus({ preventScroll: true });
  }

  async function prepare() {
    if (hasSeen()) return;
    const [{ mountForm }, words] = await Promise.all([import('./form'), sayIn(languageOf(host))]);
    const popup = dialog.current;
    if (gone || !popup) return;
    say = words;
    mounted.update();
    const { home } = readOptions(host, env, OPTIONS);
    form = await mountForm(popup.querySelector('.contact-popup__form') as HTMLElement, env, {
      host,
      home,
      say,
      onSent(isTold) {
        storeSeen();
        if (isTold) popup.close();
      },
    });
    stopWaiting = waitForPause(() => open(popup));
  }

  function start() {
    stopClock();
    const { delay } = readOptions(host, env, OPTIONS);
    let ms = Number(delay);
    if (!delay.trim() || !(ms >= 0 && ms < 2 ** 31)) {
      ms = LIMITS.delayMs;
      env.warn(`data-delay="${delay}" is not a number of milliseconds`, `${ms}`);
    }
    stopClock = startVisitClock(ms, () =>
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
      gone = true;
      stopClock();
      stopWaiting();
      form?.unmount();
      mounted.unmount();
    },
  };
};
