import type { Topic } from './topic';

/**
 * An answer to the second question of Find My Cover: the vehicles of a business. The suggestions that follow are from
 * several lines of insurance, so the answer is not in the record of a single line.
 */
export const VEHICLE_TOPICS: Topic[] = [
  {
    id: 'vehicles',
    label: 'Vehicles and machines',
    next: {
      question: 'What should be insured?',
      answers: [
        {
          id: 'road',
          label: 'Cars, two-wheelers, goods vehicles or buses',
          next: [
            [
              'motor-insurance',
              'Every vehicle used in a public place in India needs third-party cover. Own-damage cover adds accident, fire, flood and theft.',
            ],
          ],
        },
        {
          id: 'machines',
          label: 'Construction machines',
          next: [
            [
              'contractors-plant-and-machinery',
              'It covers the machine while it works, rests, or is dismantled or moved within the site.',
            ],
            [
              'motor-insurance',
              'A machine that is used in a public place needs third-party motor cover by law.',
            ],
          ],
        },
        {
          id: 'cargo',
          label: 'The goods that they carry',
          next: [
            [
              'marine-open-policy-/-cover',
              'Marine cargo insurance also covers road transit within India. An open policy suits regular dispatches.',
            ],
            ['single-transit-insurance', 'For a single journey. Buy it before the goods leave.'],
          ],
        },
      ],
    },
  },
];
