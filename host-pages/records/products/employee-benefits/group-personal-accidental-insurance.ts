import { EMPLOYEE_BENEFITS_PRODUCT_PICTURES } from '../../../art/products/employee-benefits';
import type { CategoryProductRecord } from '../../product';

export const GROUP_PERSONAL_ACCIDENTAL_INSURANCE: CategoryProductRecord = {
  slug: 'group-personal-accidental-insurance',
  name: 'Group Personal Accidental Insurance',
  meta: {
    meta_title: 'Group Personal Accidental Insurance for Members',
    meta_description:
      'A fixed benefit when a member dies or is disabled in an accident, at work or away from it. Read what is covered, what is not and what to consider.',
    keyword:
      'group personal accident insurance, accident cover for employees, accidental death benefit, disability benefit, group accident policy',
  },
  subtitle: 'A fixed benefit after an accident',
  descriptions: [
    'Group personal accident insurance pays a fixed benefit if a member dies or is disabled because of an accident.',
    'Cover usually applies all day and in any place, at work or away from it.',
  ],
  introTitle: 'A benefit that you agree in advance',
  intro:
    'The benefit is agreed in advance, so it does not depend on the size of a hospital bill. Policies are typically issued for one year. It comes on top of your legal duty as an employer to compensate injury at work.',
  needs: [
    'Employers with staff who travel or work at sites',
    'Factories, logistics and construction companies',
    'Schools, colleges, clubs and associations',
    'Firms that want a simple benefit for all grades of staff',
  ],
  coversInShort:
    'Accidental death and permanent disability, with a weekly benefit for temporary disability and medical expenses where they are chosen.',
  covers: [
    'Accidental death',
    'Permanent total disability',
    'Permanent partial disability, as listed in a benefit table',
    'Temporary total disability, as a weekly benefit where chosen',
    'Medical expenses, ambulance and children’s education benefit where added',
  ],
  excludes: [
    'Illness and natural death',
    'Suicide and self-inflicted injury',
    'Accidents under the influence of alcohol or drugs',
    'Injury while committing a crime, or from war and nuclear risks',
    'Hazardous sports and similar activities, unless agreed',
  ],
  considerations: [
    'Basing the sum insured on annual salary or grade',
    'Adding temporary disability and medical expenses',
    'The nature of the work and the travel involved',
    'Correct nominee details for every member',
  ],
  stepsTitle: 'If an accident happens',
  steps: [
    {
      title: 'Tell the insurer',
      description:
        'Report the accident at once, with the member’s name and what happened. Inform the police where the case calls for it.',
      picture: 'report',
    },
    {
      title: 'Collect the papers',
      description:
        'A claim form is needed, with medical records or a disability certificate. Where it applies, add the police report and post-mortem report.',
      picture: 'documents',
    },
    {
      title: 'Assess the disability',
      description:
        'A medical certificate shows the kind and degree of disability. For permanent partial disability, the policy has a table of benefits.',
      picture: 'assess',
    },
    {
      title: 'Settle the claim',
      description:
        'If the insurer accepts the claim, the benefit goes to the member, or to the nominee after a death, as the policy provides.',
      picture: 'settle',
    },
  ],
  faqs: [
    {
      question: 'Is cover limited to working hours?',
      answer:
        'Usually not. It commonly applies 24 hours a day in and outside work, unless the policy is limited to duty hours.',
    },
    {
      question: 'Does this replace employees’ compensation cover?',
      answer:
        'No. Compensation for work injury is a duty set by law, and this policy is an additional benefit.',
    },
    {
      question: 'Is death from a heart attack covered?',
      answer: 'No. It is treated as illness and not as an accident.',
    },
    {
      question: 'What documents are needed?',
      answer:
        'A claim form, medical records or disability certificate and, where it applies, a police report and post-mortem report.',
    },
    {
      question: 'Can group members be insured for different amounts?',
      answer: 'Yes. Amounts are often set by grade or as a multiple of salary.',
    },
  ],
  related: ['group-health-insurance', 'group-term-life-insurance'],
  pictures: EMPLOYEE_BENEFITS_PRODUCT_PICTURES['group-personal-accidental-insurance'],
};
