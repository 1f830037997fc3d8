import { MARINE_PICTURES } from '../../../art/products/marine-insurance';
import { BANK_DETAILS, BUSINESS_KYC, PROPOSAL_FORM } from '../../documents';
import type { CategoryRecord } from '../../product';
import { MARINE_TOPICS } from './find-my-cover';

export const MARINE_INSURANCE: CategoryRecord = {
  slug: 'marine-insurance',
  name: 'Marine Insurance',
  meta: {
    meta_title: 'Marine Cargo Insurance for Goods in Transit',
    meta_description:
      'Marine insurance for goods by sea, air, road, rail, courier or post: open policies, single transit and sales turnover cover, with what each excludes.',
    keyword:
      'marine insurance, marine cargo insurance, transit insurance, marine open policy, sales turnover policy, import and export insurance',
  },
  subtitle: 'Your goods, insured in transit',
  descriptions: [
    'Marine cargo insurance protects goods while they move by sea, air, road, rail, courier or post.',
    'One shipment can be insured on its own, or a whole year’s movements can be placed under one policy.',
  ],
  introTitle: 'Choose how to insure your goods',
  intro:
    'A business that ships now and then can insure a single journey. Regular dispatches suit an open policy or open cover. A manufacturer with many kinds of movement may choose a policy that is based on its sales turnover.',
  needs: [
    'Manufacturers and traders with regular dispatches',
    'Importers and exporters, whether for one order or for the whole year',
    'Companies that move goods between factories, depots or job workers',
    'Businesses that ship only now and then, or move a machine, office or plant once',
  ],
  coversInShort:
    'Fire, accident to the carrier, collision and overturning, with theft, handling damage, war and strikes where the terms include them.',
  covers: [
    'Fire, explosion and accident to the carrying vehicle, vessel or aircraft',
    'Collision, overturning and derailment',
    'Theft and non-delivery, under the wider clauses',
    'Damage in loading and unloading, where the clauses include it',
    'Strikes and, for voyages by sea or air, war risk, where added',
  ],
  excludes: [
    'Wilful misconduct of the insured',
    'Poor or unsuitable packing',
    'Ordinary leakage, natural loss in weight and the inherent nature of the goods',
    'Delay, loss of market and other indirect losses',
    'Goods already in transit or damaged before a single transit policy began',
  ],
  considerations: [
    'How often you ship, and the largest value in one vehicle, vessel or place',
    'Which clauses suit the goods, route and packing',
    'Which sale and purchase terms place the risk on you',
    'How dispatches or sales are reported, and whether to add storage, duty or returns',
  ],
  stepsTitle: 'From shipment to claim',
  steps: [
    {
      title: 'Map your movements',
      description:
        'Note what you send and receive, by which routes, and where your sale and purchase terms place the risk.',
      picture: 'assess',
    },
    {
      title: 'Choose the form',
      description:
        'One journey, a year of declared dispatches, or a policy on turnover: compare what each covers and what it asks of you.',
      picture: 'compare',
    },
    {
      title: 'Agree the clauses',
      description:
        'A is the widest set of cover, and B and C cover listed events, with C the narrowest. War and strikes are usually added separately.',
      picture: 'clauses',
    },
    {
      title: 'Check goods on arrival',
      description:
        'Note any damage on the delivery document and write to the carrier. Tell the insurer at once, and keep the goods and packing for survey.',
      picture: 'arrive',
    },
  ],
  faqs: [
    {
      question: 'Does marine insurance apply only to sea voyages?',
      answer:
        'No. The name is historical. It also covers air, road, rail, courier and postal transit, including movements wholly within India.',
    },
    {
      question: 'Who should insure the goods, the seller or the buyer?',
      answer:
        'It depends on the sale terms, which decide when risk passes. Check the contract so that goods are not left uninsured or insured twice.',
    },
    {
      question: 'What are the A, B and C clauses?',
      answer:
        'They are standard sets of cover. A is the widest and works on an all-risks basis, while B and C cover listed events, with C the narrowest.',
    },
    {
      question: 'Are war and strikes included?',
      answer: 'They are usually added under separate clauses.',
    },
    {
      question: 'What should I do when goods arrive damaged?',
      answer:
        'Note the damage on the delivery document, inform the carrier in writing and tell the insurer at once. Keep the goods and packing for survey.',
    },
  ],
  related: ['property-insurance', 'project-insurance'],
  proposalDocuments: [
    PROPOSAL_FORM,
    BUSINESS_KYC,
    'Description of the goods and their packing',
    'Invoice for one journey, or the expected turnover for a year',
    'Routes, and the means of transport',
    'Letter of credit, where a bank asks for insurance',
    'Previous policy with its record of claims',
  ],
  claim: {
    event: 'When goods arrive damaged',
    first: [
      'Note the damage on the delivery document.',
      'Write to the carrier, and tell the insurer at once.',
      'Keep the goods and their packing for the survey.',
    ],
    documents: [
      'Policy and claim form',
      'Invoice and packing list',
      'Transport document with your remarks',
      'Survey report',
      'Claim letter to the carrier',
      BANK_DETAILS,
    ],
    call: ['The carrier, in writing'],
  },
  findMyCover: MARINE_TOPICS,
  pictures: MARINE_PICTURES,
};
