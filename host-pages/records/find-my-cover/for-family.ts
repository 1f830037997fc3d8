import { CHILD_EDUCATION_INSURANCE } from '../products/individual/child-education-insurance';
import { CYBER_INSURANCE } from '../products/individual/cyber-insurance';
import { HEALTH_INSURANCE } from '../products/individual/health-insurance';
import { HOME_INSURANCE } from '../products/individual/home-insurance';
import { LIFE_INSURANCE } from '../products/individual/life-insurance';
import { MOTOR_INSURANCE } from '../products/individual/motor-insurance';
import { ERRORS_AND_OMISSIONS_INSURANCE } from '../products/liability-insurance/errors-and-omissions-insurance';
import { PROFESSIONAL_INDEMNITY } from '../products/liability-insurance/professional-indemnity';
import type { Question, SecondQuestion, Suggestions } from './finder';

const VEHICLE: Question<Suggestions> = {
  question: 'What cover does the vehicle have today?',
  answers: [
    {
      id: 'none',
      label: 'None, or it has expired',
      next: [
        [
          MOTOR_INSURANCE,
          'You may not use a vehicle in a public place in India without third-party cover. Have it in force before you drive, and decide whether you also want cover for your own vehicle.',
        ],
      ],
    },
    {
      id: 'third-party',
      label: 'Third-party cover only',
      next: [
        [
          MOTOR_INSURANCE,
          'Third-party cover pays for harm to others only. Own-damage cover adds accident, fire, flood and theft of your own vehicle.',
        ],
      ],
    },
    {
      id: 'package',
      label: 'A comprehensive (package) policy',
      next: [
        [
          MOTOR_INSURANCE,
          'Renew before it expires, so that you keep your cover and your no claim bonus. At renewal, check the insured declared value and the add-ons.',
        ],
      ],
    },
  ],
};

const HOME: Question<Suggestions> = {
  question: 'Which of these describes you?',
  answers: [
    {
      id: 'owner',
      label: 'I own the home',
      next: [
        [
          HOME_INSURANCE,
          'You can insure the building, your belongings or both. Insure the building for the cost of rebuilding it, without the price of the land.',
        ],
      ],
    },
    {
      id: 'loan',
      label: 'I am paying off a home loan',
      next: [
        [
          HOME_INSURANCE,
          'Your lender may require the mortgaged property to be insured. You are free to choose the insurer.',
        ],
        [
          LIFE_INSURANCE,
          'If you die during the policy term, the sum assured can repay the loan, so that it does not fall on your family.',
        ],
      ],
    },
    {
      id: 'tenant',
      label: 'I rent the home',
      next: [
        [
          HOME_INSURANCE,
          'As a tenant you can insure your belongings without the building, which is the owner’s concern.',
        ],
      ],
    },
  ],
};

const HEALTH: Question<Suggestions> = {
  question: 'What health cover do you have today?',
  answers: [
    {
      id: 'none',
      label: 'None',
      next: [
        [
          HEALTH_INSURANCE,
          'It pays hospital bills for you alone, or for a family that shares one sum insured. Waiting periods run while you are covered, so it helps to start early.',
        ],
      ],
    },
    {
      id: 'employer',
      label: 'Cover from my employer',
      next: [
        [
          HEALTH_INSURANCE,
          'Cover from an employer normally ends with the job. A policy of your own continues when you change jobs or retire.',
        ],
      ],
    },
    {
      id: 'own',
      label: 'A policy of my own',
      next: [
        [
          HEALTH_INSURANCE,
          'Check that the sum insured still suits treatment costs in your city. If another insurer accepts you at renewal, you keep the credit for waiting periods already served.',
        ],
      ],
    },
  ],
};

