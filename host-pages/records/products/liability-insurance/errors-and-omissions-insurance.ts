import { LIABILITY_PRODUCT_PICTURES } from '../../../art/products/liability-insurance';
import type { CategoryProductRecord } from '../../product';

export const ERRORS_AND_OMISSIONS_INSURANCE: CategoryProductRecord = {
  slug: 'errors-and-omissions-insurance',
  name: 'Errors and Omissions Insurance',
  meta: {
    meta_title: 'Errors and Omissions Insurance for Service Firms',
    meta_description:
      'Errors and Omissions insurance for software, consulting and service firms, when a client says a mistake caused financial loss. See cover and exclusions.',
    keyword:
      'errors and omissions insurance, E&O insurance, software company insurance, service liability, negligence claims, retroactive date',
  },
  subtitle: 'When a client says the service failed',
  descriptions: [
    'Errors and Omissions insurance protects a service business when a client says that a mistake, delay or failure in the service caused a financial loss.',
    'It pays legal costs and damages up to the limit chosen.',
  ],
  introTitle: 'Cover for service businesses',
  intro:
    'A claim may arrive years after a project ends, so keep renewing the policy. Regulated professions call this kind of cover professional indemnity. Data breach is covered only partly, if at all: a cyber policy is built for that.',
  needs: [
    'Software, cloud and business process companies',
    'Consultants, agencies and data service providers',
    'Financial and insurance intermediaries',
    'Exporters of services whose contracts demand cover',
  ],
  coversInShort:
    'Negligent acts, errors or omissions in the insured service, defence costs, and, where stated, contract, copyright and document claims.',
  covers: [
    'Negligent acts, errors or omissions in the insured service',
    'Breach of duty and unintentional breach of contract arising from negligence, where stated',
    'Defence costs, including legal fees',
    'Unintentional infringement of copyright and similar rights, where stated',
    'Loss of client documents or data in your care, where stated',
  ],
  excludes: [
    'Deliberate, dishonest or criminal acts',
    'Guarantees of results and penalties agreed in a contract',
    'Bodily injury and property damage, unless they arise from the service and are included',
    'Claims or facts known before the policy began',
    'Your own cost of redoing the work and loss of your own profit',
  ],
  considerations: [
    'Contract terms that ask for a limit, a country or a period of cover',
    'Territory and jurisdiction, above all for clients abroad',
    'A retroactive date that covers earlier projects',
    'Combining it with cyber cover to avoid gaps',
  ],
  stepsTitle: 'From contract to renewal',
  steps: [
    {
      title: 'Check client contracts',
      description:
        'Note the limit, the country and the period of cover that each contract asks for. Do this before signing, above all with clients abroad.',
      picture: 'clauses',
    },
    {
      title: 'Describe the services',
      description:
        'Set out every service, the countries served and the work given to subcontractors. A service that is not described may not be insured.',
      picture: 'assess',
    },
    {
      title: 'Fix dates and territory',
      description:
        'Agree a retroactive date that covers earlier projects. See that the policy lists the territories and courts of your clients.',
      picture: 'cover',
    },
    {
      title: 'Renew after projects end',
      description:
        'Claims may arrive years after the work is done. Keep renewing, or ask about an extended reporting period.',
      picture: 'renew',
    },
  ],
  faqs: [
    {
      question: 'How is this different from professional indemnity?',
      answer:
        'The idea is the same. Errors and Omissions is the name most used for technology and commercial services, while professional indemnity is used for regulated professions.',
    },
    {
      question: 'Is data breach covered?',
      answer: 'Only partly, if at all. A cyber policy is built for breach response and privacy claims.',
    },
    {
      question: 'Do I need cover after a project ends?',
      answer:
        'Yes, because claims may arrive years later. Keep renewing or buy an extended reporting period.',
    },
    {
      question: 'Are subcontractors covered?',
      answer: 'Your liability for their work can be covered. Their own liability needs their own policy.',
    },
    {
      question: 'Does it cover claims from other countries?',
      answer:
        'Only where the policy lists those territories and courts. Check this before signing an export contract.',
    },
  ],
  related: ['professional-indemnity', 'directors-and-officers-liability'],
  pictures: LIABILITY_PRODUCT_PICTURES['errors-and-omissions-insurance'],
};
