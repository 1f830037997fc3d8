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
import { tellOutcome } from '../shared/homeward';
import { createLeadStore } from '../shared/lead-store';
import { readOptions } from '../shared/read-options';
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
      if (phase === 'sent') env.emit('broker:submitted');
      else env.emit('broker:failed', { reason: phase });
      if (phase !== 'failed') tellOutcome(options.home, phase, message, COPY.thanks);
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
