import { ContactForm } from '../../widgets/contact-form/ContactForm';
import { ContactPopup } from '../../widgets/contact-popup/ContactPopup';
import { COPY as POPUP } from '../../widgets/contact-popup/copy';
import { NEVER } from '../../widgets/contact-popup/limits';
import { endpointUrl } from '../../widgets/contract/endpoint-url';
import { type Endpoint, SEND_QUOTE } from '../../widgets/contract/endpoints';
import { ENQUIRY_FIELDS, SEND_ENQUIRY } from '../../widgets/contract/enquiry';
import { type LeadFields, QUOTE_FIELDS } from '../../widgets/contract/field-rules';
import { FORM_PAGE } from '../../widgets/contract/form-page';
import { isVehicle } from '../../widgets/contract/more-fields';
import { telHref } from '../../widgets/contract/tel-href';
import { type Asked, MoreFields } from '../../widgets/quote-form/extras/MoreFields';
import { OPTIONS, type QuoteFormOptions } from '../../widgets/quote-form/options';
import { QuoteForm, type QuoteFormProps } from '../../widgets/quote-form/QuoteForm';
import { createLeadSubmission } from '../../widgets/shared/forms/lead-submission';
import { MORE_TEXTS } from '../../widgets/shared/forms/on-demand/more-texts';
import { MailAddress } from '../../widgets/shared/html/MailAddress';
import { LANGUAGES } from '../../widgets/shared/runtime/language';
import type { PageSubject } from '../records/page-subject';
import { SITE } from '../site';
import { neverSettles } from './never-settles';
import { Placeholder } from './Placeholder';
import { beginsWith, pageLabel, type QueryId } from './page-texts';
import { apiBase, BROKER } from './site-values';
import { knownLanguage, translationOf } from './translations';

/** Returns the props with which a form is prerendered. Until scripts run, the form submits natively to the API. */
const formProps = (endpoint: Endpoint, fields: LeadFields) => ({
  broker: BROKER,
  isOwnApi: SITE.ownApi,
  action: endpointUrl(endpoint, apiBase, SITE.product),
  policiesUrl: '/company-policies',
  submission: createLeadSubmission(fields, { send: neverSettles, allow: () => false, onSettled() {} }),
  prerendered: true,
});

const drawQuoteForm = (
  options: Pick<QuoteFormOptions, 'headingLevel'>,
  built?: Partial<Pick<QuoteFormProps, 'built' | 'beside' | 'more' | 'language' | 'translation'>>,
) => (
  <QuoteForm
    options={options}
    language="en"
    {...built}
    citiesOf={neverSettles}
    {...formProps(SEND_QUOTE, QUOTE_FIELDS)}
  />
);

type PrefilledProps = PageSubject & {
  /** Id of a `<datalist>` with types of insurance. */
  readonly suggestions: string;
  /**
   * Language of a page that is not in English. The form stays in this language. Default: the form is in English and
   * offers a choice of languages.
   */
  readonly language?: string | undefined;
};

/** Returns the name of a language in that language. */
export const nameOf = (language: string) =>
  new Intl.DisplayNames([language], { type: 'language', fallback: 'code' }).of(language);

/**
 * Renders the choice of language, which comes before its form. It is disabled until scripts run, and hidden without
 * scripts.
 */
export const LanguageChoice = ({ form }: { readonly form: string }) => (
  <fieldset className="languages" data-form-languages="" {...pageLabel('languages')} disabled>
    {LANGUAGES.map((language) => (
      <label key={language} lang={language}>
        <input type="radio" name={`${form}-language`} value={language} defaultChecked={language === 'en'} />
        {nameOf(language)}
      </label>
    ))}
    <span role="status" lang="en" />
  </fieldset>
);

/**
 * Returns the additional questions that the form asks on our own pages. Partners' pages have none: the snippets on them
 * reserve the height of a form without these questions. Only pages about vehicles ask about the vehicle, since the
 * question's list of months takes 250 bytes.
 */
const askedOn = (product = ''): Asked => ({ callTime: true, vehicle: isVehicle(product), whatsapp: true });

