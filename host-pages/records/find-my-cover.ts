import type { Finder } from './find-my-cover/topic';
import { VEHICLE_TOPICS } from './find-my-cover/vehicles';
import { CORPORATE_LINES, INDIVIDUAL_LINES } from './lines';
import { EMPLOYEE_BENEFITS } from './products/employee-benefits/employee-benefits';
import { HEALTH_INSURANCE } from './products/individual/health-insurance';
import { MOTOR_INSURANCE } from './products/individual/motor-insurance';
import { LIABILITY_INSURANCE } from './products/liability-insurance/liability-insurance';
import { MARINE_INSURANCE } from './products/marine-insurance/marine-insurance';
import { PROJECT_INSURANCE } from './products/project-insurance/project-insurance';
import { PROPERTY_INSURANCE } from './products/property-insurance/property-insurance';

export const FIND_MY_COVER_PATH = '/find-my-cover';

export const FIND_MY_COVER = {
  title: 'Find My Cover',
  lead: 'Answer three questions. See which policy fits you and why, then ask for a quote: we fill in the product for you.',
  note: 'A suggestion is a start. Cover always depends on the policy wording, and on facts that only you know.',
} as const;

/**
 * Ids of answers to the first question. If a visitor has given one of these answers, the quote is for corporate
 * insurance, even if the suggested product is an individual one.
 */
export const CORPORATE_ANSWERS: readonly string[] = ['business', 'employees'];

// The lines of insurance that Find My Cover suggests to families and to businesses. First come the lines that visitors
// ask for most, then all others in the order of the menus. Each line's record contains answers to the second question.
// Find My Cover shows the answers in the order of the lines.
const FAMILY_LINES = new Set([MOTOR_INSURANCE, HEALTH_INSURANCE, ...INDIVIDUAL_LINES]);
const BUSINESS_LINES = new Set([
  PROPERTY_INSURANCE,
  MARINE_INSURANCE,
  LIABILITY_INSURANCE,
  PROJECT_INSURANCE,
  ...CORPORATE_LINES.map(({ record }) => record).filter((record) => record !== EMPLOYEE_BENEFITS),
]);

/** Returns all questions and suggestions. Most of them are in the records of the lines. */
export const makeFinder = (): Finder => ({
  question: 'Who is the cover for?',
  answers: [
    {
      id: 'family',
      label: 'Me and my family',
      next: {
        question: 'What do you want to protect?',
        answers: [...FAMILY_LINES].flatMap(({ findMyCover }) => findMyCover),
      },
    },
    {
      id: 'business',
      label: 'My business',
      next: {
        question: 'What should the cover be for?',
        answers: [...[...BUSINESS_LINES].flatMap(({ findMyCover }) => findMyCover), ...VEHICLE_TOPICS],
      },
    },
    {
      id: 'employees',
      label: 'My employees',
      next: { question: 'What should the cover pay for?', answers: EMPLOYEE_BENEFITS.findMyCover },
    },
  ],
});
