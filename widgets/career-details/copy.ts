import type { FormCopy } from '../shared/forms/form-copy';

/** Texts of a job's page, except the texts of the requirements, which are in contract/application-rules.ts. */
export const COPY = {
  which: 'Which opening?',
  choose: 'Choose one from the list: every opening has its own description and application form.',
  needsScript: 'The form needs JavaScript.',
  missing: 'This opening is no longer available',
  missingWhy: 'It has been filled or withdrawn, or the address is not complete.',
  failed: 'This opening cannot be shown at the moment',
  failedWhy: 'The connection was lost, or our server did not answer.',
  closed: 'Applications for this opening are closed',
  closedWhy: 'Other openings may fit you.',
  openings: 'Current Openings',
  again: 'Try again',
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
  submit: 'Submit',
  sending: 'Sending',
  sendingRequest: 'Sending your application',
  stillSending: 'Still sending. This is taking longer than usual.',
  tryAgain: 'Try again',
  callUs: 'Call us',
  problem: 'There is a problem',
  problems: (count: number) =>
    count === 1 ? '1 answer is missing or wrong:' : `${count} answers are missing or wrong:`,
  failed:
    'Your application may not have been sent: the connection was lost, or our server did not answer. Please try again.',
  offline: 'You appear to be offline. Send the form when you are connected.',
  kept: 'Your details and your file are still in the form.',
  thanks: 'Thank you. We have received your application. Our team will contact you soon.',
  next: 'What happens next: we read your application and contact you. If you write to us, please give this number.',
  copyNumber: 'Copy the number',
  copied: 'Copied',
  detailsGoTo: (broker: string) =>
    `Your details and your resume go to ${broker}, only to consider your application and to contact you about it.`,
  howWeUse: 'How we use your details',
  leaveEmpty: 'Leave this empty',
  licenceNumber: 'Licence No.',
} as const satisfies FormCopy & Record<string, unknown>;

export const LABELS = { linkdin: 'Linkdin URL', file: 'Upload Resume' } as const;
