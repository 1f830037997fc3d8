import { INDIVIDUAL_LINES } from './lines';

export const INDIVIDUAL = {
  lead: 'Insurance for the car, the home, your health, your family’s income, your children’s education and your life online.',
  intro: [
    'Each policy answers a different question. Who pays if your vehicle hurts someone, if the house floods, or if a hospital stay uses up the savings? What would the family live on without your income?',
    'Few people need every cover at once, and needs change with a marriage, a loan, a child or retirement. Start with the losses that you could not bear, and look at the rest with us.',
  ],
} as const;

/** The lines of insurance that have a tab on the page Individual Insurance, in the order of the menus. */
export const TABS = INDIVIDUAL_LINES.flatMap((line) => (line.tab ? [{ line, tab: line.tab }] : []));
