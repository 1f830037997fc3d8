/*
<div data-broker-widget="contact-form" data-partner="agent-42">
  <a href="mailto:care@example.com">Write a mail</a>
</div>
*/
import { endpointUrl } from '../contract/endpoints';
import { ENQUIRY_FIELDS, SEND_ENQUIRY } from '../contract/enquiry';
import { call } from '../shared/api';
import { attach, type Mount } from '../shared/attach';
import { FIELD_CSS } from '../shared/field-css';
import formCss from '../shared/form.css';
import { goHome } from '../shared/homeward';
import { createLeadStore } from '../shared/lead-store';
import { readOptions } from '../shared/read-options';
import { showToast } from '../shared/toast';
import { ContactForm } from './ContactForm';
import contactFormCss from './contact-form.css';
import { COPY } from './copy';
import { type ContactFormOptions, OPTIONS } from './options';

export const mount: Mount = (host, env) => {
  let options!: ContactFormOptions;
  const lead = createLeadStore(ENQUIRY_FIELDS, {
    allow: () => env.emit('broker:submit'),
    send: (values) => call(SEND_ENQUIRY, { ...values, partner: options.partner }, env),
    onSettled(phase, message) {
      if (phase === 'sent') {
        env.emit('broker:submitted');
        return goHome(options.home, message || COPY.thanks);
      }
      env.emit('broker:failed', { reason: phase });
      // Spec section 8. The form says it too, and keeps it.
      if (phase === 'refused') showToast({ type: 'error', text: message || COPY.failed });
    },
  });
  const mounted = attach(host, FIELD_CSS + formCss + contactFormCss, (prerendered) => {
    options = readOptions(host, env, OPTIONS);
    return (
      <ContactForm
        options={options}
        broker={env.broker}
        action={endpointUrl(SEND_ENQUIRY, env.api, env.product)}
        policiesUrl={`${env.base}company-policies`}
        lead={lead}
        prerendered={prerendered}
      />
    );
  });
  return {
    ...mounted,
    unmount() {
      lead.dispose();
      mounted.unmount();
    },
  };
};
