import type { Topic } from '../../find-my-cover/topic';

export const MARINE_TOPICS: Topic[] = [
  {
    id: 'goods',
    label: 'Goods in transit',
    next: {
      question: 'How often do goods move?',
      answers: [
        {
          id: 'once',
          label: 'Once, or now and then',
          next: [
            [
              'single-transit-insurance',
              'It covers one consignment from a named start to a named destination. Buy it before the goods leave.',
            ],
          ],
        },
        {
          id: 'regularly',
          label: 'Regularly, and each dispatch can be declared',
          next: [
            [
              'marine-open-policy-/-cover',
              'It covers all consignments of a period, typically one year, without a new policy for each dispatch.',
            ],
          ],
        },
        {
          id: 'constantly',
          label: 'All the time, between suppliers, plants and customers',
          next: [
            [
              'sales-turn-over-insurance-(stop)',
              'It covers all movements needed to produce and sell your goods. You report sales, and need not declare each dispatch.',
            ],
            ['marine-open-policy-/-cover', 'If your movements are few enough to declare, compare the two.'],
          ],
        },
      ],
    },
  },
];
