import { CHILD_EDUCATION_PICTURES } from '../../../art/products/child-education-insurance';
import { BANK_DETAILS, KYC, PROPOSAL_FORM } from '../../documents';
import type { IndividualRecord } from '../../product';

export const CHILD_EDUCATION_INSURANCE: IndividualRecord = {
  slug: 'child-education-insurance',
  name: 'Child Education Insurance',
  meta: {
    meta_title: 'Child Education Insurance Plans for Parents',
    meta_description:
      'A child education plan builds a fund for studies and keeps the goal alive if the parent dies. Read about payouts, premium waiver, lock-in and exclusions.',
    keyword:
      'child education insurance, child education plan, child insurance plan, premium waiver, maturity amount, education savings plan',
  },
  subtitle: 'Saving for studies, with life cover',
  descriptions: [
    'A child education plan is a life insurance savings plan that builds a fund for a child’s studies and keeps that goal alive if the parent dies.',
    'It pays out at chosen points, such as the start of college, and usually continues without further premiums after the parent’s death.',
  ],
  introTitle: 'Plan for college',
  intro:
    'In most plans the parent is insured and the child benefits. Start from the year the money is needed and the likely cost of the course by then. The plan pays a fixed or fund-based amount, so it may differ from the actual bill.',
  needs: [
    'Parents of young children who want to plan for college costs',
    'Single parents, whose income is the only support',
    'Families expecting higher studies in another city or country',
    'Grandparents or guardians who want to commit money to a child’s future',
  ],
  coversInShort:
    'A lump sum on the insured parent’s death, payouts for education, a maturity amount, and premium waiver or riders where included.',
  covers: [
    'A lump sum on the death of the insured parent during the term',
    'Waiver of future premiums after that death, where the plan includes it',
    'Payouts at stated ages or years for education needs',
    'A maturity amount at the end of the term',
    'Disability or critical illness of the parent, where a rider is added',
  ],
  excludes: [
    'Suicide of the insured parent in the early period, typically the first one to two years',
    'Benefits reduced or lost when the policy lapses or is surrendered early',
    'Claims affected by false statements about health, age or income',
    'Market losses in a unit-linked plan',
    'Education costs above the chosen benefit, since the plan pays a fixed or fund-based amount and not the actual bill',
  ],
  considerations: [
    'The year the money is needed and the likely cost of the course by then',
    'Guaranteed returns against market-linked returns, and how much risk you accept',
    'Whether premiums are waived and the fund continues if the parent dies',
    'Charges, lock-in and surrender terms',
  ],
  stepsTitle: 'From plan to payout',
  steps: [
    {
      title: 'Set the year',
      description:
        'Note the year the money is needed and the likely cost of the course by then. Earlier is easier, because savings have more time to grow.',
      picture: 'estimate',
    },
    {
      title: 'Guaranteed or market-linked',
      description:
        'Weigh guaranteed returns against market-linked returns, and decide how much risk you accept. Compare charges, lock-in and surrender terms.',
      picture: 'compare',
    },
    {
      title: 'Propose for the parent',
      description:
        'In most plans the parent is insured, so state the parent’s health, age and income correctly. Check whether premiums are waived on the parent’s death.',
      picture: 'propose',
    },
    {
      title: 'Follow the payouts',
      description:
        'Keep premiums paid, since a lapse reduces or ends the benefits. Payouts and the maturity amount then follow the ages or years that the plan states.',
      picture: 'settle',
    },
  ],
  faqs: [
    {
      question: 'Who is insured, the parent or the child?',
      answer:
        'In most plans the parent is insured and the child benefits, because it is the parent’s income that needs protection.',
    },
    {
      question: 'What happens if the parent dies during the term?',
      answer:
        'The sum assured is usually paid at once, later premiums are waived and the planned payouts still arrive. Check that your plan says so.',
    },
    {
      question: 'When should I start?',
      answer:
        'Earlier is easier, because savings have more time to grow and premiums for the insured parent depend on age and health.',
    },
    {
      question: 'Can I take money out early?',
      answer:
        'Some plans allow partial withdrawal or a loan. Unit-linked plans have a lock-in of five years.',
    },
    {
      question: 'Is this the same as a scholarship or an education loan?',
      answer:
        'No. It is a savings and protection plan that you fund yourself, and it can reduce the need for a loan later.',
    },
  ],
  related: ['life-insurance', 'health-insurance'],
  proposalDocuments: [
    PROPOSAL_FORM,
    KYC,
    'Proof of age of the parent',
    'Birth certificate of the child',
    'Proof of income, such as salary slips or tax returns',
    'Medical reports, where the insurer asks for tests',
  ],
  claim: {
    event: 'When the parent has died, or a payout is due',
    first: [
      'Tell the insurer at once if the insured parent has died.',
      'Ask whether the plan waives the premiums that are still to come.',
      'Payouts follow the ages or years that the plan states: check them in the policy.',
    ],
    documents: [
      'Policy',
      'Claim form',
      'Death certificate, if the parent has died',
      'Details of the child and the nominee',
      BANK_DETAILS,
    ],
    call: [],
  },
  findMyCover: [
    {
      id: 'education',
      label: 'My children’s education',
      next: {
        question: 'What have you arranged so far?',
        answers: [
          {
            id: 'nothing',
            label: 'Nothing yet',
            next: [
              [
                'child-education-insurance',
                'It builds a fund for the studies and pays a lump sum if the insured parent dies. Starting early gives the savings more time to grow.',
              ],
              [
                'life-insurance',
                'Term insurance keeps protection apart from savings, and usually gives the largest cover for the money.',
              ],
            ],
          },
          {
            id: 'savings',
            label: 'Savings, but no life cover',
            next: [
              [
                'life-insurance',
                'Savings fall short if the parent who pays them in dies. Term insurance then pays your nominee an agreed sum.',
              ],
              [
                'child-education-insurance',
                'Where the plan waives later premiums after the parent’s death, the planned payouts still arrive.',
              ],
            ],
          },
          {
            id: 'life-cover',
            label: 'Life cover, but no savings',
            next: [
              [
                'child-education-insurance',
                'Think of the year in which the money is needed and what the course may cost by then. The plan pays out at chosen points, such as the start of college.',
              ],
            ],
          },
        ],
      },
    },
  ],
  tab: {
    label: 'Children Education',
    paragraphs: [
      'A child education plan is a life insurance savings plan that builds a fund for a child’s studies. It pays out at chosen points, such as the start of college.',
      'In most plans the parent is insured and the child benefits. Later premiums are usually waived after the parent’s death and the planned payouts still arrive, so check that your plan says so.',
    ],
    points: [
      'A lump sum on the death of the insured parent',
      'Payouts at stated ages or years for education needs',
      'Charges, lock-in and surrender terms to check',
    ],
  },
  pictures: CHILD_EDUCATION_PICTURES,
};
