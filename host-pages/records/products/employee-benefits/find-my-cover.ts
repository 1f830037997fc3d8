import type { Topic } from '../../find-my-cover/topic';

export const EMPLOYEE_BENEFITS_TOPICS: Topic[] = [
  {
    id: 'hospital',
    label: 'Hospital bills',
    next: {
      question: 'What do your employees have today?',
      answers: [
        {
          id: 'none',
          label: 'No cover',
          next: [
            [
              'group-health-insurance',
              'One policy pays hospital costs of your employees and, if you choose, of their families. Waiting periods are often shorter than in individual policies.',
            ],
          ],
        },
        {
          id: 'state-insurance',
          label: 'Employees’ State Insurance',
          next: [
            [
              'group-health-insurance',
              'It does not replace the scheme, which you must follow where it applies. You can give it to staff outside the scheme, or as an additional benefit.',
            ],
          ],
        },
        {
          id: 'group-health',
          label: 'A group health policy',
          next: [
            [
              'group-health-insurance',
              'Before you renew, look at room rent limits, co-payment, past claims and whether parents are included.',
            ],
            [
              'group-personal-accidental-insurance',
              'Group health pays hospital bills. This pays a fixed benefit after accidental death or disability.',
            ],
            [
              'group-term-life-insurance',
              'It pays a lump sum to the family of an employee who dies, from illness or accident.',
            ],
          ],
        },
      ],
    },
  },
  {
    id: 'accident',
    label: 'Accidents',
    next: {
      question: 'What do your employees have today?',
      answers: [
        {
          id: 'none',
          label: 'No cover for accidents',
          next: [
            [
              'group-personal-accidental-insurance',
              'It pays a fixed benefit after accidental death or disability. Cover usually applies all day and in any place, at work or away from it.',
            ],
          ],
        },
        {
          id: 'compensation',
          label: 'Employees’ compensation cover',
          next: [
            [
              'group-personal-accidental-insurance',
              'Compensation for work injury is a duty set by law. This is an additional benefit, and it commonly applies outside work as well.',
            ],
          ],
        },
        {
          id: 'health',
          label: 'Group health insurance',
          next: [
            [
              'group-personal-accidental-insurance',
              'Hospital cover does not replace income. This can pay a weekly benefit for temporary total disability, where chosen.',
            ],
            [
              'group-term-life-insurance',
              'Accident cover does not pay for death from illness. Group term life does.',
            ],
          ],
        },
      ],
    },
  },
  {
    id: 'death',
    label: 'Their families, if an employee dies',
    next: {
      question: 'What do their families have today?',
      answers: [
        {
          id: 'none',
          label: 'No cover from us',
          next: [
            [
              'group-term-life-insurance',
              'The nominee receives a lump sum, whether death came from illness or accident. Up to the free cover limit no medical test is needed.',
            ],
          ],
        },
        {
          id: 'provident-fund',
          label: 'The provident-fund-linked life cover',
          next: [
            [
              'group-term-life-insurance',
              'Compare it with the standard cover. The benefit can be flat, by grade or a multiple of salary.',
            ],
          ],
        },
        {
          id: 'accident',
          label: 'Group accident cover only',
          next: [
            [
              'group-term-life-insurance',
              'Accident cover does not pay for death from illness, such as a heart attack. Group term life does.',
            ],
          ],
        },
      ],
    },
  },
  {
    id: 'gratuity',
    label: 'Gratuity that we owe them',
    next: {
      question: 'How do you provide for gratuity today?',
      answers: [
        {
          id: 'as-it-falls-due',
          label: 'We pay it when it falls due',
          next: [
            [
              'group-gratuity',
              'Funding spreads the cost over the years, and protects your employees if cash is short.',
            ],
          ],
        },
        {
          id: 'fund',
          label: 'We have a fund already',
          next: [
            [
              'group-gratuity',
              'You must pay any shortfall when the fund is smaller than the gratuity due. Have the liability valued, with the current definition of wages.',
            ],
          ],
        },
        {
          id: 'unsure',
          label: 'We do not know whether it applies',
          next: [
            [
              'group-gratuity',
              'Gratuity law applies to establishments with 10 or more employees. Some states have made its insurance compulsory, so confirm what applies to you.',
            ],
          ],
        },
      ],
    },
  },
];
