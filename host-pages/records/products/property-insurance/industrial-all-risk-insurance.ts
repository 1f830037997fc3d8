import { PROPERTY_PRODUCT_PICTURES } from '../../../art/products/property-insurance';
import type { CategoryProductRecord } from '../../product';

export const INDUSTRIAL_ALL_RISK_INSURANCE: CategoryProductRecord = {
  slug: 'industrial-all-risk-insurance',
  name: 'Industrial All Risk Insurance',
  meta: {
    meta_title: 'Industrial All Risk Insurance for Large Sites',
    meta_description:
      'One policy for large industrial sites: accidental damage, breakdown where included, and loss of profit. Read the cover, the exclusions and the choices.',
    keyword:
      'industrial all risk insurance, IAR policy, machinery breakdown, loss of profit, business interruption, factory insurance',
  },
  subtitle: 'One policy for a large site',
  descriptions: [
    'Industrial All Risk insurance is one policy for larger industrial sites that covers accidental damage from any cause not excluded, with machinery breakdown where included.',
    'A second section covers loss of profit when insured damage stops or slows the business.',
  ],
  introTitle: 'Damage and lost profit together',
  intro:
    'One policy can take the place of separate fire, burglary and breakdown policies, and a second section pays for profit lost after insured damage. All risk does not mean every risk: the exclusions decide where cover stops. Each section can have its own deductible, and all locations can be listed together.',
  needs: [
    'Large factories and process plants',
    'Multi-location manufacturers and warehouses',
    'Hotels, utilities and infrastructure operators with high asset values',
    'Companies that now hold separate fire, burglary and breakdown policies',
  ],
  coversInShort:
    'Fire and special perils, burglary, other accidental damage, breakdown where included, and loss of gross profit after insured damage.',
  covers: [
    'Fire and the special perils, with earthquake as stated',
    'Burglary and accidental damage',
    'Machinery and boiler breakdown, where included',
    'Breakdown of electronic equipment, where included',
    'Loss of gross profit after insured damage',
  ],
  excludes: [
    'Faulty design, material or workmanship itself',
    'Wear and tear, corrosion and gradual deterioration',
    'Unexplained loss and shortage, and dishonest acts of staff',
    'Pollution, war, nuclear risks and, unless added, terrorism',
    'Stoppage of work, delay, loss of market and failure of outside utilities, unless added',
  ],
  considerations: [
    'Replacement values for all assets, including recent additions',
    'The indemnity period needed to rebuild and regain customers',
    'Deductibles for each section',
    'Supplier, customer and utility extensions',
  ],
  stepsTitle: 'Putting the policy together',
  steps: [
    {
      title: 'Record every asset',
      description:
        'List buildings, plant, electronic equipment and stock at replacement value. Include recent additions at each location.',
      picture: 'count',
    },
    {
      title: 'Plan for recovery',
      description:
        'Judge how long it would take to rebuild and to regain customers. The indemnity period should be long enough for both.',
      picture: 'estimate',
    },
    {
      title: 'Survey the site',
      description:
        'The insurer may send an engineer to look at processes, layout and fire protection. The findings can affect the terms and deductibles.',
      picture: 'survey',
    },
    {
      title: 'Compare each section',
      description:
        'Weigh offers section by section: what is excluded, which deductible applies, and which supplier, customer and utility extensions are offered.',
      picture: 'compare',
    },
  ],
  coverNeed: 'property',
  faqs: [
    {
      question: 'How is it better than a fire policy?',
      answer:
        'A fire policy covers listed events. An all-risk policy covers any accidental damage that is not excluded and can include breakdown and loss of profit.',
    },
    {
      question: 'Is there a minimum size?',
      answer:
        'It is meant for large risks. The minimum value differs between insurers, so ask before planning.',
    },
    {
      question: 'Is loss of profit compulsory?',
      answer:
        'It is commonly part of the package for fire and special perils, while loss of profit after machinery breakdown is optional.',
    },
    {
      question: 'Does it cover several sites?',
      answer: 'Yes. All locations can be listed under one policy.',
    },
    {
      question: 'What is an indemnity period?',
      answer:
        'It is the time after the damage for which loss of profit is paid. Choose a period long enough to rebuild and recover sales.',
    },
  ],
  related: ['fire-policy', 'commercial-general-liability'],
  pictures: PROPERTY_PRODUCT_PICTURES['industrial-all-risk-insurance'],
};
