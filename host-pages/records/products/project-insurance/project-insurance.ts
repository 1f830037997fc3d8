import { PROJECT_PICTURES } from '../../../art/products/project-insurance';
import { BANK_DETAILS, BUSINESS_KYC, PROPOSAL_FORM } from '../../documents';
import type { CategoryRecord } from '../../product';
import { PROJECT_TOPICS } from './find-my-cover';

export const PROJECT_INSURANCE: CategoryRecord = {
  slug: 'project-insurance',
  name: 'Project Insurance',
  meta: {
    meta_title: 'Project Insurance for Construction and Erection',
    meta_description:
      'Engineering insurance for civil works, plant installation and site equipment, from first delivery to handover. See which policy suits your project.',
    keyword:
      'project insurance, engineering insurance, contractors all risk, erection all risk, contractors plant and machinery, construction insurance',
  },
  subtitle: 'From first delivery to handover',
  descriptions: [
    'Project insurance, also called engineering insurance, protects construction and installation work from the day materials reach the site until handover.',
    'It covers the works, the equipment used to build them and injury or damage caused to others.',
  ],
  introTitle: 'Find the right cover for your site',
  intro:
    'Contractor’s All Risk suits mainly civil work and Erection All Risk mainly plant installation. Contractors Plant and Machinery insures the equipment used on site. Policy periods are typically one year, but cover for the works follows the project programme.',
  needs: [
    'Contractors and subcontractors who build, or who install plant and machinery',
    'Developers and owners of buildings, infrastructure, factories and power plants',
    'Manufacturers who erect machinery at a buyer’s site, and companies that own or hire out equipment',
    'Lenders and leasing companies that finance works or machines, and government bodies whose tenders ask for cover',
  ],
  coversInShort:
    'Sudden damage to works, materials, plant and equipment at site, and injury or damage that the work causes to others.',
  covers: [
    'Permanent and temporary works, with materials and machinery stored at the site',
    'Fire, theft, storm and flood, and earthquake as the policy states',
    'Damage from human error or mistakes in erection, and events in the agreed testing period of plant',
    'Accidental damage to construction equipment at work, such as overturning, collision and falling',
    'Third-party injury and property damage linked to the works',
  ],
  excludes: [
    'Cost of putting right faulty design, material or workmanship, except as extended',
    'Wear and tear, rust, corrosion and gradual deterioration',
    'Electrical or mechanical breakdown of construction equipment',
    'Penalties, delay, loss of contract, and damage from stoppage of work as the policy states',
    'War, nuclear risks and wilful acts of the insured',
  ],
  considerations: [
    'The full value of the works, and for equipment the present cost of a similar new machine',
    'Site hazards such as monsoon, river works, tunnelling or nearby buildings',
    'Extra covers such as maintenance period, debris removal and surrounding property',
    'Naming the owner, contractors and lenders as the contract requires, and keeping cover until handover',
  ],
  stepsTitle: 'From contract to handover',
  steps: [
    {
      title: 'Read the contract',
      description:
        'The contract usually says who must arrange the insurance. It may also say which parties are to be named and for how long.',
      picture: 'clauses',
    },
    {
      title: 'Set the full value',
      description:
        'Add up the full value of the works, with materials supplied by the owner, freight and duty. Value machines at the present cost of new ones.',
      picture: 'estimate',
    },
    {
      title: 'Start before unloading',
      description:
        'Have the policy in force before the first material is unloaded at site. Loss can happen during storage as well as during work.',
      picture: 'cover',
    },
    {
      title: 'Extend before the end',
      description:
        'If the programme runs late, ask for an extension before the end date and explain the reasons. Cover does not continue by itself.',
      picture: 'renew',
    },
  ],
  faqs: [
    {
      question: 'Who should buy project insurance, the owner or the contractor?',
      answer:
        'Either can, and often both are named together with subcontractors and lenders. The contract usually says who must arrange it.',
    },
    {
      question: 'When should the policy start?',
      answer:
        'Before the first material is unloaded at site, because loss can happen during storage as well as during work.',
    },
    {
      question: 'How long does it last?',
      answer:
        'It follows the project programme, including testing and any agreed maintenance period, so it is an exception to the usual one-year policy. An extension should be asked for before the end date.',
    },
    {
      question: 'Which policy suits my project?',
      answer:
        'Contractor’s All Risk suits mainly civil work, Erection All Risk suits mainly plant installation, and Contractors Plant and Machinery insures the equipment used on site.',
    },
    {
      question: 'Is delay covered?',
      answer:
        'Not by the basic policies. Loss of expected income due to delayed start-up can sometimes be added when the project is insured.',
    },
  ],
  related: ['marine-insurance', 'liability-insurance'],
  proposalDocuments: [
    PROPOSAL_FORM,
    BUSINESS_KYC,
    'Contract or work order',
    'Value of the works, item by item',
    'Time schedule, and a plan of the site',
    'List of machines with make, year and value, for plant and machinery',
  ],
  claim: {
    event: 'After a loss at a site or to a machine',
    first: [
      'Make the site safe, and limit further damage.',
      'Tell the insurer at once.',
      'Keep damaged parts and records for the surveyor, and leave repairs until the survey is agreed.',
    ],
    documents: [
      'Policy and claim form',
      'Records of the loss',
      'Photographs',
      'Repair estimate and bills',
      BANK_DETAILS,
    ],
    call: [],
  },
  findMyCover: PROJECT_TOPICS,
  pictures: PROJECT_PICTURES,
};
