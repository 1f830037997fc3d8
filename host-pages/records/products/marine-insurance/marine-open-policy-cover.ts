import { MARINE_PRODUCT_PICTURES } from '../../../art/products/marine-insurance';
import type { CategoryProductRecord } from '../../product';

export const MARINE_OPEN_POLICY_COVER: CategoryProductRecord = {
  slug: 'marine-open-policy-/-cover',
  name: 'Marine Open Policy / Cover',
  meta: {
    meta_title: 'Marine Open Policy and Open Cover for a Year',
    meta_description:
      'Insure a year of consignments without a new policy for each dispatch. Read what a marine open policy or cover includes, excludes and asks of you.',
    keyword:
      'marine open policy, marine open cover, annual transit insurance, import insurance, export insurance, cargo insurance certificate',
  },
  subtitle: 'One policy for a year of consignments',
  descriptions: [
    'An open policy or open cover insures all consignments of a business for a period, typically one year, without buying a new policy for each dispatch.',
    'An open policy is commonly used for movements within India, and an open cover for imports and exports, where a certificate can be issued for each shipment.',
  ],
  introTitle: 'Agree your terms once, then ship',
  intro:
    'Dispatches by road, rail, sea or air can be placed under terms that are agreed once, at the start. Each is then declared in the way the policy asks. When a bank asks for insured shipments, it can be shown a certificate from the open cover.',
  needs: [
    'Manufacturers and traders with regular dispatches',
    'Importers and exporters',
    'Distributors who move goods between depots',
    'Businesses whose banks ask for insured shipments',
  ],
  coversInShort:
    'Accident to the carrier, fire, overturning and collision, with theft and handling damage under the wider clauses.',
  covers: [
    'Accident to the carrying vehicle, vessel or aircraft',
    'Fire, explosion, overturning, derailment and collision',
    'Theft, pilferage and non-delivery, under the wider clauses',
    'Damage in loading and unloading, under the wider clauses',
    'Strikes and, for voyages by sea or air, war risk where added',
  ],
  excludes: [
    'Wilful misconduct of the insured',
    'Ordinary leakage, natural loss in weight and wear and tear',
    'Poor or unsuitable packing',
    'Inherent nature of the goods, and loss caused by delay',
    'Insolvency or financial default of the carrier, as stated in the clauses',
  ],
  considerations: [
    'Expected yearly value and the largest value in one vehicle, vessel or place',
    'Which clauses suit the goods, route and packing',
    'How and when each dispatch must be declared',
    'Adding duty, intermediate storage or return goods',
  ],
  stepsTitle: 'How the year runs',
  steps: [
    {
      title: 'Estimate the year',
      description:
        'Work out the expected yearly value and the largest value in one vehicle, vessel or place.',
      picture: 'estimate',
    },
    {
      title: 'Choose the clauses',
      description:
        'A is the widest and works on an all-risks basis, while B and C cover listed events, with C the narrowest. Pick the set that suits the goods, route and packing.',
      picture: 'clauses',
    },
    {
      title: 'Declare each dispatch',
      description:
        'Agree how and when each dispatch must be declared. Then declare all of them that fall within the agreed scope.',
      picture: 'declare',
    },
    {
      title: 'If goods arrive damaged',
      description:
        'Note the damage on the delivery document, inform the carrier in writing and tell the insurer at once. Keep the goods and packing for survey.',
      picture: 'arrive',
    },
  ],
  faqs: [
    {
      question: 'What is the difference between an open policy and an open cover?',
      answer:
        'An open policy has a total sum insured that reduces with each declaration. An open cover is an agreement to insure all shipments in the period, usually with a certificate for each.',
    },
    {
      question: 'What if I forget to declare a dispatch?',
      answer:
        'All dispatches within the agreed scope should be declared. An honest omission can normally be corrected, but repeated gaps may affect claims.',
    },
    {
      question: 'How is the value of goods fixed?',
      answer: 'Usually invoice value plus freight, with an agreed addition for expected profit and expenses.',
    },
    {
      question: 'Is storage covered?',
      answer:
        'Cover normally applies in the ordinary course of transit. Longer storage should be specially agreed.',
    },
    {
      question: 'Is import duty covered?',
      answer: 'It can be insured along with the goods.',
    },
  ],
  related: ['sales-turn-over-insurance-(stop)', 'stock-declaration-policy'],
  pictures: MARINE_PRODUCT_PICTURES['marine-open-policy-cover'],
};
