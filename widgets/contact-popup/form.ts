import { mount } from '../quote-form/index';
import type { Env, Mounted } from '../shared/attach';
import { goHome } from '../shared/homeward';
import { showToast } from '../shared/toast';
import { COPY } from './copy';

type PopupForm = {
  readonly partner: string;
  readonly home: string;
  /** The server has the lead; `isTold` where its words are read outside the form. */
  readonly onSent: (isTold: boolean) => void;
};

/** The quote form in the popup, in a shadow root of its own: the page may have another one with the same ids. */
export function mountForm(place: HTMLElement, env: Env, { partner, home, onSent }: PopupForm): Mounted {
  place.dataset.headingLevel = 'none';
  place.dataset.partner = partner;
  const form = mount(place, {
    ...env,
    emit(type, detail) {
      const allowed = env.emit(type, detail);
      const { message } = form.lead.store.getState();
      if (type === 'broker:submitted') {
        const text = message || COPY.thanks;
        onSent(goHome(home, text) || showToast({ type: 'success', text }));
      } else if (type === 'broker:failed' && detail?.reason === 'refused' && home && message) {
        showToast({ type: 'error', text: message, silent: true });
      }
      return allowed;
    },
  });
  return form;
}
