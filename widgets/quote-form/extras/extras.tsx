import type { FieldValues } from '../../contract/field-rules';
import type { FieldErrors } from '../../contract/lead-fields';
import type { Env } from '../../shared/attach';
import type { Language, Say } from '../../shared/language';
import { type OptionsOf, readOptions } from '../../shared/read-options';
import { firstTouch } from './attribution';
import { CONSENT, Consent } from './Consent';
import { COPY } from './copy';
import { createPrefill } from './prefill';
import { redirectUrl } from './redirect-url';
import { themeOf } from './theme';

/** What a placeholder may ask for besides the plain form. */
export const EXTRA_OPTIONS = {
  /** `required`: a tick box below the fields; its words are stored as `consent` beside the lead. */
  consent: ['none', 'required'],
  /** `redirect`: to `data-redirect` once the lead is stored. */
  success: ['message', 'redirect'],
  redirect: '',
  /** `first-touch`: the campaign that first brought the visitor is sent beside the lead. */
  attribution: ['none', 'first-touch'],
} as const;

// Said anew here: from where they are used they would come out of the runtime, and make it larger.
const LANGUAGES = ['en', 'hi', 'te'] as const satisfies readonly Language[];

/** The parts of the quote form that come only where a placeholder asks for them: one for each placeholder. */
export function createExtras(host: HTMLElement, env: Env) {
  let options: OptionsOf<typeof EXTRA_OPTIONS>;
  const read = () => {
    options = readOptions(host, env, EXTRA_OPTIONS);
    // Read where the words are chosen: "hi-IN" is Hindi too.
    const { lang } = host.dataset;
    if (lang !== undefined && !LANGUAGES.some((known) => known === lang.split('-')[0])) {
      env.warn(`data-lang="${lang}" is not one of ${LANGUAGES}`, 'en');
    }
  };
  read();
  const needsConsent = () => options.consent === 'required';
  return {
    css: themeOf(host, env),
    /** Reads the placeholder's attributes again. */
    read,
    /** Puts what the placeholder knows of the visitor into fields that are still empty. */
    fill: createPrefill(host, env),
    draw: (errors: FieldErrors, say: Say) =>
      needsConsent() && <Consent words={say(COPY.consent)} error={errors.consent && say(errors.consent)} />,
    check: (values: FieldValues): FieldErrors =>
      needsConsent() && !(CONSENT in values) ? { [CONSENT]: COPY.consentMissing } : {},
    /** Fields of the body, besides the form's own. */
    body: (): Readonly<Record<string, string>> => (options.attribution === 'none' ? {} : firstTouch()),
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
