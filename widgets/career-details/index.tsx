/*
<div data-broker-widget="career-details" data-mail="careers@example.com">
  <a href="/careers">Current Openings</a>
</div>
*/
import { endpointUrl } from '../contract/endpoints';
import { SEND_APPLICATION } from '../contract/list-endpoints';
import { attach, type Mount } from '../shared/attach';
import { FIELD_CSS } from '../shared/field-css';
import formCss from '../shared/form.css';
import { goHome } from '../shared/homeward';
import listingCss from '../shared/listing.css';
import { pageAddress, pagesBase } from '../shared/page-address';
import { readOptions } from '../shared/read-options';
import { showToast } from '../shared/toast';
import { type ApplicationStore, createApplicationStore } from './application-store';
import { CareerDetails } from './CareerDetails';
import careerDetailsCss from './career-details.css';
import { FORM_COPY } from './copy';
import { type Found, findJob } from './find-job';
import { TOAST } from './limits';
import { type CareerDetailsOptions, OPTIONS } from './options';
import { sendApplication } from './send-application';

export const mount: Mount = (host, env) => {
  let options!: CareerDetailsOptions;
  const stores = new Map<string, ApplicationStore>();
  const storeFor = (jobId: string) => {
    const known = stores.get(jobId);
    if (known) return known;
    const store = createApplicationStore({
      allow: () => env.emit('broker:submit'),
      send: (values, tell) => sendApplication(jobId, values, env, tell),
      onSettled(phase, message) {
        if (phase !== 'sent') {
          env.emit('broker:failed', { reason: phase });
          // The form's alert announces it.
          showToast({ type: 'error', text: message || FORM_COPY.failed, silent: true, ...TOAST });
          return;
        }
        env.emit('broker:submitted');
        const text = message || FORM_COPY.thanks;
        if (!goHome(options.home, text, TOAST)) showToast({ type: 'success', text, ...TOAST });
      },
    });
    stores.set(jobId, store);
    return store;
  };
  const find = (show: (found: Found) => void) =>
    findJob(env, (found) => {
      // Our own page is named after its job.
      const isOurs = host.hasAttribute('data-prerendered') && typeof found === 'object';
      if (isOurs) document.title = `${found.job.title} | ${env.broker.name}`;
      show(found);
    });
  const mounted = attach(host, FIELD_CSS + formCss + listingCss + careerDetailsCss, (prerendered) => {
    options = readOptions(host, env, OPTIONS);
    return (
      <CareerDetails
        broker={env.broker}
        action={endpointUrl(SEND_APPLICATION, env.api, env.product)}
        policiesUrl={`${env.base}company-policies`}
        list={pageAddress(options.list, pagesBase(env, prerendered))}
        mail={options.mail}
        find={find}
        storeFor={storeFor}
      />
    );
  });
  return {
    ...mounted,
    unmount() {
      for (const store of stores.values()) store.dispose();
      mounted.unmount();
    },
  };
};
