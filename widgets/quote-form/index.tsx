/*
<div data-broker-widget="quote-form" data-partner="agent-42">
  <a href="https://broker.example/embed/quote-form?partner=agent-42">Get a quote</a>
</div>
*/
import { endpointUrl } from '../contract/endpoint-url';
import { SEND_QUOTE } from '../contract/endpoints';
import { LEAD_FIELDS, QUOTE_FIELDS } from '../contract/field-rules';
import checkboxCss from '../shared/forms/checkbox.css';
import { CONTROLS_CSS } from '../shared/forms/controls-css';
import formCss from '../shared/forms/form.css';
import { isOwnApi } from '../shared/forms/is-own-api';
import { createLeadSubmission } from '../shared/forms/lead-submission';
import { pageValue } from '../shared/forms/page-value';
import { attach, type Env } from '../shared/runtime/attach';
import { IS_ONE_FILE, isPrerendered } from '../shared/runtime/is-one-file';
import { ENGLISH, languageOf, loadTexts, type Texts } from '../shared/runtime/language';
import { post } from '../shared/runtime/post';
import { readOptions } from '../shared/runtime/read-options';
import { citiesOf, loadCities, loadPlaceNames } from './cities-of';
import { COPY } from './copy';
import type { Extras } from './extras/extras';
import { needsExtras } from './needs-extras';
import { OPTIONS, type QuoteFormOptions } from './options';
import { PageQuestions } from './PageQuestions';
import { QuoteForm } from './QuoteForm';
import quoteFormCss from './quote-form.css';
import { USES_CHECKBOX } from './uses-checkbox';

const CSS = CONTROLS_CSS + formCss + (USES_CHECKBOX ? checkboxCss : '') + quoteFormCss;

export async function mount(host: HTMLElement, env: Env) {
  let options!: QuoteFormOptions;
  let texts: Texts = ENGLISH;
  let extras: Extras | undefined;
  const loadExtras = async () => {
    if (needsExtras(host))
      extras ??= await (await import('./extras/extras')).createExtras(host, env, loadPlaceNames, LEAD_FIELDS);
  };
  const loadLanguage = async () => {
    texts = (await loadTexts(() => languageOf(host))) ?? texts;
  };
  // Await even if there is nothing to load: all forms of the page then read the page's styles before the first one is
  // drawn. Otherwise the browser would recompute the styles for each form.
  await Promise.all([loadExtras(), loadLanguage()]);

  const submission = createLeadSubmission(QUOTE_FIELDS, {
    check: (values) => extras?.check(values),
    ownApi: env.ownApi,
    allow: () => env.emit('broker:submit'),
    send: (values, signal) =>
      post(
        SEND_QUOTE,
        { ...values, partner: pageValue(options.partner, env), ...extras?.body() },
        env,
        signal,
      ),
    async onSettled(phase, message, reference) {
      if (phase === 'sent') {
        env.emit('broker:submitted', { reference });
        extras?.redirect();
      } else env.emit('broker:failed', { reason: phase });
      if (options.home && phase !== 'failed')
        (await import('../shared/toast/after-submit')).notifyResult(
          options.home,
          phase,
          message,
          COPY.thanks,
          reference,
          texts,
        );
    },
  });
  const loadNamedCities = () => {
    const loading = loadCities(env);
    // quote-form.js doesn't replace names that visitors type, such as Bangalore, with the names in the lists: the
    // server does this. In quote-form.js, only the extras load place-names.ts, for `data-state` and `data-city`.
    if (!IS_ONE_FILE)
      loadPlaceNames()
        .then(({ watchPlaces }) => watchPlaces(host, loading))
        .catch(console.error);
  };
  const cities = (state: string) => {
    loadNamedCities();
    return citiesOf(state, env);
  };
  const more = !IS_ONE_FILE && host.querySelector('.quote-form__more') ? <PageQuestions /> : undefined;
  const mounted = attach(host, CSS + (extras?.css ?? ''), (prerendered) => {
    options = readOptions(host, env, OPTIONS);
    return (
      <QuoteForm
        options={options}
        {...texts}
        extras={extras}
        broker={env.broker}
        isOwnApi={isOwnApi(host, env)}
        action={endpointUrl(SEND_QUOTE, env.api, env.product)}
        policiesUrl={`${env.base}company-policies`}
        submission={submission}
        citiesOf={cities}
        prerendered={prerendered}
        more={more}
      />
    );
  });
  const update = async () => {
    await Promise.all([loadExtras(), loadLanguage()]);
    extras?.read();
    mounted.update();
  };
  // Only our own pages are prerendered or offer languages, and they don't use quote-form.js.
  if (!IS_ONE_FILE && (isPrerendered(host) || host.parentElement?.querySelector('[data-form-languages]'))) {
    import('../shared/forms/on-demand/on-demand')
      .then(async ({ offerLanguages, trackUnsent, watchVehicle }) => {
        watchVehicle(host.querySelector('form'));
        offerLanguages(host, update);
        const message = await trackUnsent(host, submission, SEND_QUOTE.fixed.type);
        if (message && options.home) (await import('../shared/toast/after-submit')).notifyUnsent(message);
      })
      .catch(console.error);
  }
  // Request the cities when the form first gets the focus, so that they are ready before the visitor chooses a state.
  // Wait until the browser has painted: submitting the empty form also moves the focus into it, and the request would
  // delay the error messages by 14 ms on a phone.
  const requestCities = () => requestAnimationFrame(() => setTimeout(loadNamedCities));
  host.addEventListener('focusin', requestCities, { once: true });
  return {
    submission,
    update,
    unmount() {
      host.removeEventListener('focusin', requestCities);
      submission.dispose();
      mounted.unmount();
    },
  };
}
