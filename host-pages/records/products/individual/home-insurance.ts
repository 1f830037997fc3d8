import { HOME_PICTURES } from '../../../art/products/home-insurance';
import { BANK_DETAILS, KYC, PROPOSAL_FORM } from '../../documents';
import type { IndividualRecord } from '../../product';

export const HOME_INSURANCE: IndividualRecord = {
  slug: 'home-insurance',
  name: 'Home Insurance',
  meta: {
    meta_title: 'Home Insurance for Owners, Tenants and Landlords',
    meta_description:
      'Home insurance for the building, the belongings or both. See what the standard product covers, what it leaves out and how to set the sum insured.',
    keyword:
      'home insurance, house insurance, flat insurance, contents insurance, home insurance for tenants, flood and earthquake cover',
  },
  subtitle: 'For your home and what is in it',
  descriptions: [
    'Home insurance protects the structure of a house or flat, the belongings inside it, or both, against fire, natural events and other sudden losses.',
    'Insurers in India offer a regulator-designed standard home product, and further covers can be added to it.',
  ],
  introTitle: 'Cover for owners and for tenants',
  intro:
    'The building is insured for what it would cost to rebuild at today’s prices, without the land. A tenant can insure belongings and leave the building to the owner. Jewellery, art and other valuables are listed separately, with proof of value.',
  needs: [
    'Owners of independent houses and flats',
    'Tenants who want to protect their own belongings',
    'Borrowers with a home loan',
    'Owners who rent out a furnished home or leave it empty for part of the year',
  ],
  coversInShort:
    'Fire, storm, flood, earthquake, impact, riot and malicious damage, and bursting or overflowing water tanks and pipes, as the policy states.',
  covers: [
    'Fire, lightning, explosion and implosion',
    'Storm, cyclone, flood, inundation, earthquake, landslide and subsidence',
    'Impact by vehicles, falling trees or other outside objects',
    'Riot, strike, malicious damage and, in the standard home product, terrorism',
    'Bursting or overflowing of water tanks and pipes',
  ],
  excludes: [
    'Deliberate acts of the owner or family members',
    'Wear and tear, gradual deterioration, damp and poor upkeep',
    'Cash, bullion, manuscripts and unlisted valuables, unless specially declared',
    'War, nuclear risks and pollution',
    'Burglary and theft that are not linked to another insured event, unless that cover is added',
  ],
  considerations: [
    'Insuring the building for its cost of rebuilding, leaving out the price of the land',
    'Listing jewellery, art and other valuables separately with proof of value',
    'Adding burglary, appliance breakdown or rent for alternative accommodation where needed',
    'Whether your housing society already insures the common structure, to avoid gaps or overlap',
  ],
  stepsTitle: 'Setting up the cover',
  steps: [
    {
      title: 'Work out the values',
      description:
        'Estimate the cost of rebuilding at today’s prices, leaving out the land. Then list the belongings, with valuables shown separately.',
      picture: 'estimate',
    },
    {
      title: 'Check what exists',
      description:
        'Ask whether your housing society already insures the common structure, and whether a lender requires cover. This helps to avoid gaps and overlap.',
      picture: 'assess',
    },
    {
      title: 'Choose added covers',
      description:
        'Start from the standard home product. Decide whether burglary, appliance breakdown or rent for alternative accommodation should be added to it.',
      picture: 'clauses',
    },
    {
      title: 'Keep proof for claims',
      description:
        'Keep bills, photographs and the policy in a safe place. After a loss a surveyor may visit, and a police or fire brigade report may be needed.',
      picture: 'documents',
    },
  ],
  faqs: [
    {
      question: 'Can a tenant buy home insurance?',
      answer:
        'Yes. A tenant can insure belongings without insuring the building, which is the owner’s concern.',
    },
    {
      question: 'Is home insurance compulsory with a home loan?',
      answer:
        'No law makes it compulsory for every borrower, but a lender may require the mortgaged property to be insured. You are free to choose the insurer.',
    },
    {
      question: 'Should the sum insured include the value of the land?',
      answer:
        'No. Land is not destroyed by fire or flood, so the building should be insured for the cost of rebuilding it at today’s prices.',
    },
    {
      question: 'Are floods and earthquakes covered?',
      answer:
        'They are part of the standard home product offered in India. Check your own policy if it was issued in another form.',
    },
    {
      question: 'What documents are needed for a claim?',
      answer:
        'Usually the policy, a claim form, photographs, bills or other proof of value, and a police or fire brigade report where it applies. A surveyor may visit to assess the loss.',
    },
  ],
  related: ['life-insurance', 'cyber-insurance'],
  proposalDocuments: [
    PROPOSAL_FORM,
    KYC,
    'Proof of ownership, or the rent agreement',
    'Value of the building, and a list of the contents with their values',
    'Previous policy, at a renewal',
  ],
  claim: {
    event: 'After a fire, a flood or another loss',
    first: [
      'Call the fire service if there is a fire, and make the place safe.',
      'Tell the insurer at once, and take photographs of the damage.',
      'Keep what is damaged: a surveyor may visit to assess the loss.',
    ],
    documents: [
      'Policy and claim form',
      'Photographs',
      'Bills or other proof of value',
      'Repair estimate',
      'Police or fire brigade report, where it applies',
      BANK_DETAILS,
    ],
    call: ['The fire service, or the police after a theft'],
  },
  findMyCover: [
    {
      id: 'home',
      label: 'A house, a flat or what is in it',
      next: {
        question: 'Which of these describes you?',
        answers: [
          {
            id: 'owner',
            label: 'I own the home',
            next: [
              [
                'home-insurance',
                'You can insure the building, your belongings or both. Insure the building for the cost of rebuilding it, without the price of the land.',
              ],
            ],
          },
          {
            id: 'loan',
            label: 'I am paying off a home loan',
            next: [
              [
                'home-insurance',
                'Your lender may require the mortgaged property to be insured. You are free to choose the insurer.',
              ],
              [
                'life-insurance',
                'If you die during the policy term, the sum assured can repay the loan, so that it does not fall on your family.',
              ],
            ],
          },
          {
            id: 'tenant',
            label: 'I rent the home',
            next: [
              [
                'home-insurance',
                'As a tenant you can insure your belongings without the building, which is the owner’s concern.',
              ],
            ],
          },
        ],
      },
    },
  ],
  tab: {
    label: 'Home',
    paragraphs: [
      'Home insurance protects the structure of a house or flat, the belongings inside it, or both. Owners can insure the building, and tenants their own belongings.',
      'Insure the building for the cost of rebuilding it, without the price of the land. Jewellery, art and other valuables are listed separately, with proof of value.',
    ],
    points: [
      'Fire, storm, flood, earthquake and landslide',
      'Impact, riot, malicious damage and bursting pipes',
      'Burglary or appliance breakdown, where added',
    ],
  },
  pictures: HOME_PICTURES,
};
