import { GROUP_GRATUITY } from '../products/employee-benefits/group-gratuity';
import { GROUP_HEALTH_INSURANCE } from '../products/employee-benefits/group-health-insurance';
import { GROUP_PERSONAL_ACCIDENTAL_INSURANCE } from '../products/employee-benefits/group-personal-accidental-insurance';
import { GROUP_TERM_LIFE_INSURANCE } from '../products/employee-benefits/group-term-life-insurance';
import type { SecondQuestion } from './finder';

export const FOR_EMPLOYEES: SecondQuestion = {
  question: 'What should the cover pay for?',
  answers: [
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
                GROUP_HEALTH_INSURANCE,
                'One policy pays hospital costs of your employees and, if you choose, of their families. Waiting periods are often shorter than in individual policies.',
              ],
            ],
          },
          {
            id: 'state-insurance',
            label: 'Employees’ State Insurance',
            next: [
              [
                GROUP_HEALTH_INSURANCE,
                'It does not replace the scheme, which you must follow where it applies. You can give it to staff outside the scheme, or as an additional benefit.',
              ],
            ],
          },
          {
            id: 'group-health',
            label: 'A group health policy',
            next: [
              [
                GROUP_HEALTH_INSURANCE,
                'Before you renew, look at room rent limits, co-payment, past claims and whether parents are included.',
              ],
              [
                GROUP_PERSONAL_ACCIDENTAL_INSURANCE,
                'Group health pays hospital bills. This pays a fixed benefit after accidental death or disability.',
              ],
              [
                GROUP_TERM_LIFE_INSURANCE,
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
                GROUP_PERSONAL_ACCIDENTAL_INSURANCE,
                'It pays a fixed benefit after accidental death or disability. Cover usually applies all day and in any place, at work or away from it.',
              ],
            ],
          },
          {
            id: 'compensation',
            label: 'Employees’ compensation cover',
            next: [
              [
                GROUP_PERSONAL_ACCIDENTAL_INSURANCE,
                'Compensation for work injury is a duty set by law. This is an additional benefit, and it commonly applies outside work as well.',
              ],
            ],
          },
          {
            id: 'health',
            label: 'Group health insurance',
            next: [
              [
                GROUP_PERSONAL_ACCIDENTAL_INSURANCE,
                'Hospital cover does not replace income. This can pay a weekly benefit for temporary total disability, where chosen.',
              ],
              [
                GROUP_TERM_LIFE_INSURANCE,
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
                GROUP_TERM_LIFE_INSURANCE,
                'The nominee receives a lump sum, whether death came from illness or accident. Up to the free cover limit no medical test is needed.',
              ],
            ],
          },
          {
            id: 'provident-fund',
            label: 'The provident-fund-linked life cover',
            next: [
              [
                GROUP_TERM_LIFE_INSURANCE,
                'Compare it with the standard cover. The benefit can be flat, by grade or a multiple of salary.',
              ],
            ],
          },
          {
            id: 'accident',
            label: 'Group accident cover only',
            next: [
              [
                GROUP_TERM_LIFE_INSURANCE,
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
                GROUP_GRATUITY,
                'Funding spreads the cost over the years, and protects your employees if cash is short.',
              ],
            ],
          },
          {
            id: 'fund',
            label: 'We have a fund already',
            next: [
              [
                GROUP_GRATUITY,
                'You must pay any shortfall when the fund is smaller than the gratuity due. Have the liability valued, with the current definition of wages.',
              ],
            ],
          },
          {
            id: 'unsure',
            label: 'We do not know whether it applies',
            next: [
              [
                GROUP_GRATUITY,
                'Gratuity law applies to establishments with 10 or more employees. Some states have made its insurance compulsory, so confirm what applies to you.',
              ],
            ],
          },
        ],
      },
    },
  ],
};
