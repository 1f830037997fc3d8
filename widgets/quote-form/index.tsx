/*
<div data-broker-widget="quote-form" data-partner="agent-42">
  <a href="https://broker.example/#formdata">Get a quote</a>
</div>
*/
import { endpointUrl, SEND_QUOTE } from '../contract/endpoints';
import { QUOTE_FIELDS } from '../contract/lead-fields';
import { call } from '../shared/api';
import { attach, type Env } from '../shared/attach';
import { FIELD_CSS } from '../shared/field-css';
import { english, languageOf, sayIn } from '../shared/language';
import { createLeadStore } from '../shared/lead-store';
import { readOptions } from '../shared/read-options';
import { asksForMore } from './asks-for-more';
import { citiesOf } from './cities-of';
import { COPY } from './copy';
import type { Extras } from './extras/extras';
import { OPTIONS, type QuoteFormOptions } from './options';
import { QuoteForm } from './QuoteForm';
import quoteFormCss from './quote-form.css';

export async function mount(host: HTMLElement, env: Env) {
  let options!: QuoteFormOptions;
  let say = english;
  let language = languageOf(host);
  let extras: Extras | undefined;
  const loadExtras = async () => {
    extras ??= asksForMore(host) ? (await import('./extras/extras')).createExtras(host, env) : undefined;
  };
  const loadWords = async () => {
    const asked = languageOf(host);
    const words = await sayIn(asked);
    // Asked for another meanwhile.
    if (asked !== languageOf(host)) return;
    language = asked;
    say = words;
  };
  if (language !== 'en' || asksForMore(host)) await Promise.all([loadExtras(), loadWords()]);

  const lead = createLeadStore(QUOTE_FIELDS, {
    check: (values) => extras?.check(values),
    allow: () => env.emit('broker:submit'),
    send: (values) => call(SEND_QUOTE, { ...values, partner: options.partner, ...extras?.body() }, env),
    async onSettled(phase, message) {
      if (phase === 'sent') {
        env.emit('broker:submitted');
        extras?.leave();
      } else env.emit('broker:failed', { reason: phase });
      if (options.home && phase !== 'failed')
        (await import('../shared/homeward')).tellOutcome(options.home, phase, message, COPY.thanks);
    },
  });
  const cities = (state: string) => citiesOf(state, env);
  const mounted = attach(host, FIELD_CSS + quoteFormCss + (extras?.css ?? ''), (prerendered) => {
    options = readOptions(host, env, OPTIONS);
    return (
      <QuoteForm
        options={options}
        language={language}
        say={say}
        extras={extras}
        broker={env.broker}
        action={endpointUrl(SEND_QUOTE, env.api, env.product)}
        policiesUrl={`${env.base}company-policies`}
        lead={lead}
        citiesOf={cities}
        prerendered={prerendered}
      />
    );
  });
  const fillPlaces = () =>
    import('../shared/places-store').then((store) => store.fillPlaces(env)).catch(console.error);
  // Nobody waits for these calls, and a slow phone is 18 ms at them: first it shows what a tap has done.
  let later: ReturnType<typeof setTimeout>;
  const fillLater = () => {
    later = setTimeout(fillPlaces, 500);
  };
  // Spec section 7 fires its list calls on page load; on a partner's page they wait for a visitor who uses the form.
  if (options.home) fillPlaces();
  else host.addEventListener('focusin', fillLater, { once: true });
  return {
    lead,
    async update() {
      await Promise.all([loadExtras(), loadWords()]);
      extras?.read();
      mounted.update();
    },
    unmount() {
      host.removeEventListener('focusin', fillLater);
      clearTimeout(later);
      lead.dispose();
      mounted.unmount();
    },
  };
}
