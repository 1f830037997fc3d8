import { LICENCE_PREFIX } from '../../contract/licence-prefix';

/** English texts that are the same in every form. */
export const FORM_TEXTS = {
  submit: 'Submit',
  sending: 'Sending',
  stillSending: 'Still sending. This is taking longer than usual.',
  tryAgain: 'Try again',
  callUs: 'Call us',
  problem: 'There is a problem',
  problems: (count: number) =>
    count === 1 ? '1 answer is missing or wrong:' : `${count} answers are missing or wrong:`,
  offline: 'You appear to be offline. Send the form when you are connected.',
  copyNumber: 'Copy the number',
  copied: 'Copied',
  howWeUse: 'How we use your details',
  leaveEmpty: 'Leave this empty',
  licenceNumber: LICENCE_PREFIX,
} as const;
