import { PROJECT_PRODUCT_PICTURES } from '../../../art/products/project-insurance';
import type { CategoryProductRecord } from '../../product';

export const CONTRACTORS_ALL_RISK_INSURANCE: CategoryProductRecord = {
  slug: "contractor's-all-risk-insurance",
  name: 'Contractor’s All Risk Insurance',
  meta: {
    meta_title: 'Contractor’s All Risk Insurance for Civil Works',
    meta_description:
      'Contractor’s All Risk insurance covers buildings, roads, bridges and dams under construction, and liability to others. See cover and exclusions.',
    keyword:
      'contractors all risk insurance, CAR policy, construction insurance, civil works insurance, third-party liability, maintenance period cover',
  },
  subtitle: 'For civil works, until formal handover',
  descriptions: [
    'Contractor’s All Risk insurance protects civil works such as buildings, roads, bridges and dams against sudden physical loss during construction.',
    'It also covers legal liability to third parties for injury or damage caused by the work.',
  ],
  introTitle: 'Owner and contractors together',
  intro:
    'The owner, the main contractor and subcontractors can be named together, each for their interest. Contractor’s equipment can be added as a section or insured under its own policy. Defects found after handover are covered only where maintenance cover was bought, within its terms.',
  needs: [
    'Building and infrastructure contractors',
    'Developers and project owners',
    'Subcontractors working under a main contract',
    'Government bodies and lenders whose tenders or loans ask for it',
  ],
  coversInShort:
    'Permanent and temporary works and site materials against causes such as fire, theft, flood or human error, and liability to third parties.',
  covers: [
    'Loss or damage to permanent and temporary works',
    'Materials stored at the site for use in the works',
    'Fire, theft, storm, flood, earthquake, collapse and subsidence',
    'Damage due to bad workmanship or human error, apart from the faulty part itself',
    'Third-party injury and property damage linked to the works',
  ],
  excludes: [
    'Cost of correcting faulty design, unless extended',
    'Cost of replacing defective material or workmanship itself',
    'Normal wear, rust and gradual deterioration',
    'Damage from full or partial stoppage of work beyond the agreed period',
    'Penalties, loss of contract, war and nuclear risks',
  ],
  considerations: [
    'The full contract value, including materials supplied free by the owner',
    'Site hazards such as monsoon, river works, tunnelling or nearby buildings',
    'Extra covers such as maintenance period, debris removal and surrounding property',
    'Keeping cover in force until formal handover',
  ],
  stepsTitle: 'Through the building period',
  steps: [
    {
      title: 'Look at the site',
      description:
        'Note hazards such as monsoon, river works, tunnelling or nearby buildings. They show which extra covers are worth asking for.',
      picture: 'assess',
    },
    {
      title: 'Propose the full value',
      description:
        'Submit the contract value, the programme, site details and the parties to be named. Include materials that the owner supplies free.',
      picture: 'propose',
    },
    {
      title: 'Report changes and delay',
      description:
        'Tell the insurer when the value or the programme changes. If work runs late, ask for an extension before the policy ends.',
      picture: 'report',
    },
    {
      title: 'After a loss',
      description:
        'Make the site safe, limit further damage and inform the insurer at once. Keep damaged parts and records for the surveyor.',
      picture: 'survey',
    },
  ],
  faqs: [
    {
      question: 'Who can be insured under one policy?',
      answer:
        'The owner, the main contractor and subcontractors can be named together, each for their interest.',
    },
    {
      question: 'Is contractor’s equipment included?',
      answer:
        'It can be added as a separate section, or insured under a Contractors Plant and Machinery policy.',
    },
    {
      question: 'Are extensions to an existing building covered?',
      answer:
        'Yes, the new works can be insured. The existing building needs a surrounding property extension or its own policy.',
    },
    {
      question: 'What happens when the project is delayed?',
      answer:
        'Ask for an extension before the policy ends and explain the reasons. Cover does not continue by itself.',
    },
    {
      question: 'Does it cover defects found after handover?',
      answer: 'Only where maintenance cover was bought, and within its terms.',
    },
  ],
  related: ['contractors-plant-and-machinery', 'public-liability'],
  pictures: PROJECT_PRODUCT_PICTURES['contractors-all-risk-insurance'],
};
