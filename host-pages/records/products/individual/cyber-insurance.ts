import { CYBER_PICTURES } from '../../../art/products/cyber-insurance';
import { KYC, PROPOSAL_FORM } from '../../documents';
import type { IndividualRecord } from '../../product';

export const CYBER_INSURANCE: IndividualRecord = {
  slug: 'cyber-insurance',
  name: 'Cyber Insurance',
  meta: {
    meta_title: 'Personal Cyber Insurance for Families',
    meta_description:
      'Personal cyber insurance helps after online fraud, identity theft or hacking. See what it covers and excludes, and the first steps if money is taken.',
    keyword:
      'cyber insurance, personal cyber insurance, online fraud cover, identity theft, cyber extortion, cyber crime helpline 1930',
  },
  subtitle: 'For your money and identity online',
  descriptions: [
    'Personal cyber insurance helps an individual or family recover from online fraud, identity theft, hacking and similar events.',
    'It pays defined financial losses and the cost of experts, restoration and legal help.',
  ],
  introTitle: 'Get help after online fraud',
  intro:
    'The policy can help with the loss that your bank does not refund, and with the cost of experts, restoration and legal help, within its terms. Limits may differ for each kind of event. A business should take a commercial cyber policy instead.',
  needs: [
    'People who bank, shop or invest online',
    'Families with children and elders who use phones and social media',
    'Freelancers and professionals who keep sensitive data on personal devices',
    'Frequent travellers who use public networks',
  ],
  coversInShort:
    'Unauthorised online transactions, identity theft, cyber extortion, restoring data and devices, and legal costs and counselling, within the policy terms.',
  covers: [
    'Money lost through unauthorised online transactions, within the policy terms',
    'Identity theft, including the cost of restoring your records',
    'Cyber extortion and expert help to respond to it',
    'Restoring data and devices after malware',
    'Legal costs and counselling for cyber bullying, stalking or loss of reputation',
  ],
  excludes: [
    'Your own dishonest or intentional acts',
    'Events you knew about before the policy began',
    'Loss of cryptocurrency and other virtual assets, unless stated',
    'Losses from business or professional activity under a personal policy',
    'Ordinary upgrade or improvement of devices and software',
  ],
  considerations: [
    'Which family members and devices are included',
    'Separate limits for each kind of event',
    'Reporting time limits for the insurer, the bank and the police',
    'Conditions about passwords, updates and sharing of one-time passwords',
  ],
  stepsTitle: 'If money is taken',
  steps: [
    {
      title: 'Tell your bank and 1930',
      description:
        'Tell your bank at once. Report the loss to the national cyber crime helpline, 1930, or on the national cyber crime reporting portal.',
      picture: 'report',
    },
    {
      title: 'Keep the evidence',
      description:
        'Save screenshots, messages and transaction records. Ask the insurer before a device is reset or anything on it is deleted.',
      picture: 'documents',
    },
    {
      title: 'Inform the insurer',
      description:
        'Tell the insurer at once, since the policy sets a time limit, and describe what happened. It may ask experts to look at devices or data.',
      picture: 'assess',
    },
    {
      title: 'The claim is decided',
      description:
        'The insurer decides the claim under the section that applies, up to its limit. Money returned by the bank is normally taken into account.',
      picture: 'settle',
    },
  ],
  faqs: [
    {
      question: 'What should I do first if money is taken from my account?',
      answer:
        'Tell your bank at once and report it to the national cyber crime helpline, 1930, or on the national cyber crime reporting portal. Then inform the insurer and keep screenshots and messages.',
    },
    {
      question: 'Does it cover fraud where I shared a one-time password?',
      answer:
        'Some policies cover being tricked into a payment and others do not. Read the section on social engineering or phishing before you buy.',
    },
    {
      question: 'Will my bank not refund the loss anyway?',
      answer:
        'Banking rules limit a customer’s liability in many cases, but it depends on who was at fault and how soon you reported it. The policy can help with what is left and with other costs.',
    },
    {
      question: 'Can one policy cover my family?',
      answer:
        'Many policies can include a spouse and children. Check the number of people and their age limits.',
    },
    {
      question: 'Is this suitable for my business?',
      answer:
        'No. A business should take a commercial cyber policy that covers customer data, network interruption and liability.',
    },
  ],
  related: ['home-insurance', 'errors-and-omissions-insurance'],
  proposalDocuments: [
    PROPOSAL_FORM,
    KYC,
    'Names and ages of the family members to be covered',
    'Details of earlier incidents, if there were any',
  ],
  claim: {
    event: 'If money or data is taken',
    first: [
      'Tell your bank at once, and report the loss to the national cyber crime helpline or on its portal.',
      'Save screenshots, messages and transaction records.',
      'Tell the insurer at once, and ask before a device is reset or anything on it is deleted.',
    ],
    documents: [
      'Policy and claim form',
      'Screenshots and messages',
      'Transaction records and bank statement',
      'Complaint to the police or the cyber crime portal',
    ],
    call: ['Your bank', { name: 'The national cyber crime helpline', phone: '1930' }],
  },
  findMyCover: [
    {
      id: 'online',
      label: 'Our money and identity online',
      next: {
        question: 'Who uses the devices, and for what?',
        answers: [
          {
            id: 'private',
            label: 'I do, for banking, shopping and social media',
            next: [
              [
                'cyber-insurance',
                'It pays for money lost through unauthorised online transactions, within the policy terms, and for restoring your identity, data and devices.',
              ],
            ],
          },
          {
            id: 'family',
            label: 'My children or my parents do, too',
            next: [
              [
                'cyber-insurance',
                'Many policies can include a spouse and children, and pay for legal help and counselling after cyber bullying or stalking. Check which family members are included.',
              ],
            ],
          },
          {
            id: 'work',
            label: 'I work for clients on them',
            next: [
              [
                'cyber-insurance',
                'It suits freelancers for their private risks. A personal policy does not pay for losses from business or professional activity.',
              ],
              [
                'errors-and-omissions-insurance',
                'For software, consulting and other services: it responds when a client says that a mistake in your service caused a financial loss.',
              ],
              [
                'professional-indemnity',
                'For regulated professions such as doctors, architects and accountants: it responds to claims of negligent advice or service.',
              ],
            ],
          },
        ],
      },
    },
  ],
  pictures: CYBER_PICTURES,
};
