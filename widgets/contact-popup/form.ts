import { COPY } from '../quote-form/copy';
import { mount } from '../quote-form/index';
import type { Translation } from '../shared/i18n/translation';
import type { Env, Mounted } from '../shared/runtime/attach';
import { languageOf } from '../shared/runtime/language';
import { redirectHome } from '../shared/toast/after-submit';
import { showToast } from '../shared/toast/toast';

type PopupForm = {
  /** The popup's placeholder: its other attributes are passed to the form. */
  readonly host: HTMLElement;
  readonly translation: Translation | undefined;
  readonly home: string;
  /** Called when the server has stored the lead; `isNotified` if a toast or the next page shows its message. */
  readonly onSent: (isNotified: boolean) => void;
};

/** The popup's own options, which are not passed to the form. */
const OWN_OPTIONS = ['brokerWidget', 'prerendered', 'when', 'delay', 'home'];

/** Mounts the quote form in the popup, in its own shadow root: the page may have another form with the same ids. */
export async function mountForm(
  container: HTMLElement,
  env: Env,
  { host, home, translation, onSent }: PopupForm,
): Promise<Mounted> {
  for (const [name, value] of Object.entries(host.dataset)) {
    if (!OWN_OPTIONS.includes(name)) container.dataset[name] = value;
  }
  container.dataset.headingLevel = 'none';
  // The form cannot find the page's `lang` from inside a shadow root.
  const language = languageOf(host);
  if (language !== 'en') container.dataset.lang ??= language;
  const translate = (english: string) => translation?.answer(english) ?? english;
  const form = await mount(container, {
    ...env,
    emit(type, detail) {
      const allowed = env.emit(type, detail);
      const { message } = form.submission.store.getState();
      if (type === 'broker:submitted') {
        const text = translate(message || COPY.thanks);
        onSent(redirectHome(home, text) || showToast({ type: 'success', text }));
      } else if (type === 'broker:failed' && detail?.reason === 'refused' && home && message) {
        showToast({ type: 'error', text: translate(message), silent: true });
      }
      return allowed;
    },
  });
  return form;
}
