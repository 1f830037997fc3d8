import type { Finder } from './find-my-cover/finder';
import { FOR_BUSINESS } from './find-my-cover/for-business';
import { FOR_EMPLOYEES } from './find-my-cover/for-employees';
import { FOR_FAMILY } from './find-my-cover/for-family';

export const FIND_MY_COVER_PATH = '/find-my-cover';

export const FIND_MY_COVER = {
  title: 'Find My Cover',
  lead: 'Answer three questions. See which cover fits you and why, then ask for a quote: we fill in the product for you.',
  note: 'A suggestion is a start. Cover always depends on the policy wording, and on facts that only you know.',
} as const;

/** Answers to the first question that make a quote corporate, even for a product that individuals buy. */
export const CORPORATE_ANSWERS: readonly string[] = ['business', 'employees'];

/** The questions and suggestions. Facts and reasons are from the products' records. */
export const FINDER: Finder = {
  question: 'Who is the cover for?',
  answers: [
    { id: 'family', label: 'Me and my family', next: FOR_FAMILY },
    { id: 'business', label: 'My business', next: FOR_BUSINESS },
    { id: 'employees', label: 'My employees', next: FOR_EMPLOYEES },
  ],
};
