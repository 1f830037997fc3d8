import { LIABILITY_PRODUCT_PICTURES } from '../../../art/products/liability-insurance';
import type { CategoryProductRecord } from '../../product';

export const PUBLIC_LIABILITY: CategoryProductRecord = {
  slug: 'public-liability',
  name: 'Public Liability',
  meta: {
    meta_title: 'Public Liability Insurance for Premises and Sites',
    meta_description:
      'Public liability insurance pays for injury or damage to the public. See who must hold the policy under the 1991 Act and what a voluntary policy covers.',
    keyword:
      'public liability insurance, Public Liability Insurance Act 1991, hazardous substances, no-fault relief, third-party injury, event liability',
  },
  subtitle: 'When the public suffers harm or damage',
  descriptions: [
    'Public liability insurance pays for injury to members of the public or damage to their property caused by your premises or operations.',
    'Businesses that handle hazardous substances above notified quantities must also hold a policy under the Public Liability Insurance Act, 1991.',
  ],
  introTitle: 'Which policy your business needs',
  intro:
    'The statutory policy provides relief at set levels, and victims need not prove negligence. The owner also contributes to the Environmental Relief Fund created under the Act. Many firms buy a voluntary policy as well. Policy periods are typically one year.',
  needs: [
    'Factories, depots and transporters that handle hazardous substances',
    'Warehouses, hotels, theatres, schools and hospitals',
    'Event organisers and sports venues',
    'Offices and shops open to visitors',
  ],
  coversInShort:
    'Injury to the public and damage to their property, with no-fault relief under the statutory policy and agreed defence costs under the voluntary one.',
  covers: [
    'Relief payable to victims without proof of fault, under the statutory policy',
    'Death of or injury to members of the public',
    'Damage to property of third parties',
    'Legal defence costs agreed with the insurer, under the voluntary policy',
    'Accidents from fire, explosion or leakage at insured premises, and added risks such as sudden pollution where included',
  ],
  excludes: [
    'Injury to the insured’s own employees, who are covered by other laws',
    'Property in the insured’s own care or control',
    'Deliberate failure to follow safety law',
    'War and radioactivity',
    'Fines, penalties and liability taken on only by contract',
  ],
  considerations: [
    'Whether your substances and quantities make the statutory policy compulsory',
    'Number of visitors, neighbours and locations',
    'Limits for any one accident and for the year',
    'Added covers for sudden pollution, natural events and transport of goods',
  ],
  stepsTitle: 'Which policy, and when',
  steps: [
    {
      title: 'Check substances and quantities',
      description:
        'Compare what you handle with the notified substances. Above the specified quantity, the statutory policy is compulsory for the owner.',
      picture: 'count',
    },
    {
      title: 'Insure before handling',
      description:
        'Take the statutory policy before you start to handle a notified substance. Vehicles that carry hazardous goods also need it.',
      picture: 'cover',
    },
    {
      title: 'Weigh the other risks',
      description:
        'Look at visitors, neighbours and locations, and decide on a voluntary policy. Consider sudden pollution, natural events and transport of goods.',
      picture: 'assess',
    },
    {
      title: 'Report an accident',
      description:
        'Help the injured, inform the authorities where the law asks for it and tell the insurer at once. Keep records of what happened.',
      picture: 'report',
    },
  ],
  faqs: [
    {
      question: 'Who must take the statutory policy?',
      answer:
        'Any owner handling a notified hazardous substance above the specified quantity, before starting to handle it. Vehicles that carry hazardous goods also need it.',
    },
    {
      question: 'What does no-fault mean here?',
      answer:
        'Victims do not have to prove negligence to receive the relief set out in the law. They may still claim further compensation under other laws.',
    },
    {
      question: 'Is there a contribution besides the premium?',
      answer: 'Yes. The owner also contributes to the Environmental Relief Fund created under the Act.',
    },
    {
      question: 'Does the statutory policy meet all my needs?',
      answer:
        'Usually not. It provides relief at set levels, so many firms also buy a voluntary public liability policy.',
    },
    {
      question: 'Did the law change recently?',
      answer:
        'Yes. Amendments to the Act took effect in April 2024 and the rules were revised in December 2024, so older summaries may be out of date.',
    },
  ],
  related: ['commercial-general-liability', 'fire-policy'],
  pictures: LIABILITY_PRODUCT_PICTURES['public-liability'],
};
