import { MARINE_PRODUCT_PICTURES } from '../../../art/products/marine-insurance';
import type { CategoryProductRecord } from '../../product';

export const SINGLE_TRANSIT_INSURANCE: CategoryProductRecord = {
  slug: 'single-transit-insurance',
  name: 'Single Transit Insurance',
  meta: {
    meta_title: 'Single Transit Insurance for One Consignment',
    meta_description:
      'Cover for one consignment from a named start to a named destination. Read what single transit insurance covers, leaves out and needs before you ship.',
    keyword:
      'single transit insurance, one-time transit insurance, cargo insurance, machinery transit insurance, office shifting insurance',
  },
  subtitle: 'One consignment, one named journey',
  descriptions: [
    'Single transit insurance covers one consignment from a named starting place to a named destination.',
    'Cover starts when the goods move for transit and ends on delivery under the policy terms.',
  ],
  introTitle: 'Insure goods before they leave',
  intro:
    'A single journey is often out of the ordinary: a machine, exhibition goods, a first export order. The insurer needs to know what is moving, how it is packed and who carries it. Cover must be in place before the journey starts.',
  needs: [
    'Businesses that ship only now and then',
    'Buyers of a machine or project item to be moved once',
    'Companies shifting an office, plant or exhibition goods',
    'Importers or exporters with a one-time order',
  ],
  coversInShort:
    'Fire, collision, overturning and sinking of the carrier, with breakage, theft and non-delivery under all-risks terms.',
  covers: [
    'Fire, explosion and lightning in transit',
    'Collision, overturning, derailment or sinking of the carrier',
    'Breakage, theft and non-delivery, under all-risks terms',
    'Loading and unloading damage, where the clauses include it',
    'Strikes and, for voyages by sea or air, war risk where added',
  ],
  excludes: [
    'Goods already in transit or damaged before the policy began',
    'Poor packing or unsuitable vehicles known to the insured',
    'Delay, loss of market and other indirect losses',
    'Natural defects of the goods, rust or breakdown without an outside cause, unless agreed',
    'Wilful misconduct of the insured',
  ],
  considerations: [
    'Buying the policy before the goods leave',
    'Correct description, value, packing, carrier and route',
    'Basic or all-risks terms',
    'Special needs of used machinery, fragile or oversized cargo',
  ],
  stepsTitle: 'Before and after the journey',
  steps: [
    {
      title: 'Describe the consignment',
      description:
        'Give the goods, value, packing, carrier and route as they are. Say whether machinery is used, or cargo is fragile or oversized.',
      picture: 'documents',
    },
    {
      title: 'Choose the terms',
      description:
        'Decide between basic and all-risks terms. Used machinery is usually insured on limited terms, with proof of value and condition.',
      picture: 'clauses',
    },
    {
      title: 'Check before departure',
      description:
        'Make sure that the policy is issued before the goods leave. Have any wrong detail corrected before the journey starts.',
      picture: 'cover',
    },
    {
      title: 'Inspect on delivery',
      description:
        'Note any damage on the transport document and claim in writing on the carrier. Tell the insurer at once, and keep the goods and packing for survey.',
      picture: 'arrive',
    },
  ],
  faqs: [
    {
      question: 'When must I buy it?',
      answer: 'Before transit starts. A policy taken after a loss is known does not pay for that loss.',
    },
    {
      question: 'Can used machinery be insured?',
      answer: 'Yes, usually on limited terms and with proof of value and condition.',
    },
    {
      question: 'Does the transporter’s liability not protect me?',
      answer:
        'A carrier’s liability is limited by law and contract. You claim a covered loss from your own insurer, who may then recover it from the carrier.',
    },
    {
      question: 'What documents are needed for a claim?',
      answer:
        'The policy, invoice, packing list, transport document with remarks, survey report and the claim letter to the carrier.',
    },
    {
      question: 'How long does the cover last?',
      answer:
        'For that one journey, including ordinary stops, and it ends at delivery or at the time limit stated in the clauses.',
    },
  ],
  related: ['marine-open-policy-/-cover', 'erection-all-risk-insurance'],
  pictures: MARINE_PRODUCT_PICTURES['single-transit-insurance'],
};
