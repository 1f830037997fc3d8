import type { ReactNode } from 'react';
import { endpointUrl } from '../contract/endpoint-url';
import { SEND_APPLICATION } from '../contract/list-endpoints';
import { CONTROLS_CSS } from '../shared/forms/controls-css';
import formCss from '../shared/forms/form.css';
import { isOwnApi } from '../shared/forms/is-own-api';
import { type Env, sheetOf } from '../shared/runtime/attach';
import { languageFor } from '../shared/runtime/chosen-language';
import { isPrerendered } from '../shared/runtime/is-one-file';
import { notifyUnsent, redirectHome } from '../shared/toast/after-submit';
import { answerIn, showToast } from '../shared/toast/toast';
import { ApplicationForm } from './ApplicationForm';
import { type ApplicationSubmission, createApplicationSubmission } from './application-submission';
import { FORM_COPY } from './copy';
import { ENGLISH_TEXTS, loadFormTexts } from './form-texts';
import { sectionLevel } from './JobView';
import { TOAST } from './limits';
import type { CareerDetailsOptions } from './options';
import { sendApplication } from './send-application';

/**
 * Creates the application forms of a widget and keeps the state of each form. This code is in a separate file, because
 * a page without a job doesn't need it.
 */
export function createApplications(host: HTMLElement, env: Env, options: () => CareerDetailsOptions) {
  let texts = ENGLISH_TEXTS;
  const submissions = new Map<string, ApplicationSubmission>();
  const shadow = host.shadowRoot;
  // Insert the form's rules before the widget's own rules: the style sheet of our own pages has the same order.
  if (shadow) shadow.adoptedStyleSheets = [sheetOf(CONTROLS_CSS + formCss), ...shadow.adoptedStyleSheets];

  const inLanguage = (english: string) => answerIn({ language: texts.language, translation: texts }, english);

  function submissionFor(jobId: string): ApplicationSubmission {
    const existing = submissions.get(jobId);
    if (existing) return existing;
    const submission = createApplicationSubmission({
      allow: () => env.emit('broker:submit'),
      send: (values, signal, _, onProgress) => sendApplication(jobId, values, env, signal, onProgress),
      onSettled(phase, message, reference) {
        if (phase !== 'sent') {
          env.emit('broker:failed', { reason: phase });
          // The toast is silent for screen readers, because the form's alert announces the message.
          showToast({ type: 'error', ...inLanguage(message || FORM_COPY.failed), silent: true, ...TOAST });
          return;
        }
        env.emit('broker:submitted', { reference });
        const said = inLanguage(message || FORM_COPY.thanks);
        // If the visitor isn't redirected, the form stays on the page, and its success message announces the text. So
        // the toast is silent for screen readers.
        if (!redirectHome(options().home, said.text, reference, { ...said, ...TOAST })) {
          showToast({ type: 'success', ...said, silent: true, ...TOAST });
        }
      },
    });
    submissions.set(jobId, submission);
    if (isPrerendered(host)) warnOfUnsent(jobId, submission).catch(console.error);
    return submission;
  }

  async function warnOfUnsent(jobId: string, submission: ApplicationSubmission) {
    const { trackUnsent } = await import('../shared/forms/on-demand/on-demand');
    const message = await trackUnsent(host, submission, `${SEND_APPLICATION.path} ${jobId}`);
    if (message && options().home) notifyUnsent(message);
  }

  return {
    /** Loads the texts in the language of `host`. If loading fails, keeps the current texts. Call `draw` afterwards. */
    async translate() {
      texts = (await loadFormTexts(() => languageFor(host)).catch(console.error)) ?? texts;
    },
    /**
     * Renders the application form of a job.
     * @param list URL of the page that lists all openings
     * @param hasPage true if the page was built for this opening, with the form
     */
    draw: (jobId: string, list: string, hasPage = false): ReactNode => (
      <ApplicationForm
        key={jobId}
        jobId={jobId}
        submission={submissionFor(jobId)}
        texts={texts}
        broker={env.broker}
        isOwnApi={isOwnApi(host, env)}
        action={endpointUrl(SEND_APPLICATION, env.api, env.product)}
        policiesUrl={`${env.base}company-policies`}
        list={list}
        headingLevel={`${sectionLevel(hasPage)}`}
        prerendered={hasPage}
      />
    ),
    dispose() {
      for (const submission of submissions.values()) {
        submission.cancel();
        submission.dispose();
      }
    },
  };
}
export type Applications = ReturnType<typeof createApplications>;
