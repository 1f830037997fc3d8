import { MARINE_OPEN_POLICY_COVER } from '../products/marine-insurance/marine-open-policy-cover';
import { SALES_TURN_OVER_INSURANCE_STOP } from '../products/marine-insurance/sales-turn-over-insurance-stop';
import { SINGLE_TRANSIT_INSURANCE } from '../products/marine-insurance/single-transit-insurance';
import { comparison } from './comparison';

export const MARINE = comparison({
  id: 'marine',
  title: 'Marine insurance',
  lead: 'The right policy depends on how often your goods move: once, regularly, or all the time between suppliers, plants and customers. STOP is Sales Turn Over Insurance.',
  covers: [
    { name: 'Open Policy', product: MARINE_OPEN_POLICY_COVER },
    { name: 'Single Transit', product: SINGLE_TRANSIT_INSURANCE },
    { name: 'STOP', product: SALES_TURN_OVER_INSURANCE_STOP },
  ],
  rows: [
    {
      label: 'What it insures',
      cells: [
        'All your consignments in a period, without a new policy for each dispatch',
        'One consignment, from a named start to a named destination',
        'All movements needed to produce and sell your goods',
      ],
    },
    {
      label: 'Suits',
      cells: [
        'Manufacturers, traders, importers and exporters with regular dispatches',
        'Businesses that ship now and then, or move a machine, an office or exhibition goods once',
        'Manufacturers with many inward, outward and inter-plant movements',
      ],
    },
    {
      label: 'How long it lasts',
      cells: ['Typically one year', 'That one journey, including ordinary stops', 'Typically one year'],
    },
    {
      label: 'The sum insured follows',
      cells: [
        'The expected yearly value. In an open policy it reduces with each declaration',
        'The value of the one consignment',
        'Your yearly sales turnover',
      ],
    },
    {
      label: 'What you report',
      cells: [
        'Every dispatch within the agreed scope',
        'The goods, value, packing, carrier and route, before the goods leave',
        'Sales, usually every month or quarter, with an adjustment at the end of the year',
      ],
    },
    {
      label: 'Storage on the way',
      cells: [
        'In the ordinary course of transit. Longer storage is specially agreed',
        'Ordinary stops',
        'In the ordinary course of transit, where included',
      ],
    },
    {
      label: 'Not covered',
      cells: [
        'Poor packing, ordinary leakage and wear, delay, the nature of the goods',
        'Goods already moving, packing known to be poor, delay, natural defects',
        'Movements outside the agreed trade, poor packing, delay, shortage found only in stock records',
      ],
    },
  ],
});
