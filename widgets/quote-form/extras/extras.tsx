import type { FieldErrors, FieldValues, LEAD_FIELDS } from '../../contract/field-rules';
import { MORE_TEXTS } from '../../shared/forms/on-demand/more-texts';
import { watchVehicle } from '../../shared/forms/on-demand/vehicle-questions';
import { pageValue } from '../../shared/forms/page-value';
import type { Translation } from '../../shared/i18n/translation';
import type { Env } from '../../shared/runtime/attach';
import { type OptionsOf, readOptions } from '../../shared/runtime/read-options';
import { firstTouch } from './attribution';
import { CONSENT, Consent } from './Consent';
import { COPY } from './copy';
import { MoreFields } from './MoreFields';
import { EXTRA_OPTIONS } from './options';
import { createPrefill, type LoadPlaceNames } from './prefill';
import { redirectUrl } from './redirect-url';
import { checkAccent, themeOf } from './theme';

/** Set by the build to LANGUAGES of language.ts, because an import of LANGUAGES would make the runtime larger. */
declare const __LANGUAGES__: readonly string[];

/**
 * Creates the optional parts of a placeholder's quote form. They load only if the placeholder needs them.
 * @param fields LEAD_FIELDS, passed because an import would add the table to this file
 */
export async function createExtras(
  host: HTMLElement,
  env: Env,
  loadPlaceNames: LoadPlaceNames,
  fields: typeof LEAD_FIELDS,
) {
  let options: OptionsOf<typeof EXTRA_OPTIONS>;
  const read = () => {
    options = readOptions(host, env, EXTRA_OPTIONS);
    // Store the campaign now: the visitor may submit the form on a later page.
    campaign();
    checkAccent(host, env);
    // Check only the language of `data-lang`. A region may follow, as in "hi-IN" and "hi_IN": language.ts accepts any
    // region.
    const { lang } = host.dataset;
    if (lang !== undefined && !__LANGUAGES__.includes(lang.toLowerCase().split(/[-_]/)[0] ?? '')) {
      env.warn(`data-lang="${lang}" is not one of ${__LANGUAGES__}`, 'en');
    }
  };
  const campaign = () => (options.attribution === 'none' ? {} : firstTouch());
  read();
  const { state } = host.dataset;
  const isOtherName = state && !(fields.state.options as readonly string[]).includes(state);
  // Load the other names of places before the form is drawn, so that the state is filled in immediately.
  const names = isOtherName ? await loadPlaceNames().catch(console.error) : undefined;
  const fill = createPrefill(host, env, async () => names || loadPlaceNames(), fields);
  const needsConsent = () => options.consent === 'required';
  return {
    css: themeOf(host),
    /** Reads the placeholder's attributes again. */
    read,
    /** Fills empty fields with the values of the placeholder's attributes, and shows or hides the vehicle questions. */
    fill(form: HTMLFormElement) {
      fill(form);
      watchVehicle(form);
    },
    draw(errors: FieldErrors, translation: Translation | undefined) {
      const { consent, consentMissing } = translation?.consent ?? COPY;
      const asked = {
        callTime: options.askCallTime === 'yes',
        vehicle: options.askVehicle === 'yes',
        whatsapp: options.askWhatsapp === 'yes',
      };
      return (
        <>
          {env.ownApi && Object.values(asked).includes(true) && (
            <details className="quote-form__more">
              <MoreFields texts={translation?.more ?? MORE_TEXTS} asked={asked} />
            </details>
          )}
          {needsConsent() && <Consent words={consent} error={errors.consent && consentMissing} />}
        </>
      );
    },
    /** Returns the text for the consent checkbox in the list of errors, where the text is a link to the checkbox. */
    label: (translation: Translation | undefined) => (translation?.consent ?? COPY).consentMissing,
    check: (values: FieldValues): FieldErrors =>
      needsConsent() && !(CONSENT in values) ? { [CONSENT]: COPY.consentMissing } : {},
    /** Returns the campaign's fields, which the request gets in addition to the form's fields. */
    body: (): Readonly<Record<string, string>> =>
      Object.fromEntries(Object.entries(campaign()).map(([name, value]) => [name, pageValue(value, env)])),
    /** Redirects after a success, if the placeholder has `data-success="redirect"` and is still on the page. */
    redirect() {
      // On a page that navigates by script, the visitor may have left the form.
      if (options.success !== 'redirect' || !host.isConnected) return;
      const url = redirectUrl(options.redirect);
      if (url) location.assign(url);
      else env.warn(`data-redirect="${options.redirect}" is not an address of http or https`, 'message');
    },
  };
}
export type Extras = Awaited<ReturnType<typeof createExtras>>;
