import { EMPLOYEE_BENEFITS_PICTURES } from '../../../art/products/employee-benefits';
import { BANK_DETAILS, BUSINESS_KYC, PROPOSAL_FORM } from '../../documents';
import type { CategoryRecord } from '../../product';
import { EMPLOYEE_BENEFITS_TOPICS } from './find-my-cover';

export const EMPLOYEE_BENEFITS: CategoryRecord = {
  slug: 'employee-benefits',
  name: 'Employee Benefits',
  meta: {
    meta_title: 'Employee Benefits Insurance for Groups and Employers',
    meta_description:
      'Group health, personal accident, term life and gratuity for employers and other groups: who needs each one, what it excludes and what to consider.',
    keyword:
      'employee benefits insurance, group insurance, group health, group personal accident, group term life, group gratuity',
  },
  subtitle: 'Group cover for staff and members',
  descriptions: [
    'Employee benefit insurance lets an employer protect its people under a single group policy for health, accident, life or gratuity.',
    'Group policies can cover from 2 or 3 members up to thousands, and they typically run for one year at a time.',
  ],
  introTitle: 'Choose the cover your team needs',
  intro:
    'Health cover pays hospital costs. Accident and life cover pay a benefit to the member or the family. A gratuity scheme sets money aside for what you owe by law. Each can be arranged alone or beside the others.',
  needs: [
    'Start-ups, small firms and established companies that want to protect their staff',
    'Factories, logistics and construction companies, and others whose staff travel or work at sites',
    'Associations, clubs, cooperatives and professional bodies formed for a purpose other than insurance',
    'Establishments with 10 or more employees, to which gratuity law applies',
  ],
  coversInShort:
    'Hospital costs, accidental death or disability, death while covered, and gratuity, depending on which of the four you choose.',
  covers: [
    'Hospital treatment, medicines and day care procedures, under group health',
    'Maternity, newborn care and pre-existing diseases, where agreed under group health',
    'Accidental death and permanent disability, under group personal accident',
    'Death from illness or accident, under group term life',
    'Gratuity on retirement, resignation after the qualifying service, death or disablement, under a group gratuity scheme',
  ],
  excludes: [
    'People and dependants who are not on the member list',
    'Cosmetic treatment unless medically required, and experimental or unproven treatment',
    'Illness and natural death, under group personal accident',
    'Suicide under accident cover, and in the early period of life cover where such a clause applies, typically 1 to 2 years',
    'Any shortfall when the gratuity fund is smaller than the gratuity due, which the employer must pay',
  ],
  considerations: [
    'Amounts that are flat, by grade, by family or a multiple of salary',
    'Which family members are included in group health',
    'Clean member data, with correct nominee details for every member',
    'The free cover limit in life cover, and an actuarial valuation for gratuity',
  ],
  stepsTitle: 'How a group plan runs',
  steps: [
    {
      title: 'Look at the group',
      description:
        'Set out who works for you, what the work involves and which benefits the law already asks of you.',
      picture: 'assess',
    },
    {
      title: 'Compare the terms',
      description:
        'Insurers look at the age mix, past claims and the benefits asked for. Compare limits and exclusions as well as the premium.',
      picture: 'compare',
    },
    {
      title: 'Send the member list',
      description:
        'Cover applies to the people on the list. Check names, ages, dependants and nominees before the policy starts.',
      picture: 'members',
    },
    {
      title: 'Update and renew',
      description:
        'Report joiners and leavers during the year, so that the premium can be adjusted. At renewal, look again at past claims and at what the group needs.',
      picture: 'renew',
    },
  ],
  faqs: [
    {
      question: 'How many people are needed for a group policy?',
      answer:
        'It depends on the insurer and the cover. Group policies can cover from 2 or 3 members up to thousands.',
    },
    {
      question: 'How long does a group policy run?',
      answer: 'Typically one year, after which it is renewed with an updated member list.',
    },
    {
      question: 'Can members join or leave during the year?',
      answer:
        'Yes. New joiners are added and leavers removed by endorsement, with the premium adjusted for the time covered.',
    },
    {
      question: 'Can family members be included?',
      answer:
        'Group health often allows spouse, children and sometimes parents. Life and accident covers are usually for the employee.',
    },
    {
      question: 'Does an employee keep the cover after leaving?',
      answer:
        'Group cover normally ends on leaving. Under group health a member can apply to move to an individual policy.',
    },
  ],
  related: ['liability-insurance', 'health-insurance'],
  proposalDocuments: [
    PROPOSAL_FORM,
    BUSINESS_KYC,
    'Member list with names, dates of birth and joining dates',
    'Dependants with their dates of birth, for health cover',
    'Salaries, where the benefit or the gratuity follows them',
    'Trust deed and scheme rules, for gratuity',
    'Previous policy with its record of claims',
  ],
  claim: {
    event: 'When a member is ill, hurt or has died, or gratuity falls due',
    first: [
      'For a stay in hospital, show the policy details at a network hospital, or keep every bill and medical record.',
      'After an accident or a death, tell the insurer at once, with the member’s name and what happened.',
      'After a death, send the claim documents with the details of the nominee. For gratuity, send them when an employee retires, dies or leaves with qualifying service.',
    ],
    documents: [
      'Claim form',
      'Discharge summary and bills, after a stay in hospital',
      'Medical records, or a disability certificate',
      'Police report and post-mortem report, where they apply',
      'Death certificate and details of the nominee, after a death',
      BANK_DETAILS,
    ],
    call: ['The police, where an accident calls for it'],
  },
  findMyCover: EMPLOYEE_BENEFITS_TOPICS,
  pictures: EMPLOYEE_BENEFITS_PICTURES,
};
