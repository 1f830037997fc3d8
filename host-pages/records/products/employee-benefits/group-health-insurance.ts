import { EMPLOYEE_BENEFITS_PRODUCT_PICTURES } from '../../../art/products/employee-benefits';
import type { CategoryProductRecord } from '../../product';

export const GROUP_HEALTH_INSURANCE: CategoryProductRecord = {
  slug: 'group-health-insurance',
  name: 'Group Health Insurance',
  meta: {
    meta_title: 'Group Health Insurance for Staff and Families',
    meta_description:
      'One health policy for a whole group and, if chosen, their families. Read what it covers, what it leaves out and what to weigh up before you choose.',
    keyword:
      'group health insurance, employee health insurance, corporate health insurance, group mediclaim, maternity cover, cashless treatment',
  },
  subtitle: 'Hospital cover for staff and their families',
  descriptions: [
    'Group health insurance is a single policy bought by an employer or another recognised group to pay hospital costs of its members and, if chosen, their families.',
    'Terms are agreed for the whole group, so waiting periods are often shorter than in individual policies.',
  ],
  introTitle: 'Cover your team, small or large',
  intro:
    'A group may have 2 or 3 members, where the insurer accepts that, or many thousands. The policy typically runs for one year. You choose who is included and for how much, within what the insurer offers.',
  needs: [
    'Start-ups and small firms building their first benefits plan',
    'Established companies that want to attract and keep staff',
    'Associations and other groups formed for a purpose other than insurance',
    'Employers with staff outside the Employees’ State Insurance scheme',
  ],
  coversInShort:
    'Hospital treatment and day care, the costs before and after, and extras such as maternity where they are agreed.',
  covers: [
    'Hospital room, treatment, surgery and medicines',
    'Day care procedures, and costs before and after hospitalisation',
    'Pre-existing diseases from the first day, where agreed',
    'Maternity and newborn care, where agreed',
    'Cashless treatment at network hospitals',
  ],
  excludes: [
    'Cosmetic treatment, unless medically required',
    'Experimental or unproven treatment',
    'Outpatient, dental and vision care, unless added',
    'Injury from war or from taking part in a crime',
    'People and dependants who are not on the member list',
  ],
  considerations: [
    'Sum insured for each family and whether parents are included',
    'Room rent limits, co-payment and limits on particular treatments',
    'Past claims and the expected age mix of the group',
    'Quality of claims service, hospital network and employee help desk',
  ],
  stepsTitle: 'Through the policy year',
  steps: [
    {
      title: 'Decide who is included',
      description:
        'Settle whether the plan takes in spouses, children or parents, and choose a sum insured for each family.',
      picture: 'assess',
    },
    {
      title: 'Weigh the limits',
      description:
        'Look at room rent limits, co-payment, waiting periods and maternity terms. Two quotes with similar premiums can differ on all of these.',
      picture: 'compare',
    },
    {
      title: 'Keep the list current',
      description:
        'Send details of new staff when they join and of leavers when they go. Add dependants at joining, or within the allowed time after marriage or birth.',
      picture: 'members',
    },
    {
      title: 'When someone is admitted',
      description:
        'For cashless treatment, choose a network hospital and show the policy details at admission. For other claims, keep every bill and medical record.',
      picture: 'documents',
    },
  ],
  faqs: [
    {
      question: 'What is the smallest group that can be insured?',
      answer:
        'It depends on the insurer. Some accept groups from 2 or 3 members, and there is no practical upper limit.',
    },
    {
      question: 'Are medical tests needed?',
      answer: 'Usually not for group members.',
    },
    {
      question: 'Can an employee also keep an individual policy?',
      answer: 'Yes, and it is wise, because group cover normally ends with the job.',
    },
    {
      question: 'How are new employees added?',
      answer:
        'The employer sends their details and the insurer issues an endorsement. Dependants should be added at joining, or within the allowed time after marriage or birth.',
    },
    {
      question: 'Does group health replace the Employees’ State Insurance scheme?',
      answer:
        'No. An employer to whom that scheme applies must follow it. Group health can be given to other staff or as an additional benefit.',
    },
  ],
  related: ['group-personal-accidental-insurance', 'group-term-life-insurance'],
  pictures: EMPLOYEE_BENEFITS_PRODUCT_PICTURES['group-health-insurance'],
};
