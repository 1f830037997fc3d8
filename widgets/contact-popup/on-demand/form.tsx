import { COPY as FORM_COPY } from '../../quote-form/copy';
import { mount } from '../../quote-form/index';
import buttonCss from '../../shared/forms/button.css';
import { attach, type Env, type Mounted } from '../../shared/runtime/attach';
import type { Texts } from '../../shared/runtime/language';
import { redirectHome } from '../../shared/toast/after-submit';
import { answerIn, showToast } from '../../shared/toast/toast';
import { COPY } from '../copy';
import { Steps } from './Steps';
import { type Step, splitForm } from './steps';
import css from './steps.css';

type PopupFormPorts = {
  /** The popup widget's element. Its `data-` attributes are passed to the form, except OWN_OPTIONS. */
  readonly host: HTMLElement;
  readonly texts: () => Texts;
  readonly home: () => string;
  /** Called when the server has stored the lead. `isNotified`: true if a toast or the next page thanks the visitor. */
  readonly onSent: (isNotified: boolean) => void;
  /** Called each time sending failed or the server refused the lead. */
  readonly onFailed: () => void;
};

export type PopupForm = Mounted & {
  /**
   * Returns true while a lead is being sent. During a retry, returns false, because the form has already shown the
   * failure of the first attempt.
   */
  isSending(): boolean;
};

/** The attributes that are not passed to the form, as dataset keys. */
const OWN_OPTIONS = ['brokerWidget', 'prerendered', 'when', 'delay', 'home'];

/**
 * Mounts the quote form in the popup, in two steps. The form has its own shadow root, because the page may have another
 * form with the same ids.
 */
export async function mountForm(
  container: HTMLElement,
  env: Env,
  { host, texts, home, onSent, onFailed }: PopupFormPorts,
): Promise<PopupForm> {
  const formHost = document.createElement('div');
  function passOptions() {
    const { dataset } = formHost;
    for (const name of Object.keys(dataset)) if (!(name in host.dataset)) delete dataset[name];
    for (const [name, value] of Object.entries(host.dataset)) {
      if (!OWN_OPTIONS.includes(name)) dataset[name] = value;
    }
    dataset.headingLevel = 'none';
    // Pass the language: inside a shadow root, the form can't find the page's `lang`.
    const { language } = texts();
    if (language !== 'en') dataset.lang ??= language;
  }
  passOptions();
  container.append(formHost);
  const form = await mount(formHost, {
    ...env,
    emit(type, detail) {
      const allowed = env.emit(type, detail);
      const { message, reference } = form.submission.store.getState();
      if (type === 'broker:submitted') {
        const said = answerIn(texts(), message || FORM_COPY.thanks);
        onSent(redirectHome(home(), said.text, reference, said) || showToast({ type: 'success', ...said }));
      } else if (type === 'broker:failed' && detail?.reason === 'refused' && home() && message) {
        showToast({ type: 'error', ...answerIn(texts(), message), silent: true });
      }
      if (type === 'broker:failed') onFailed();
      return allowed;
    },
  });

  async function showProductNames() {
    const { translation } = texts();
    // On partners' pages, the names of products in `host`'s attributes are the partner's words. Don't translate them.
    if (!host.hasAttribute('data-prerendered')) return;
    (await import('../../shared/forms/on-demand/on-demand')).showProducts(formHost, translation);
  }
  await showProductNames();

  let shown: Step | undefined;
  let steps: ReturnType<typeof splitForm> | undefined;
  const frame = attach(container, buttonCss + css, () => {
    const { language, translation } = texts();
    const product = host.dataset.typeOfInsurance ?? '';
    return (
      <Steps
        step={shown}
        canGoBack={form.submission.store.getState().phase !== 'sending'}
        language={language}
        copy={translation?.popup ?? COPY}
        callUs={(translation?.quoteForm ?? FORM_COPY).callUs}
        phone={env.broker.phone}
        product={translation?.productName(product) ?? product}
        onNext={() => steps?.next()}
        onBack={() => steps?.back()}
      />
    );
  });
  steps = splitForm(formHost, form.submission, (step) => {
    shown = step;
    frame.update();
  });
  return {
    isSending() {
      const { phase, retrying } = form.submission.store.getState();
      return phase === 'sending' && !retrying;
    },
    async update() {
      passOptions();
      frame.update();
      await form.update();
      await showProductNames();
    },
    unmount() {
      steps?.dispose();
      form.unmount();
      frame.unmount();
      formHost.remove();
    },
  };
}
