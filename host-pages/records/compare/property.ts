import { BURGLARY_INSURANCE } from '../products/property-insurance/burglary-insurance';
import { FIRE_POLICY } from '../products/property-insurance/fire-policy';
import { INDUSTRIAL_ALL_RISK_INSURANCE } from '../products/property-insurance/industrial-all-risk-insurance';
import { STOCK_DECLARATION_POLICY } from '../products/property-insurance/stock-declaration-policy';
import { comparison } from './comparison';

export const PROPERTY = comparison({
  id: 'property',
  title: 'Property insurance',
  lead: 'A fire policy covers listed events, burglary insurance covers theft by force, and an all-risk policy covers any accidental damage that it does not exclude. Stock that rises and falls can be declared.',
  covers: [
    { name: 'Fire', product: FIRE_POLICY },
    { name: 'Industrial All Risk', product: INDUSTRIAL_ALL_RISK_INSURANCE },
    { name: 'Burglary', product: BURGLARY_INSURANCE },
    { name: 'Stock Declaration', product: STOCK_DECLARATION_POLICY },
  ],
  rows: [
    {
      label: 'How it works',
      cells: [
        'Covers the events that it lists',
        'Covers accidental damage from any cause that is not excluded',
        'Covers theft by someone who enters or leaves by force',
        'A fire policy for stock, adjusted on declared values',
      ],
    },
    {
      label: 'Suits',
      cells: [
        'Factories, warehouses, shops, offices and owners of commercial buildings',
        'Large factories and process plants, hotels, utilities',
        'Shops, warehouses, and offices or factories with portable, costly goods',
        'Seasonal businesses, stockists, importers who receive stock in bulk',
      ],
    },
    {
      label: 'Fire, storm, flood, riot',
      cells: ['Covered', 'Covered', 'Loss during fire, flood or riot is not covered', 'Covered, for stock'],
    },
    {
      label: 'Earthquake',
      cells: [
        'As an addition, or built in to standard products for smaller enterprises',
        'As stated in the policy',
        'Outside this cover',
        'Where chosen',
      ],
    },
    {
      label: 'Theft',
      cells: [
        'Not covered, other than as the wording allows after an insured event',
        'Burglary is covered',
        'After forcible and violent entry or exit',
        'Not covered, unless insured separately',
      ],
    },
    {
      label: 'Breakdown of machinery',
      cells: [
        'Not covered: it is not one of the listed events. Cover for electrical damage to the machine that fails can be added',
        'Where included',
        'Outside this cover',
        'Outside this cover: it insures stock',
      ],
    },
    {
      label: 'Loss of profit',
      cells: [
        'Not covered, unless business interruption cover is added',
        'After insured damage',
        'Outside this cover',
        'Not covered',
      ],
    },
    {
      label: 'The sum insured follows',
      cells: [
        'Reinstatement or market value of each block and location',
        'Replacement value of all assets',
        'Full value, or first loss where all goods cannot be stolen at once',
        'The highest stock value that you expect in the year',
      ],
    },
  ],
});
