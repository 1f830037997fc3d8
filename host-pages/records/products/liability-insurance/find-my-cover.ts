import type { Topic } from '../../find-my-cover/topic';

export const LIABILITY_TOPICS: Topic[] = [
  {
    id: 'third-parties',
    label: 'Claims by others for injury or damage',
    next: {
      question: 'How could others come to harm?',
      answers: [
        {
          id: 'premises',
          label: 'At our premises or events',
          next: [
            [
              'public-liability',
              'It pays for injury to the public, or damage to their property, caused by your premises or operations.',
            ],
            [
              'commercial-general-liability',
              'It is wider: besides premises it can cover products, completed work and advertising injury in one policy.',
            ],
          ],
        },
        {
          id: 'products',
          label: 'Through products that we make, import or sell',
          next: [
            [
              'product-liability',
              'It pays compensation and legal costs when a defect in a product injures someone or damages property, in the countries that the policy lists.',
            ],
            [
              'commercial-general-liability',
              'It may include product cover together with your premises. A separate policy suits higher product risks.',
            ],
          ],
        },
        {
          id: 'hazardous',
          label: 'Through hazardous substances that we handle',
          next: [
            [
              'public-liability',
              'Above notified quantities the law requires a policy under the Public Liability Insurance Act, 1991. Many firms add a voluntary policy to it.',
            ],
          ],
        },
      ],
    },
  },
  {
    id: 'services',
    label: 'Claims over our advice, service or decisions',
    next: {
      question: 'Whose work or decisions could be questioned?',
      answers: [
        {
          id: 'profession',
          label: 'A regulated profession: doctors, architects, accountants',
          next: [
            [
              'professional-indemnity',
              'It pays for legal defence and compensation when a client or patient claims that negligent advice or service caused a loss.',
            ],
          ],
        },
        {
          id: 'services',
          label: 'Software, consulting or another service',
          next: [
            [
              'errors-and-omissions-insurance',
              'It responds when a client says that a mistake, delay or failure in your service caused a financial loss. Contracts with clients abroad may demand it.',
            ],
          ],
        },
        {
          id: 'directors',
          label: 'Our directors and managers',
          next: [
            [
              'directors-and-officers-liability',
              'It protects your leaders when they are said to have decided wrongly or failed in their duties, also where the company cannot pay for them.',
            ],
          ],
        },
      ],
    },
  },
];
