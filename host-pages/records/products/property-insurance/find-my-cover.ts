import type { Topic } from '../../find-my-cover/topic';

export const PROPERTY_TOPICS: Topic[] = [
  {
    id: 'property',
    label: 'Buildings, machinery or stock',
    next: {
      question: 'What describes your business best?',
      answers: [
        {
          id: 'premises',
          label: 'A shop, an office or a warehouse, not insured yet',
          next: [
            [
              'fire-policy',
              'It covers buildings, stock and equipment against listed events such as fire, storm, flood and riot. Smaller enterprises have standard products with wider built-in cover.',
            ],
            [
              'burglary-insurance',
              'A fire policy does not cover theft, other than as its wording allows. This pays for what is stolen after forced entry, and for the damage of the break-in.',
            ],
          ],
        },
        {
          id: 'stock',
          label: 'Stock whose value rises and falls',
          next: [
            [
              'stock-declaration-policy',
              'You insure the highest expected value and declare stock values regularly. The premium is adjusted on the average at the end.',
            ],
            ['burglary-insurance', 'Theft of stock is not part of the fire cover. It is insured separately.'],
          ],
        },
        {
          id: 'factory',
          label: 'A large factory or process plant',
          next: [
            [
              'industrial-all-risk-insurance',
              'One policy covers accidental damage from any cause that is not excluded. It can include breakdown of machinery and loss of profit.',
            ],
          ],
        },
        {
          id: 'fire-policy',
          label: 'We have a fire policy already',
          next: [
            [
              'burglary-insurance',
              'A fire policy does not cover theft, other than as its wording allows. This adds theft after forced entry or exit.',
            ],
            [
              'industrial-all-risk-insurance',
              'For larger sites: any accidental damage that is not excluded, under one policy in place of separate fire, burglary and breakdown policies.',
            ],
          ],
        },
      ],
    },
  },
];
