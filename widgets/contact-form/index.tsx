/*
<div data-broker-widget="contact-form" data-partner="agent-42">
  <a href="mailto:care@example.com">Send an email</a>
</div>
*/
import { endpointUrl } from '../contract/endpoint-url';
import { ENQUIRY_FIELDS, SEND_ENQUIRY } from '../contract/enquiry';
import { CONTROLS_CSS } from '../shared/forms/controls-css';
import formCss from '../shared/forms/form.css';
import { isOwnApi } from '../shared/forms/is-own-api';
import { createLeadSubmission } from '../shared/forms/lead-submission';
import { pageValue } from '../shared/forms/page-value';
import { attach, type Mount } from '../shared/runtime/attach';
import { ENGLISH, languageOf, loadTexts, type Texts } from '../shared/runtime/language';
import { post } from '../shared/runtime/post';
import { readOptions } from '../shared/runtime/read-options';
import { ContactForm } from './ContactForm';
import contactFormCss from './contact-form.css';
import { COPY } from './copy';
import { type ContactFormOptions, OPTIONS } from './options';

export const mount: Mount = async (host, env) => {
  let options!: ContactFormOptions;
  let texts: Texts = ENGLISH;
  const isPrerendered = host.hasAttribute('data-prerendered');
  const translate = async () => {
    texts = (await loadTexts(() => languageOf(host))) ?? texts;
  };
  // Don't translate prerendered markup yet: the first render must match this markup, which is in English.
  if (!isPrerendered) await translate();
  const submission = createLeadSubmission(ENQUIRY_FIELDS, {
    ownApi: env.ownApi,
    allow: () => env.emit('broker:submit'),
    send: (values, signal) =>
      post(SEND_ENQUIRY, { ...values, partner: pageValue(options.partner, env) }, env, signal),
    async onSettled(phase, message, reference) {
      if (phase === 'sent') env.emit('broker:submitted', { reference });
      else env.emit('broker:failed', { reason: phase });
      // After a success, only pages with `data-home` show something besides the form's own message.
      if (phase === 'refused' || (phase === 'sent' && options.home))
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
  const mounted = attach(host, CONTROLS_CSS + formCss + contactFormCss, (prerendered) => {
    options = readOptions(host, env, OPTIONS);
    return (
      <ContactForm
        options={options}
        {...texts}
        broker={env.broker}
        isOwnApi={isOwnApi(host, env)}
        action={endpointUrl(SEND_ENQUIRY, env.api, env.product)}
        policiesUrl={`${env.base}company-policies`}
        submission={submission}
        prerendered={prerendered}
      />
    );
  });
  const update = async () => {
    await translate();
    mounted.update();
  };
  if (isPrerendered) {
    import('../shared/forms/on-demand/on-demand')
      .then(async ({ offerLanguages, trackUnsent }) => {
        offerLanguages(host, update);
        const message = await trackUnsent(host, submission, SEND_ENQUIRY.fixed.type);
        if (message && options.home) (await import('../shared/toast/after-submit')).notifyUnsent(message);
      })
      .catch(console.error);
  }
  return {
    update,
    unmount() {
      submission.dispose();
      mounted.unmount();
    },
  };
};
