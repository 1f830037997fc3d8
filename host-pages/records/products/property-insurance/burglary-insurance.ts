import { PROPERTY_PRODUCT_PICTURES } from '../../../art/products/property-insurance';
import type { CategoryProductRecord } from '../../product';

export const BURGLARY_INSURANCE: CategoryProductRecord = {
  slug: 'burglary-insurance',
  name: 'Burglary Insurance',
  meta: {
    meta_title: 'Burglary Insurance for Shops, Offices and Warehouses',
    meta_description:
      'Cover for stock and contents stolen by forced entry or exit, and for break-in damage. Read what burglary insurance includes, excludes and asks of you.',
    keyword:
      'burglary insurance, shop burglary cover, warehouse burglary insurance, first loss cover, theft insurance, break-in damage',
  },
  subtitle: 'When someone breaks in',
  descriptions: [
    'Burglary insurance covers loss of stock and contents stolen by someone who enters or leaves the premises by force.',
    'It also pays for damage to the premises caused by the break-in, as the policy states.',
  ],
  introTitle: 'Know what counts as burglary',
  intro:
    'Burglary has a narrow meaning in a policy: the thief must use force to get in or out. Shoplifting, staff theft and unexplained shortages are different risks. Alarms, guards and safes help an insurer to judge the premises, and stock records help to prove a loss.',
  needs: [
    'Shops, showrooms and pharmacies',
    'Warehouses and distribution centres',
    'Offices with equipment and valuables',
    'Factories holding portable, costly goods',
  ],
  coversInShort:
    'Theft after forced entry or exit and damage from the break-in, with hold-up and cash in a locked safe where included.',
  covers: [
    'Theft after forcible and violent entry or exit',
    'Damage to doors, windows and locks in the break-in',
    'Stock, furniture, fittings and equipment',
    'Hold-up at the premises, where included',
    'Cash in a locked safe, where included',
  ],
  excludes: [
    'Theft by employees, family members or others lawfully on the premises',
    'Shoplifting, and shortage found only at stock-taking',
    'Loss with no sign of force, unless theft cover is added',
    'Loss during fire, flood, riot or war',
    'Loss while the premises stay unoccupied beyond the stated time, and use of keys unless obtained by force',
  ],
  considerations: [
    'Full value or first loss basis',
    'Alarms, cameras, guards and safes',
    'Stock records kept away from the premises',
    'Adding riot and strike, theft or employee dishonesty cover',
  ],
  stepsTitle: 'After a break-in',
  steps: [
    {
      title: 'Call the police',
      description:
        'Inform the police and the insurer at once. Ask for a copy of the police report, as the insurer is likely to want it.',
      picture: 'report',
    },
    {
      title: 'Keep the scene unchanged',
      description:
        'Leave things as they are until they have been inspected. If doors or windows stand open, ask the insurer how to secure them meanwhile.',
      picture: 'survey',
    },
    {
      title: 'List what is missing',
      description:
        'Compare the goods that remain with your stock records and bills. List the missing items and the damage to the premises.',
      picture: 'count',
    },
    {
      title: 'Agree the loss',
      description:
        'The list, the signs of force and the total value at risk are checked. The insurer then decides the claim under the policy terms.',
      picture: 'settle',
    },
  ],
  faqs: [
    {
      question: 'What is first loss cover?',
      answer:
        'It insures only part of the total value when all goods cannot be stolen at once, as with bulky stock. The total value must still be declared.',
    },
    {
      question: 'Is ordinary theft covered?',
      answer: 'Not in the basic policy, which needs force. Theft can be added in some cases.',
    },
    {
      question: 'Is theft by staff covered?',
      answer: 'No. Fidelity insurance is meant for that.',
    },
    {
      question: 'What should I do after a break-in?',
      answer:
        'Inform the police and the insurer at once, keep the scene as it is until inspected and prepare a list of missing items with bills.',
    },
    {
      question: 'Is cash covered?',
      answer: 'Only in a locked safe and within a stated limit. Cash being carried needs money insurance.',
    },
  ],
  related: ['fire-policy', 'stock-declaration-policy'],
  pictures: PROPERTY_PRODUCT_PICTURES['burglary-insurance'],
};
