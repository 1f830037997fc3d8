import { HEALTH_PICTURES } from '../../../art/products/health-insurance';
import { BANK_DETAILS, KYC, PROPOSAL_FORM } from '../../documents';
import type { IndividualRecord } from '../../product';

export const HEALTH_INSURANCE: IndividualRecord = {
  slug: 'health-insurance',
  name: 'Health Insurance',
  meta: {
    meta_title: 'Health Insurance for Individuals and Families',
    meta_description:
      'Health insurance pays hospital bills, cashless at network hospitals or by reimbursement. Read about waiting periods, portability and section 80D.',
    keyword:
      'health insurance, family health insurance, cashless hospital, waiting period, portability, section 80D, medical insurance, mediclaim',
  },
  subtitle: 'Hospital cover for you and your family',
  descriptions: [
    'Health insurance pays hospital and related medical bills, either directly to a network hospital or by reimbursement.',
    'It can cover one person or a whole family sharing one sum insured, and it is usually bought for one year and renewed.',
  ],
  introTitle: 'Cover you can keep',
  intro:
    'You choose the sum insured and who is covered. The policy stays yours when you change jobs or retire, if you renew it.',
  needs: [
    'Individuals and families without employer cover',
    'Employees who want protection that continues when they change jobs or retire',
    'Parents and senior citizens, for whom treatment is more likely',
    'Self-employed people and business owners',
  ],
  coversInShort:
    'Hospital room, nursing, surgery and medicine, day care procedures, stated costs before and after the stay, ambulance and recognised AYUSH treatment.',
  covers: [
    'Room, nursing, surgeon, medicine and operation theatre charges during hospitalisation',
    'Day care procedures that no longer need a 24-hour stay',
    'Medical costs for a stated number of days before and after hospitalisation',
    'Ambulance charges and, where stated, treatment at home',
    'Recognised AYUSH treatment within the policy terms',
  ],
  excludes: [
    'Treatment during waiting periods, including the first days of a new policy except for accidents',
    'Pre-existing conditions until their waiting period ends',
    'Cosmetic treatment, unless needed after an accident, burns or a covered illness',
    'Unproven or experimental treatment and, unless listed, dental and vision care',
    'Injury from war, or from taking part in a crime',
  ],
  considerations: [
    'A sum insured that suits treatment costs in your city and the size of your family',
    'Waiting periods, room rent limits, co-payment and deductibles',
    'The list of cashless network hospitals near you',
    'Full and honest disclosure of medical history, which protects your claim',
  ],
  stepsTitle: 'From proposal to renewal',
  steps: [
    {
      title: 'Compare the terms',
      description:
        'Set the sum insured against treatment costs in your city. Look at waiting periods, room rent limits, co-payment, deductibles and network hospitals near you.',
      picture: 'compare',
    },
    {
      title: 'Disclose in full',
      description:
        'Answer every question on health in the proposal, for each person to be insured. Full and honest disclosure of medical history protects your claim.',
      picture: 'propose',
    },
    {
      title: 'If you are admitted',
      description:
        'Inform the insurer of a planned stay beforehand, and of an emergency at once. At a network hospital, ask for cashless treatment.',
      picture: 'report',
    },
    {
      title: 'Renew or move',
      description:
        'Renew on time to keep credit for waiting periods already served. To change your insurer at renewal, apply well before the renewal date.',
      picture: 'renew',
    },
  ],
  faqs: [
    {
      question: 'How long is the waiting period for pre-existing diseases?',
      answer:
        'The rules limit it to 36 months of continuous cover, and many policies apply a shorter period. Check the number in the policy before you buy.',
    },
    {
      question: 'Can a claim be refused for something I forgot to mention years ago?',
      answer:
        'After 60 continuous months of cover the insurer can no longer contest the policy for non-disclosure or misrepresentation, except where fraud is established. Before that, incomplete disclosure can lead to rejection.',
    },
    {
      question: 'Does health insurance save tax?',
      answer:
        'Premiums can be deducted within limits under the provision long known as section 80D, which is section 126 of the Income-tax Act, 2025 for tax years from 1 April 2026. The deduction is open only to those who use the old tax regime and, except for preventive check-ups, needs payment other than in cash.',
    },
    {
      question: 'Can I change my insurer without losing benefits?',
      answer:
        'At renewal, credit for waiting periods already served can move with you: this is called portability. The new insurer decides whether to accept you and on what terms, so apply well before the renewal date and keep your present policy until it has.',
    },
    {
      question: 'Can I cancel after buying?',
      answer:
        'There is a free look period of 30 days from receiving the policy in which you can return it. After that, cancellation follows the policy terms.',
    },
  ],
  related: ['life-insurance', 'group-health-insurance'],
  proposalDocuments: [
    PROPOSAL_FORM,
    KYC,
    'Proof of age of each person',
    'Medical history, with reports on conditions that exist already',
    'Previous policy, at a renewal or if you move from another insurer',
  ],
  claim: {
    event: 'If you are admitted to hospital',
    first: [
      'Tell the insurer of a planned stay beforehand, and of an emergency at once.',
      'At a network hospital, ask for cashless treatment and show the policy details.',
      'Elsewhere, keep every bill and medical record: the insurer may reimburse you.',
    ],
    documents: [
      'Policy details',
      'Claim form',
      'Identity proof of the patient',
      'Discharge summary',
      'Every bill and receipt',
      'Prescriptions, test reports and other medical records',
      BANK_DETAILS,
    ],
    call: ['A network hospital, to ask for cashless treatment'],
  },
  findMyCover: [
    {
      id: 'health',
      label: 'Our health, against hospital bills',
      next: {
        question: 'What health cover do you have today?',
        answers: [
          {
            id: 'none',
            label: 'None',
            next: [
              [
                'health-insurance',
                'It pays hospital bills for you alone, or for a family that shares one sum insured. Waiting periods run while you are covered, so it helps to start early.',
              ],
            ],
          },
          {
            id: 'employer',
            label: 'Cover from my employer',
            next: [
              [
                'health-insurance',
                'Cover from an employer normally ends with the job. A policy of your own continues when you change jobs or retire.',
              ],
            ],
          },
          {
            id: 'own',
            label: 'A policy of my own',
            next: [
              [
                'health-insurance',
                'Check that the sum insured still suits treatment costs in your city. If another insurer accepts you at renewal, you keep the credit for waiting periods already served.',
              ],
            ],
          },
        ],
      },
    },
  ],
  tab: {
    label: 'Health Benefits',
    paragraphs: [
      'Health insurance pays hospital and related medical bills, either directly to a network hospital or by reimbursement. One person can be covered, or a whole family that shares one sum insured.',
      'Pre-existing conditions are not covered until their waiting period ends. Full and honest disclosure of medical history protects your claim.',
    ],
    points: [
      'Room, nursing, surgery and medicines in hospital',
      'Day care, and costs before and after a stay',
      'Waiting periods, room rent limits and co-payment to check',
    ],
  },
  pictures: HEALTH_PICTURES,
};