/**
 * Renders the quote form of our own pages. The page's product is filled in, even without scripts. On pages in other
 * languages, the product's name stays in English, since browsers submit the field's value without translating it. The
 * form is the last section of a page, so its widget loads only when the visitor comes near. On pages in other languages
 * it loads once the page is idle, because it stores the language for the pages that follow.
 */
export function QuoteFormPlaceholder({
  insuranceType,
  typeOfInsurance,
  suggestions,
  language,
}: PrefilledProps) {
  const translation = translationOf(language);
  return (
    <>
      {!translation && <LanguageChoice form="quote" />}
      <Placeholder
        name="quote-form"
        when={translation && 'idle'}
        options={{ home: '/', headingLevel: 'none' as const }}
      >
        {(options) =>
          drawQuoteForm(options, {
            ...(language && { language: knownLanguage(language), translation }),
            built: {
              insurance_type: { defaultValue: insuranceType },
              type_of_insurance: { defaultValue: typeOfInsurance, list: suggestions },
            },
            more: SITE.ownApi && (
              <details className="quote-form__more">
                <MoreFields
                  texts={translation?.more ?? MORE_TEXTS}
                  asked={askedOn(typeOfInsurance)}
                  isMarked={!translation}
                />
              </details>
            ),
          })
        }
      </Placeholder>
    </>
  );
}

/**
 * Says what to do if the submit button does nothing. Without scripts, this happens in a frame whose sandbox forbids
 * forms. The mail address and the phone number are visible as text, since links may be blocked as well.
 */
const WithoutForms = () => (
  <noscript>
    <p className="broker-form__status">
      If nothing happens when you press the button,{' '}
      {SITE.phone && (
        <>
          call <a href={telHref(SITE.phone)}>{SITE.phone}</a>,{' '}
        </>
      )}
      write to{' '}
      <a href={`mailto:${SITE.mail}`}>
        <MailAddress mail={SITE.mail} />
      </a>
      , or open this form in a window of its own:{' '}
      <a href={FORM_PAGE} target="_blank" rel="noopener">
        {SITE.origin}
        {FORM_PAGE}
      </a>
    </p>
  </noscript>
);

/**
 * Renders the quote form for a frame on a partner's page, or for a partner's link. The form has a heading, and does not
 * redirect to the home page. In a frame, the partner's page sets the language, and a script removes the choice of
 * languages.
 */
export const FramedQuoteForm = () => (
  <>
    <LanguageChoice form="quote" />
    <Placeholder name="quote-form" when="now">
      {() => drawQuoteForm({ headingLevel: OPTIONS.headingLevel[0] }, { beside: <WithoutForms /> })}
    </Placeholder>
  </>
);

/**
 * Renders the enquiry form.
 * @param query the id of a text with which the visitor's message begins. The text is filled in even without scripts.
 */
export const ContactFormPlaceholder = ({ query }: { readonly query?: QueryId }) => (
  <div>
    <LanguageChoice form="enquiry" />
    <Placeholder
      name="contact-form"
      when="idle"
      options={{ home: '/', headingLevel: 'none' as const, ...(query && beginsWith(query)) }}
    >
      {(options) => (
        <ContactForm options={options} language="en" {...formProps(SEND_ENQUIRY, ENQUIRY_FIELDS)} />
      )}
    </Placeholder>
  </div>
);

type ContactPopupProps = {
  readonly subject: PageSubject;
  /** False if the popup never opens on this page. Default: true. */
  readonly opens?: boolean;
};

/**
 * Renders the popup without its form. The widget adds the form later, and reads the page's subject from the
 * placeholder.
 */
export const ContactPopupPlaceholder = ({ subject, opens = true }: ContactPopupProps) => (
  <Placeholder
    name="contact-popup"
    when="idle"
    options={{ home: '/', ...(!opens && { delay: NEVER }), ...subject }}
  >
    {() => <ContactPopup id="contact-popup" copy={POPUP} language="en" />}
  </Placeholder>
);
