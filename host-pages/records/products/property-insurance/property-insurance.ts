import { PROPERTY_PICTURES } from '../../../art/products/property-insurance';
import { BANK_DETAILS, BUSINESS_KYC, PROPOSAL_FORM } from '../../documents';
import type { CategoryRecord } from '../../product';
import { PROPERTY_TOPICS } from './find-my-cover';

export const PROPERTY_INSURANCE: CategoryRecord = {
  slug: 'property-insurance',
  name: 'Property Insurance',
  meta: {
    meta_title: 'Property Insurance for Business Premises and Stock',
    meta_description:
      'Fire, stock declaration, industrial all risk and burglary cover for business buildings, machinery, stock and contents, with what each policy excludes.',
    keyword:
      'property insurance, commercial property insurance, fire insurance, stock insurance, industrial all risk, burglary insurance',
  },
  subtitle: 'Buildings, machinery, stock and contents',
  descriptions: [
    'Property insurance protects buildings, machinery, stock and contents of a business against fire, natural events, theft and other losses.',
    'Policies range from listed perils to wide all-risk cover that includes loss of income.',
  ],
  introTitle: 'Choose what fits your business',
  intro:
    'A fire policy names the events it covers. A declaration policy follows stock that rises and falls. Industrial all risk is meant for large sites, and burglary cover deals with entry by force. Some businesses need more than one of them.',
  needs: [
    'Factories, warehouses, shops and offices',
    'Owners and landlords of commercial buildings, and borrowers who have pledged assets to a bank',
    'Traders, stockists and importers whose stock rises and falls',
    'Large plants, hotels, utilities and manufacturers with several locations',
  ],
  coversInShort:
    'Fire, storm, flood, riot and forced entry, with accidental damage and loss of profit under the all-risk form.',
  covers: [
    'Fire, lightning and explosion',
    'Storm, flood and inundation',
    'Riot, strike and malicious damage',
    'Theft after forcible and violent entry or exit, under burglary cover',
    'Accidental damage, and loss of gross profit after insured damage, under industrial all risk cover',
  ],
  excludes: [
    'Wear and tear, corrosion and gradual deterioration',
    'War, nuclear risks and most pollution',
    'Earthquake and terrorism, unless added or built in to the product',
    'Loss of income, unless the policy includes it',
    'Theft by employees, and shortage found only at stock-taking',
  ],
  considerations: [
    'Correct values for each block and location, including recent additions',
    'Reinstatement or market value basis and, for burglary, full value or first loss',
    'Add-ons such as earthquake, terrorism, debris removal and loss of rent',
    'Fire safety, alarms and guards, and stock records kept away from the premises',
  ],
  stepsTitle: 'From proposal to renewal',
  steps: [
    {
      title: 'List the property',
      description:
        'Set down buildings, machinery, stock and contents at each location. Include property of others for which you are responsible.',
      picture: 'count',
    },
    {
      title: 'Fix the values',
      description:
        'Choose reinstatement or market value, and work out each sum insured. If it is too low, a claim may be reduced in proportion.',
      picture: 'estimate',
    },
    {
      title: 'Show the premises',
      description:
        'The insurer may inspect wiring, fire safety, alarms and storage. What it finds can shape the terms that it offers.',
      picture: 'survey',
    },
    {
      title: 'Review each year',
      description:
        'Policies typically run for one year. Add new assets, correct the values and check the add-ons before you renew.',
      picture: 'renew',
    },
  ],
  coverNeed: 'property',
  faqs: [
    {
      question: 'What should be insured?',
      answer:
        'Buildings, plant and machinery, stock, furniture and equipment, including property you hold for others when you are responsible for it.',
    },
    {
      question: 'What is reinstatement value?',
      answer:
        'It is the cost of replacing damaged property with new property of the same kind. Market value takes off depreciation.',
    },
    {
      question: 'What happens if I insure for too little?',
      answer:
        'The claim may be reduced in the same proportion as the shortfall. Review values at each renewal.',
    },
    {
      question: 'Is loss of income covered?',
      answer: 'Not by basic property policies. Business interruption cover can be added.',
    },
    {
      question: 'How long is a policy?',
      answer: 'Typically one year.',
    },
  ],
  related: ['marine-insurance', 'liability-insurance'],
  proposalDocuments: [
    PROPOSAL_FORM,
    BUSINESS_KYC,
    'List of buildings, machinery and stock with their values, for each location',
    'Ownership papers or the lease',
    'Details of construction, and of protection against fire and theft',
    'Stock statements, for stock',
    'Previous policy with its record of claims',
  ],
  claim: {
    event: 'After a fire or a break-in',
    first: [
      'After a fire, call the fire service and make the place safe. After a break-in, call the police and keep the scene as it is.',
      'Tell the insurer at once.',
      'Keep what is damaged for the surveyor, and list what is missing.',
    ],
    documents: [
      'Policy and claim form',
      'List of what is damaged or missing, with bills',
      'Photographs',
      'Stock records',
      'Report of the police or the fire service, where it applies',
      BANK_DETAILS,
    ],
    call: ['The fire service or the police'],
  },
  findMyCover: PROPERTY_TOPICS,
  pictures: PROPERTY_PICTURES,
};
