import type { FieldName } from '../contract/field-rules';

/** Wording of the quote form. Labels: spec sections 3 and 5; the rest is the shared form strings. */
export const COPY = {
  title: 'Get A Quote',
  optional: '(optional)',
  mobileHint: '10-digit mobile number',
  selectState: 'Select State',
  selectCity: 'Select City',
  stateFirst: 'Select a state first',
  loadingCities: 'Loading cities',
  cityNotListed: 'My city is not in the list',
  cityFromList: 'Choose from the list',
  selectInsuranceType: 'Select Insurance Type',
  submit: 'Submit',
  sending: 'Sending',
  sendingRequest: 'Sending your request',
  tryAgain: 'Try again',
  callUs: 'Call us',
  problem: 'There is a problem',
  failed: 'We could not send your request. Please try again.',
  offline: 'You appear to be offline. Your details are still in the form. Send them when you are connected.',
  kept: 'Your details are still in the form.',
  thanks: 'Thank you. We have received your request. Our team will contact you soon.',
  another: 'Send another request',
  detailsGoTo: (broker: string) =>
    `Your details go to ${broker}, only to prepare your quote and to contact you about this request.`,
  howWeUse: 'How we use your details',
} as const;

export const LABELS = {
  first_name: 'First Name',
  last_name: 'Last Name',
  mobile: 'Mobile Number',
  email: 'Email Id',
  state: 'State',
  city: 'City',
  insurance_type: 'Insurance Type',
  type_of_insurance: 'Type Of Insurance',
  message: 'Ask Query',
} as const satisfies Record<FieldName, string>;
