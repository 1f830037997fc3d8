import type { ReactNode } from 'react';
import { endpointUrl } from '../contract/endpoints';
import { SEND_APPLICATION } from '../contract/list-endpoints';
import { type Env, sheetOf } from '../shared/attach';
import { FIELD_CSS } from '../shared/field-css';
import formCss from '../shared/form.css';
import { goHome } from '../shared/homeward';
import { showToast } from '../shared/toast';
import { ApplicationForm } from './ApplicationForm';
import { type ApplicationStore, createApplicationStore } from './application-store';
import { FORM_COPY } from './copy';
import { TOAST } from './limits';
import type { CareerDetailsOptions } from './options';
import { sendApplication } from './send-application';

/** The forms of a placeholder, and what each job's holds. A file of its own: without a job there is nothing to fill in. */
export function createApplications(host: HTMLElement, env: Env, options: () => CareerDetailsOptions) {
  const stores = new Map<string, ApplicationStore>();
  const shadow = host.shadowRoot;
  // Below the widget's own rules, as it stands on our own pages.
  if (shadow) shadow.adoptedStyleSheets = [sheetOf(FIELD_CSS + formCss), ...shadow.adoptedStyleSheets];

  function storeFor(jobId: string): ApplicationStore {
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
        // Where nobody goes home the form's own thanks announce it.
        if (!goHome(options().home, text, TOAST)) {
          showToast({ type: 'success', text, silent: true, ...TOAST });
        }
      },
    });
    stores.set(jobId, store);
    return store;
  }

  return {
    /** @param list address of the openings */
    draw: (jobId: string, list: string): ReactNode => (
      <ApplicationForm
        key={jobId}
        jobId={jobId}
        store={storeFor(jobId)}
        broker={env.broker}
        action={endpointUrl(SEND_APPLICATION, env.api, env.product)}
        policiesUrl={`${env.base}company-policies`}
        list={list}
      />
    ),
    dispose() {
      for (const store of stores.values()) store.dispose();
    },
  };
}
export type Applications = ReturnType<typeof createApplications>;
