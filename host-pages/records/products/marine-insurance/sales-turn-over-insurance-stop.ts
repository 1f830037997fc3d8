import { MARINE_PRODUCT_PICTURES } from '../../../art/products/marine-insurance';
import type { CategoryProductRecord } from '../../product';

export const SALES_TURN_OVER_INSURANCE_STOP: CategoryProductRecord = {
  slug: 'sales-turn-over-insurance-(stop)',
  name: 'Sales Turn Over Insurance (STOP)',
  meta: {
    meta_title: 'Sales Turn Over Insurance (STOP) for Manufacturers',
    meta_description:
      'A sales turnover policy (STOP) covers the movements needed to make and sell goods. Read whom it suits, what it excludes and how it is adjusted.',
    keyword:
      'sales turnover policy, STOP policy, sales turn over insurance, inter-depot transit insurance, manufacturer transit insurance',
  },
  subtitle: 'Report sales, not every dispatch',
  descriptions: [
    'A sales turnover policy is a marine policy that insures all movements needed to produce and sell goods, with the sum insured based on yearly sales turnover.',
    'The business reports its sales periodically in place of declaring each dispatch.',
  ],
  introTitle: 'One policy for your supply chain',
  intro:
    'Materials come in, parts go to job workers, goods move to depots and some come back. The policy takes in the kinds of movement that are agreed at the start. A movement outside that agreed trade stays uninsured, so the list matters.',
  needs: [
    'Manufacturers with many inward, outward and inter-plant movements',
    'Companies using job workers and several depots',
    'Groups that import materials and export finished goods',
    'Firms that find declaring each dispatch hard to manage',
  ],
  coversInShort:
    'Purchases, imports and exports, transfers between plants and depots, sales and returns, as far as each is agreed.',
  covers: [
    'Purchase of raw materials and packing materials within India',
    'Imports and exports, as agreed',
    'Transfers between factories, depots and job workers',
    'Sale of finished goods and return of rejected goods',
    'Storage during the ordinary course of transit, where included',
  ],
  excludes: [
    'Goods or movements outside the agreed trade',
    'Poor packing, ordinary loss in weight and natural defects',
    'Delay, loss of market and consequential loss',
    'Theft or shortage found only in stock records',
    'Amounts above the limit for one vehicle, vessel or location',
  ],
  considerations: [
    'A realistic turnover estimate and a clear way to adjust it',
    'The highest value in any one sending or place',
    'Which sale and purchase terms place the risk on you',
    'How imports, duty, capital goods and storage are treated',
  ],
  stepsTitle: 'From estimate to adjustment',
  steps: [
    {
      title: 'Estimate the turnover',
      description:
        'Start from the sales that you expect in the year. The sum insured is based on that figure, so it should be realistic.',
      picture: 'estimate',
    },
    {
      title: 'List every movement',
      description:
        'Set out purchases, transfers, job work, sales and returns. Agree with the insurer which are covered and on what terms.',
      picture: 'assess',
    },
    {
      title: 'Report your sales',
      description:
        'Send the sales figures for each period, usually a month or a quarter. Keep the records that stand behind them.',
      picture: 'declare',
    },
    {
      title: 'Adjust at year end',
      description:
        'The year’s actual sales are set against the estimate. The final adjustment then follows the terms of the policy.',
      picture: 'count',
    },
  ],
  faqs: [
    {
      question: 'How is it different from an open policy?',
      answer:
        'An open policy works on declared dispatches. A sales turnover policy works on sales, so individual declarations are not needed.',
    },
    {
      question: 'What must be reported?',
      answer:
        'Sales turnover, usually every month or quarter, with a final adjustment at the end of the year.',
    },
    {
      question: 'Are purchases covered although only sales are reported?',
      answer:
        'Yes, when the policy is arranged to cover all inward and outward movements needed for those sales.',
    },
    {
      question: 'Is it suitable for a trader?',
      answer:
        'It is designed mainly for manufacturers, but some traders with several movements for each sale may use it.',
    },
    {
      question: 'How long does it run?',
      answer: 'Typically one year.',
    },
  ],
  related: ['marine-open-policy-/-cover', 'stock-declaration-policy'],
  pictures: MARINE_PRODUCT_PICTURES['sales-turn-over-insurance-stop'],
};
