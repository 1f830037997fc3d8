import { LIABILITY_PRODUCT_PICTURES } from '../../../art/products/liability-insurance';
import type { CategoryProductRecord } from '../../product';

export const COMMERCIAL_GENERAL_LIABILITY: CategoryProductRecord = {
  slug: 'commercial-general-liability',
  name: 'Commercial General Liability',
  meta: {
    meta_title: 'Commercial General Liability Insurance (CGL)',
    meta_description:
      'Commercial General Liability covers injury or damage to others from premises, operations or products, and advertising injury. See what is excluded.',
    keyword:
      'commercial general liability, CGL insurance, third-party liability, completed work, advertising injury, export liability',
  },
  subtitle: 'Premises, operations and products in one policy',
  descriptions: [
    'Commercial General Liability insurance is a broad policy for injury or property damage that a business causes to others through its premises, operations or products.',
    'It also includes claims such as libel or wrongful use of an advertising idea.',
  ],
  introTitle: 'Cover beyond your premises',
  intro:
    'Besides premises, this policy can respond to products, completed work and advertising injury. Overseas buyers often require it, so check the territory clause before you export. Your own buildings, stock and equipment need property insurance. Policy periods are typically one year.',
  needs: [
    'Manufacturers and traders, including exporters',
    'Shops, hotels, malls, schools and hospitals',
    'Contractors and service firms working at clients’ sites',
    'Businesses whose landlords or customers ask for proof of cover',
  ],
  coversInShort:
    'Injury to third parties, damage to their property, product and completed work claims, advertising injury, and stated medical and defence costs.',
  covers: [
    'Bodily injury to visitors and other third parties',
    'Damage to property of others',
    'Injury or damage from products and completed work',
    'Personal and advertising injury',
    'Medical expenses of injured visitors and legal defence, as stated',
  ],
  excludes: [
    'Injury to the insured’s own employees',
    'Damage to the insured’s own property or to the product itself',
    'Professional advice or services',
    'Gradual pollution, and product recall costs',
    'Use of motor vehicles, ships and aircraft',
  ],
  considerations: [
    'Whether the policy responds when the event occurs or when the claim is made',
    'The limit for each event and for the whole year',
    'Export markets and the courts they fall under',
    'Customer contracts that ask to be named as additional insured',
  ],
  stepsTitle: 'Placing the policy',
  steps: [
    {
      title: 'Map the exposures',
      description:
        'List premises, operations, products and work at clients’ sites. Add export markets and the courts they fall under.',
      picture: 'assess',
    },
    {
      title: 'Choose form and limits',
      description:
        'Decide whether the policy should respond when the event occurs or when the claim is made. Set limits for each event and the year.',
      picture: 'clauses',
    },
    {
      title: 'Show proof of cover',
      description:
        'Landlords and customers may ask for proof of cover. Where a contract asks for an additional insured, ask the insurer to endorse the policy.',
      picture: 'documents',
    },
    {
      title: 'Report each event',
      description:
        'Tell the insurer when a visitor is hurt or property is damaged, even before a claim arrives. Keep names, photographs and notes.',
      picture: 'report',
    },
  ],
  faqs: [
    {
      question: 'How does it differ from public liability?',
      answer:
        'It is wider. Besides premises it can cover products, completed work and advertising injury in one policy.',
    },
    {
      question: 'Does it cover a customer who slips in my shop?',
      answer:
        'Yes, when you are legally liable. Some policies also pay small medical bills without proving fault.',
    },
    {
      question: 'Is my own property covered?',
      answer: 'No. Your buildings, stock and equipment need property insurance.',
    },
    {
      question: 'Do exporters need it?',
      answer:
        'Overseas buyers often require it, and courts in some countries award large sums. Check the territory clause.',
    },
    {
      question: 'Are product recalls covered?',
      answer: 'Not in the standard form. Recall cover can be arranged separately.',
    },
  ],
  related: ['product-liability', 'fire-policy'],
  pictures: LIABILITY_PRODUCT_PICTURES['commercial-general-liability'],
};
