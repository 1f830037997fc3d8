import { COPY } from '../quote-form/copy';
import { mount } from '../quote-form/index';
import type { Translation } from '../shared/i18n/translation';
import type { Env, Mounted } from '../shared/runtime/attach';
import { languageOf } from '../shared/runtime/language';
import { redirectHome } from '../shared/toast/after-submit';
import { showToast } from '../shared/toast/toast';

type PopupForm = {
  /** The popup's own placeholder: what it asks of the form is passed on. */
  readonly host: HTMLElement;
  readonly translation: Translation | undefined;
  readonly home: string;
  /** The server has the lead; `isTold` where its words are read outside the form. */
  readonly onSent: (isTold: boolean) => void;
};

/** Of the popup itself; where its form leaves to is its own affair too. */
const OWN = ['brokerWidget', 'prerendered', 'when', 'delay', 'home'];

/** The quote form in the popup, in a shadow root of its own: the page may have another one with the same ids. */
export async function mountForm(
  place: HTMLElement,
  env: Env,
  { host, home, translation, onSent }: PopupForm,
): Promise<Mounted> {
  for (const [name, value] of Object.entries(host.dataset)) {
    if (!OWN.includes(name)) place.dataset[name] = value;
  }
  place.dataset.headingLevel = 'none';
  // The page's own `lang` is out of sight from in here.
  const language = languageOf(host);
  if (language !== 'en') place.dataset.lang ??= language;
  const translated = (english: string) => translation?.answer(english) ?? english;
  const form = await mount(place, {
    ...env,
    emit(type, detail) {
      const allowed = env.emit(type, detail);
      const { message } = form.submission.store.getState();
      if (type === 'broker:submitted') {
        const text = translated(message || COPY.thanks);
        onSent(redirectHome(home, text) || showToast({ type: 'success', text }));
      } else if (type === 'broker:failed' && detail?.reason === 'refused' && home && message) {
        showToast({ type: 'error', text: translated(message), silent: true });
      }
      return allowed;
    },
  });
  return form;
}