const INCOME: Question<Suggestions> = {
  question: 'What could your family live on today, without your income?',
  answers: [
    {
      id: 'nothing',
      label: 'Savings at most',
      next: [
        [
          LIFE_INSURANCE,
          'Term insurance is pure protection: your nominee receives the sum assured if you die in the term. It usually gives the largest cover for the money.',
        ],
      ],
    },
    {
      id: 'employer',
      label: 'Life cover from my employer',
      next: [
        [
          LIFE_INSURANCE,
          'Group cover normally ends when you leave. A policy of your own stays for its full term while you pay the premium.',
        ],
      ],
    },
    {
      id: 'own',
      label: 'A life policy of my own',
      next: [
        [
          LIFE_INSURANCE,
          'Add up your loans and the income that your family would need, and compare that with the sum assured. Riders add accident, disability and critical illness.',
        ],
        [
          CHILD_EDUCATION_INSURANCE,
          'If you have children, this plan builds a fund for their studies, with payouts at the ages or years that you choose.',
        ],
      ],
    },
  ],
};

const EDUCATION: Question<Suggestions> = {
  question: 'What have you arranged so far?',
  answers: [
    {
      id: 'nothing',
      label: 'Nothing yet',
      next: [
        [
          CHILD_EDUCATION_INSURANCE,
          'It builds a fund for the studies and pays a lump sum if the insured parent dies. Starting early gives the savings more time to grow.',
        ],
        [
          LIFE_INSURANCE,
          'Term insurance keeps protection apart from savings, and usually gives the largest cover for the money.',
        ],
      ],
    },
    {
      id: 'savings',
      label: 'Savings, but no life cover',
      next: [
        [
          LIFE_INSURANCE,
          'Savings fall short if the parent who pays them in dies. Term insurance then pays your nominee an agreed sum.',
        ],
        [
          CHILD_EDUCATION_INSURANCE,
          'Where the plan waives later premiums after the parent’s death, the planned payouts still arrive.',
        ],
      ],
    },
    {
      id: 'life-cover',
      label: 'Life cover, but no savings',
      next: [
        [
          CHILD_EDUCATION_INSURANCE,
          'Think of the year in which the money is needed and what the course may cost by then. The plan pays out at chosen points, such as the start of college.',
        ],
      ],
    },
  ],
};

const ONLINE: Question<Suggestions> = {
  question: 'Who uses the devices, and for what?',
  answers: [
    {
      id: 'private',
      label: 'I do, for banking, shopping and social media',
      next: [
        [
          CYBER_INSURANCE,
          'It pays for money lost through unauthorised online transactions, within the policy terms, and for restoring your identity, data and devices.',
        ],
      ],
    },
    {
      id: 'family',
      label: 'My children or my parents do, too',
      next: [
        [
          CYBER_INSURANCE,
          'Many policies can include a spouse and children, and pay for legal help and counselling after cyber bullying or stalking. Check which family members are included.',
        ],
      ],
    },
    {
      id: 'work',
      label: 'I work for clients on them',
      next: [
        [
          CYBER_INSURANCE,
          'It suits freelancers for their private risks. A personal policy does not pay for losses from business or professional activity.',
        ],
        [
          ERRORS_AND_OMISSIONS_INSURANCE,
          'For software, consulting and other services: it responds when a client says that a mistake in your service caused a financial loss.',
        ],
        [
          PROFESSIONAL_INDEMNITY,
          'For regulated professions such as doctors, architects and accountants: it responds to claims of negligent advice or service.',
        ],
      ],
    },
  ],
};

export const FOR_FAMILY: SecondQuestion = {
  question: 'What do you want to protect?',
  answers: [
    { id: 'vehicle', label: 'A car, a two-wheeler or another vehicle', next: VEHICLE },
    { id: 'health', label: 'Our health, against hospital bills', next: HEALTH },
    { id: 'home', label: 'A house, a flat or what is in it', next: HOME },
    { id: 'income', label: 'My family’s income, if I die', next: INCOME },
    { id: 'education', label: 'My children’s education', next: EDUCATION },
    { id: 'online', label: 'Our money and identity online', next: ONLINE },
  ],
};
