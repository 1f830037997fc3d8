import { LIFE_PICTURES } from '../../../art/products/life-insurance';
import { BANK_DETAILS, KYC, PROPOSAL_FORM } from '../../documents';
import type { IndividualRecord } from '../../product';

export const LIFE_INSURANCE: IndividualRecord = {
  slug: 'life-insurance',
  name: 'Life Insurance',
  meta: {
    meta_title: 'Life Insurance: Term, Savings and Unit-Linked Plans',
    meta_description:
      'Life insurance pays an agreed sum to the nominee on death in the term. Read about term, savings and unit-linked plans, riders and what is excluded.',
    keyword:
      'life insurance, term insurance, savings plan, unit-linked plan, nominee, critical illness rider',
  },
  subtitle: 'For those who depend on your income',
  descriptions: [
    'Life insurance pays an agreed sum to the nominee if the insured person dies during the policy term, and some plans also pay a benefit on survival.',
    'The main kinds are pure term cover, savings plans, unit-linked plans and annuities.',
  ],
  introTitle: 'Choose protection, or add savings',
  intro:
    'Term cover is pure protection, and nothing is payable on survival. Savings and unit-linked plans add a maturity or survival benefit. In a unit-linked plan, investment losses stay with the policyholder. Riders can add accident, critical illness or premium waiver benefits.',
  needs: [
    'Earning members whose family depends on their income',
    'Borrowers who do not want a loan to fall on their family',
    'Parents planning for long-term goals of their children',
    'Business partners and key people whose death would hurt the business',
  ],
  coversInShort:
    'Death during the term, a maturity or survival benefit in some plans, and accident, critical illness or premium waiver where riders are added.',
  covers: [
    'Death of the insured person during the policy term',
    'A maturity or survival benefit, in savings and unit-linked plans',
    'Accidental death or disability, where that rider is added',
    'A critical illness benefit, where that rider is added',
    'Waiver of future premiums on disability or other stated events, where that rider is added',
  ],
  excludes: [
    'Death by suicide in the early period, typically the first one to two policy years; 12 months is usual in India, with premiums returned as the policy states',
    'Claims where important facts were hidden, subject to the limits in law',
    'Death after the policy has lapsed for non-payment',
    'Accident benefit for injury caused by intoxication, crime or hazardous sport, where a rider applies',
    'Investment losses, which stay with the policyholder in a unit-linked plan',
  ],
  considerations: [
    'A sum assured based on income, loans and the years your family needs support',
    'A premium you can keep paying for the full term',
    'Keeping protection and savings needs separate when you compare plans',
    'Correct nominee details and complete health and habit disclosures',
  ],
  stepsTitle: 'Buying and keeping it',
  steps: [
    {
      title: 'Work out the need',
      description:
        'Add outstanding loans and the income your family would need for the years ahead. Then subtract savings already set aside.',
      picture: 'estimate',
    },
    {
      title: 'Choose plan and term',
      description:
        'Compare protection and savings plans separately. Choose a premium that you can keep paying for the full term, and the riders you need.',
      picture: 'compare',
    },
    {
      title: 'Propose and nominate',
      description:
        'Disclose health and habits completely, and give correct nominee details. The insurer may ask for medical tests before it decides.',
      picture: 'propose',
    },
    {
      title: 'Keep it in force',
      description:
        'Pay each premium by its due date or within the grace period. Keep nominee details up to date, and tell your family about the policy.',
      picture: 'renew',
    },
  ],
  coverNeed: 'life',
  faqs: [
    {
      question: 'How much cover do I need?',
      answer:
        'Add your outstanding loans and the income your family would need for the years ahead, then subtract savings already set aside. An adviser can work this out with you.',
    },
    {
      question: 'What is term insurance?',
      answer:
        'It is pure protection: the nominee receives the sum assured if the insured person dies in the term, and nothing is payable on survival. It usually gives the largest cover for the money.',
    },
    {
      question: 'Can an insurer reject a claim many years later?',
      answer:
        'Under section 45 of the Insurance Act, 1938 a life policy cannot be called in question on any ground after three years from the date of issue, revival or rider, whichever is later.',
    },
    {
      question: 'Is suicide covered?',
      answer:
        'Not in the exclusion period, which is typically one to two years from the start or revival of the policy and most often 12 months in India. After that period a claim is normally payable under the policy terms.',
    },
    {
      question: 'What happens if I miss a premium?',
      answer:
        'The policy stays in force through the grace period, commonly 30 days, or 15 days for monthly payment. After that it may lapse or continue with reduced benefits, and it can often be revived.',
    },
  ],
  related: ['health-insurance', 'child-education-insurance'],
  proposalDocuments: [
    PROPOSAL_FORM,
    KYC,
    'Proof of age',
    'Proof of income, such as salary slips or tax returns',
    'Medical reports, where the insurer asks for tests',
    'Details of the nominee',
  ],
  claim: {
    event: 'When the insured person has died',
    first: [
      'Tell the insurer at once. The policy pays the nominee who is recorded.',
      'Ask which claim documents it needs, and send them together.',
      'Where a rider was added, such as for an accident, say so.',
    ],
    documents: [
      'Policy',
      'Claim form',
      'Death certificate',
      'Identity proof of the nominee',
      'Medical records, or the police report after an accident',
      BANK_DETAILS,
    ],
    call: [],
  },
  findMyCover: [
    {
      id: 'income',
      label: 'My family’s income, if I die',
      next: {
        question: 'What could your family live on today, without your income?',
        answers: [
          {
            id: 'nothing',
            label: 'Savings at most',
            next: [
              [
                'life-insurance',
                'Term insurance is pure protection: your nominee receives the sum assured if you die in the term. It usually gives the largest cover for the money.',
              ],
            ],
          },
          {
            id: 'employer',
            label: 'Life cover from my employer',
            next: [
              [
                'life-insurance',
                'Group cover normally ends when you leave. A policy of your own stays for its full term while you pay the premium.',
              ],
            ],
          },
          {
            id: 'own',
            label: 'A life policy of my own',
            next: [
              [
                'life-insurance',
                'Add up your loans and the income that your family would need, and compare that with the sum assured. Riders add accident, disability and critical illness.',
              ],
              [
                'child-education-insurance',
                'If you have children, this plan builds a fund for their studies, with payouts at the ages or years that you choose.',
              ],
            ],
          },
        ],
      },
    },
  ],
  tab: {
    label: 'Life',
    paragraphs: [
      'Life insurance pays an agreed sum to the nominee if the insured person dies during the policy term. Some plans also pay a benefit on survival.',
      'Suicide is excluded in the early period, typically the first one to two policy years. In a unit-linked plan, investment losses stay with the policyholder.',
    ],
    points: [
      'Pure term cover, savings plans, unit-linked plans and annuities',
      'Riders for accident, disability and critical illness',
      'A sum assured based on income, loans and family needs',
    ],
  },
  pictures: LIFE_PICTURES,
};
