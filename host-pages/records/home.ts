import { addressOf } from './addresses';
import { countWord, countWordFirst } from './count-word';
import { FIND_MY_COVER_PATH } from './find-my-cover';
import { CORPORATE_LINES, INDIVIDUAL_LINES } from './lines';
import { OFFICES } from './office-towns';
import { HEALTH_INSURANCE } from './products/individual/health-insurance';
import { HOME_INSURANCE } from './products/individual/home-insurance';
import { LIFE_INSURANCE } from './products/individual/life-insurance';
import { MOTOR_INSURANCE } from './products/individual/motor-insurance';

export type Teaser = { readonly title: string; readonly description: string };

export const SLIDES: readonly Teaser[] = [
  {
    title: 'Covering Your Risks',
    description:
      'Motor, health, home, life and business insurance. We compare covers with you, and help you with claims.',
  },
  {
    title: 'Enjoy Risk - Free Life',
    description:
      'We assess the risk, the cover you hold and what it costs, and stay with you through policy management and claims.',
  },
];

/** The HTML id of the home page's first tile for companies. The quick link Business leads to this tile. */
export const BUSINESS = 'business';

/** Links to products, to the tiles for companies and to Find My Cover. The links' names are words that visitors use. */
export const QUICK_LINKS: readonly (readonly [name: string, href: string])[] = [
  ['Car', addressOf(MOTOR_INSURANCE)],
  ['Health', addressOf(HEALTH_INSURANCE)],
  ['Home', addressOf(HOME_INSURANCE)],
  ['Life', addressOf(LIFE_INSURANCE)],
  ...(CORPORATE_LINES.length > 0 ? [['Business', `#${BUSINESS}`] as const] : []),
  ['Something else', FIND_MY_COVER_PATH],
];

export const ABOUT_TEASER = {
  title: 'A regulated broker for people and companies',
  text: `We explain what a policy covers, what it leaves out and what to consider before you buy. Our founder brings 20 years of experience, and ${OFFICES.ourOfficesAre}.`,
} as const;

export const WHY: readonly Teaser[] = [
  {
    title: 'A solution-driven approach',
    description:
      'We begin with the risk itself: what could go wrong, the cover you hold today and what it costs.',
  },
  {
    title: 'Operational efficiency',
    description:
      'A systematic process carries each policy from pricing and underwriting through to management and renewal.',
  },
  {
    title: 'A large industry network',
    description:
      'Contacts across the insurance industry help us find answers to insurance and claims queries.',
  },
];

/** Counts the tiles, without the kind of which there are none. */
export const TILES_LEAD = [
  [INDIVIDUAL_LINES.length, 'for you and your family'] as const,
  [CORPORATE_LINES.length, 'for your business'] as const,
]
  .filter(([count]) => count > 0)
  .map(([count, whom], at) => `${at === 0 ? countWordFirst(count) : countWord(count)} ${whom}`)
  .join(', ');
