import type { FormCopy } from '../shared/forms/form-copy';
import { FORM_TEXTS } from '../shared/forms/form-texts';

/** Texts of a job's page. The error messages of the form's fields are in contract/application-rules.ts. */
export const COPY = {
  notYet: 'The opening is not here yet',
  notYetWhy: 'It loads with JavaScript, as soon as the connection allows.',
  which: 'Which opening?',
  choose: 'Choose one from the list: every opening has its own description and application form.',
  missing: 'This opening is no longer available',
  missingWhy: 'It has been filled or withdrawn, or the address is not complete.',
  failed: 'This opening cannot be shown at the moment',
  failedWhy: 'The connection was lost, or our server did not answer.',
  closed: 'Applications for this opening are closed',
  closedWhy: 'Other openings may fit you.',
  openings: 'Current Openings',
  again: 'Try again',
  ownPage: 'Open the page of this opening',
  sendCv: 'You can also send your CV to',
  overview: 'Job Overview',
  responsibility: 'Responsibilities',
  qualification: 'Qualifications',
} as const;

export const FORM_COPY = {
  title: 'Application Form',
  optional: '(optional)',
  linkdinHint: 'Starts with https://',
  choose: 'Choose a file',
  replace: 'Replace',
  remove: 'Remove the file',
  fileHint: '.pdf, .doc or .docx, up to 5 MB',
  upload: (name: string) => `Upload of ${name}`,
  uploaded: 'Waiting for the answer',
  cancel: 'Cancel',
  cancelled: 'Sending was cancelled. Your details and your file are still in the form.',
  sendingRequest: 'Sending your application',
  failed:
    'Your application may not have been sent: the connection was lost, or our server did not answer. Please try again.',
  kept: 'Your details and your file are still in the form.',
  thanks: 'Thank you. We have received your application. Our team will contact you soon.',
  next: 'What happens next: we read your application and contact you. If you write to us, please give this number.',
  ...FORM_TEXTS,
  detailsGoTo: (broker: string) =>
    `Your details and your resume go to ${broker}, only to consider your application and to contact you about it.`,
} as const satisfies FormCopy & Record<string, unknown>;
