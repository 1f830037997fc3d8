import { EMPLOYEE_BENEFITS_PRODUCT_PICTURES } from '../../../art/products/employee-benefits';
import type { CategoryProductRecord } from '../../product';

export const GROUP_TERM_LIFE_INSURANCE: CategoryProductRecord = {
  slug: 'group-term-life-insurance',
  name: 'Group Term Life Insurance',
  meta: {
    meta_title: 'Group Term Life Insurance for Staff and Members',
    meta_description:
      'Group term life pays a lump sum to the family of a member who dies while covered. Read how it works, what it excludes and what to consider first.',
    keyword:
      'group term life insurance, employee life cover, group life insurance, free cover limit, life cover for groups',
  },
  subtitle: 'Life cover for every listed member',
  descriptions: [
    'Group term life insurance pays a lump sum to the family of a member who dies while covered, from illness or accident.',
    'It is pure protection with no savings element and is typically renewed every year.',
  ],
  introTitle: 'A lump sum for the family',
  intro:
    'The sum for each member can be flat, follow grades or be a multiple of salary. Up to an agreed limit, cover needs no medical test. The policy pays on death, so nothing is due to a member who survives the year, unless a rider applies.',
  needs: [
    'Companies that want to protect employees’ families',
    'Lenders covering their borrowers',
    'Professional bodies, cooperatives and clubs',
    'Employers comparing options with the standard provident-fund-linked life cover',
  ],
  coversInShort:
    'Death from illness, natural causes or accident, with disability and critical illness benefits where they have been added.',
  covers: [
    'Death from illness or natural causes',
    'Accidental death',
    'Accidental death or disability top-up, where added',
    'Critical illness or terminal illness benefit, where added',
    'New joiners, who are included when their details are added',
  ],
  excludes: [
    'Suicide in the early period where such a clause applies, typically 1 to 2 years',
    'Members who were not on the list or had left the group',
    'Claims affected by false details given for the member',
    'Amounts above the free cover limit until medical evidence is accepted',
    'A maturity or surrender value: there is none',
  ],
  considerations: [
    'Whether the benefit is flat, by grade or a multiple of salary',
    'The free cover limit up to which no medical test is needed',
    'Riders for accident, disability and critical illness',
    'Clean member data and nominee records',
  ],
  stepsTitle: 'Setting up the scheme',
  steps: [
    {
      title: 'Set the benefit',
      description:
        'Choose a flat sum, a sum by grade or a multiple of salary. Decide which riders for accident, disability or critical illness the group needs.',
      picture: 'estimate',
    },
    {
      title: 'List the members',
      description:
        'Give the insurer each member’s age, grade or salary, and nominee. False or missing details can affect a later claim.',
      picture: 'members',
    },
    {
      title: 'Check the free limit',
      description:
        'Amounts above the free cover limit wait until the insurer accepts medical evidence. Tell the members concerned what is asked of them.',
      picture: 'assess',
    },
    {
      title: 'When a member dies',
      description:
        'Inform the insurer and send the claim papers with the nominee’s details. Any payment is made directly or through the employer, as the policy provides.',
      picture: 'report',
    },
  ],
  faqs: [
    {
      question: 'Do employees need medical tests?',
      answer:
        'Not up to the free cover limit agreed for the group. Higher amounts may need health details or tests.',
    },
    {
      question: 'Is suicide covered?',
      answer:
        'Where a suicide clause applies it typically excludes the first 1 to 2 years. Many employer policies are more generous, so check the wording.',
    },
    {
      question: 'Who receives the money?',
      answer:
        'It is paid to the nominee recorded for the member, directly or through the employer as the policy provides.',
    },
    {
      question: 'Is there any return if no one claims?',
      answer: 'No. It is pure risk cover for the year, like most general insurance.',
    },
    {
      question: 'How long does the policy run?',
      answer: 'Typically one year, renewed with updated member data.',
    },
  ],
  related: ['group-personal-accidental-insurance', 'group-gratuity'],
  pictures: EMPLOYEE_BENEFITS_PRODUCT_PICTURES['group-term-life-insurance'],
};
