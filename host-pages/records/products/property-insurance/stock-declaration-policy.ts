import { PROPERTY_PRODUCT_PICTURES } from '../../../art/products/property-insurance';
import type { CategoryProductRecord } from '../../product';

export const STOCK_DECLARATION_POLICY: CategoryProductRecord = {
  slug: 'stock-declaration-policy',
  name: 'Stock Declaration Policy',
  meta: {
    meta_title: 'Stock Declaration Policy for Changing Stock',
    meta_description:
      'A fire policy for stock that rises and falls, with values declared through the year and the premium adjusted at the end. Read what it excludes.',
    keyword:
      'stock declaration policy, stock insurance, fire declaration policy, floater declaration policy, warehouse stock insurance',
  },
  subtitle: 'Fire cover that follows your stock',
  descriptions: [
    'A stock declaration policy is a fire policy for stock whose value rises and falls during the year.',
    'The sum insured is set at the highest expected value, stock values are declared regularly, and the premium is adjusted on the average at the end.',
  ],
  introTitle: 'Insure your stock at its peak',
  intro:
    'A seasonal business holds far more stock in some months than in others. A fixed sum insured may be too low at the peak or too high afterwards. Declarations answer this, as long as they are correct and sent on time.',
  needs: [
    'Seasonal businesses such as agro products, textiles and festival goods',
    'Warehouses and stockists',
    'Manufacturers with large swings in finished goods',
    'Importers who receive stock in bulk',
  ],
  coversInShort:
    'Fire, explosion, storm, flood, riot and malicious damage to stock at declared locations, with other events where chosen.',
  covers: [
    'Fire, lightning and explosion',
    'Storm, flood and inundation',
    'Riot, strike and malicious damage',
    'Stock at the declared locations up to the sum insured',
    'Added events such as earthquake or spontaneous combustion, where chosen',
  ],
  excludes: [
    'Stock in process, which this form does not usually accept',
    'Stock at railway sidings and short-period covers, which are not usually accepted',
    'Values above the sum insured',
    'Theft and stock shortage, unless covered separately',
    'War, nuclear risks and loss of income',
  ],
  considerations: [
    'Setting the sum insured at the true peak value',
    'A simple routine for sending declarations on time',
    'Whether values are declared as an average or the highest of the month',
    'Combining it with a floater where stock moves between locations',
  ],
  stepsTitle: 'From peak to final premium',
  steps: [
    {
      title: 'Find the peak value',
      description:
        'Look at past months and at orders to find the highest stock value likely in the year. The sum insured is set there.',
      picture: 'estimate',
    },
    {
      title: 'Start the cover',
      description:
        'A provisional premium is paid at the start. If the peak turns out higher, the sum insured can be raised by endorsement.',
      picture: 'cover',
    },
    {
      title: 'Declare on time',
      description:
        'Send stock values regularly, as an average or as the highest of the month. A missed declaration may lose you the benefit of adjustment.',
      picture: 'declare',
    },
    {
      title: 'Adjust at the end',
      description:
        'The declared values are averaged at the end of the policy. The premium is then adjusted on that average.',
      picture: 'count',
    },
  ],
  faqs: [
    {
      question: 'What if I miss a declaration?',
      answer:
        'The insurer may treat the full sum insured as the value for that period, so you lose the benefit of adjustment.',
    },
    {
      question: 'How is the premium settled?',
      answer:
        'A provisional premium is paid at the start and adjusted at the end on the average of declared values.',
    },
    {
      question: 'Can I raise the sum insured in the year?',
      answer: 'Yes, by endorsement. Reductions are usually restricted.',
    },
    {
      question: 'What is a floater declaration?',
      answer: 'It combines a declaration policy with one sum insured that floats over several locations.',
    },
    {
      question: 'Will a claim be affected by wrong declarations?',
      answer:
        'Yes. If the last declared value was below the actual stock, the claim can be reduced in proportion.',
    },
  ],
  related: ['burglary-insurance', 'marine-open-policy-/-cover'],
  pictures: PROPERTY_PRODUCT_PICTURES['stock-declaration-policy'],
};
