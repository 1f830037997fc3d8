import type { Topic } from '../../find-my-cover/topic';

export const PROJECT_TOPICS: Topic[] = [
  {
    id: 'project',
    label: 'A construction or installation project',
    next: {
      question: 'What kind of work is it?',
      answers: [
        {
          id: 'civil',
          label: 'Buildings, roads or other civil works',
          next: [
            [
              "contractor's-all-risk-insurance",
              'It covers the works and the materials at the site during construction, and injury or damage caused to third parties.',
            ],
            [
              'contractors-plant-and-machinery',
              'If you bring equipment of your own, insure it here, or as a section of the other policy.',
            ],
          ],
        },
        {
          id: 'installation',
          label: 'Installing plant and machinery',
          next: [
            [
              'erection-all-risk-insurance',
              'It covers plant and machinery while they are stored, installed, tested and commissioned. Testing is when many losses occur.',
            ],
            [
              'single-transit-insurance',
              'Erection cover starts after unloading at the site. The journey to the site needs a marine policy.',
            ],
          ],
        },
        {
          id: 'equipment',
          label: 'Supplying or hiring out equipment',
          next: [
            [
              'contractors-plant-and-machinery',
              'It covers excavators, cranes and other machines against sudden accidental damage from outside, at work and at rest.',
            ],
          ],
        },
      ],
    },
  },
];
