import type { FieldValues } from '../../contract/field-rules';
import type { FieldErrors } from '../../contract/lead-fields';
import type { Translation } from '../../shared/i18n/translation';
import type { Env } from '../../shared/runtime/attach';
import { type OptionsOf, readOptions } from '../../shared/runtime/read-options';
import { firstTouch } from './attribution';
import { CONSENT, Consent } from './Consent';
import { COPY } from './copy';
import { EXTRA_OPTIONS } from './options';
import { createPrefill } from './prefill';
import { redirectUrl } from './redirect-url';
import { themeOf } from './theme';

/** Set by the build, LANGUAGES: imported from the runtime they would make it larger. */
declare const __LANGUAGES__: readonly string[];

/** The parts of the quote form that come only where a placeholder asks for them: one for each placeholder. */
export function createExtras(host: HTMLElement, env: Env) {
  let options: OptionsOf<typeof EXTRA_OPTIONS>;
  const read = () => {
    options = readOptions(host, env, EXTRA_OPTIONS);
    // Stores the campaign of a landing page, on which no form may ever be sent.
    campaign();
    // Read where the words are chosen: "hi-IN" is Hindi too.
    const { lang } = host.dataset;
    if (lang !== undefined && !__LANGUAGES__.includes(lang.split('-')[0] ?? '')) {
      env.warn(`data-lang="${lang}" is not one of ${__LANGUAGES__}`, 'en');
    }
  };
  const campaign = () => (options.attribution === 'none' ? {} : firstTouch());
  read();
  const needsConsent = () => options.consent === 'required';
  return {
    css: themeOf(host, env),
    /** Reads the placeholder's attributes again. */
    read,
    /** Puts what the placeholder knows of the visitor into fields that are still empty. */
    fill: createPrefill(host, env),
    draw(errors: FieldErrors, translation: Translation | undefined) {
      const { consent, consentMissing } = translation?.consent ?? COPY;
      return needsConsent() && <Consent words={consent} error={errors.consent && consentMissing} />;
    },
    check: (values: FieldValues): FieldErrors =>
      needsConsent() && !(CONSENT in values) ? { [CONSENT]: COPY.consentMissing } : {},
    /** Fields of the body, besides the form's own. */
    body: campaign,
    /** After a success. */
    leave() {
      if (options.success !== 'redirect') return;
      const url = redirectUrl(options.redirect);
      if (url) location.assign(url);
      else env.warn(`data-redirect="${options.redirect}" is not an address of http or https`, 'message');
    },
  };
}
export type Extras = ReturnType<typeof createExtras>;
