import { readFile } from 'node:fs/promises';
import type { Content } from '../../host-pages/content/lists';
import { sampleJobs } from './jobs';
import { SAMPLE_POLICIES } from './policies';

const COMPANIES = 12;

/**
 * The articles. An entry contains a name, the title, the picture's alt text, the date and the author. The name is the
 * file name, without extension, of both the article in posts/ and its picture.
 */
const POSTS = [
  [
    'third-party-or-own-damage',
    'Third party or own damage: what your motor policy pays for',
    'A car on a road under a bridge, in the rain',
    '2026-10-12',
    'Motor desk',
  ],
  [
    'waiting-periods-in-health-insurance',
    'Waiting periods in health insurance, explained',
    'A patient in bed, and a nurse, inside a shelter shaped like a drop',
    '2026-09-21',
    'Editorial team',
  ],
  [
    'what-a-home-policy-holds',
    'What a home policy holds, and what it leaves out',
    'A house of two storeys under a roof in the rain',
    '2026-08-31',
    'Editorial team',
  ],
  [
    'money-gone-by-phone',
    'Money gone by phone: the first hour',
    'A padlock with a keyhole',
    '2026-07-20',
    'Editorial team',
  ],
  [
    'goods-on-the-road',
    'Goods on the road: who insures what',
    'A ship with crates under an arc of shelter',
    '2026-06-15',
    'Marine desk',
  ],
  [
    'insured-for-too-little',
    'Insured for too little: how a claim shrinks',
    'A factory with three round roofs in the rain',
    '2026-05-11',
    'Claims desk',
  ],
] as const;

/** Embed code of a player that shows no video: no video has the id SAMPLE-0000. */
const SAMPLE_VIDEO =
  '<iframe width="560" height="315" src="https://www.youtube-nocookie.com/embed/SAMPLE-0000" title="Sample video" allowfullscreen></iframe>';

const picture = (name: string, title: string, alt_text: string) =>
  ({ type: 'image', title, image: `images/media/${name}.svg`, alt_text, video_url: '' }) as const;

const MEDIA: Content['media'] = [
  {
    type: 'video',
    title: 'Sample video: how we look at a risk',
    image: 'images/media/audit.svg',
    alt_text: 'A list under a magnifying glass',
    video_url: SAMPLE_VIDEO,
  },
  {
    type: 'video',
    title: 'Sample video: the first hour after a loss',
    image: 'images/media/claim.svg',
    alt_text: 'Two people in conversation, their words drawn as drops',
    video_url: SAMPLE_VIDEO,
  },
  picture('covering', 'Sample picture: covering your risks', 'A house and a tower under an arc of shelter'),
  picture('risk-free', 'Sample picture: after the rain', 'A tree, and people below it, on a bright day'),
  picture('team', 'Sample picture: a row of colleagues', 'Six colleagues side by side, drawn from circles'),
  picture('family', 'Sample picture: a family at home', 'A family under an umbrella'),
  picture(
    'employees',
    'Sample picture: people at work',
    'Nine squares with colleagues, an umbrella and a leaf',
  ),
  picture('building', 'Sample picture: a building site', 'A crane above a house and two workers'),
  picture('library', 'Sample picture: reading the wording', 'Sheets of writing side by side'),
];

const TESTIMONIALS: Content['testimonials'] = [
  {
    name: 'Sample customer, Hyderabad: Motor Insurance',
    rating: 5,
    short_note:
      'After my accident I did not know whom to call first. They told me what to photograph, came back to me about the survey, and explained why the insurer paid for some parts and not for others.',
  },
  {
    name: 'Sample customer, Vijayawada: Group Health Insurance',
    rating: 4,
    short_note:
      'We cover our staff and their families. They compared the limits of several policies for us, and they answer our people directly when someone is admitted. Adding new joiners could be quicker.',
  },
  {
    name: 'Sample customer, Visakhapatnam: Marine Insurance',
    rating: 5,
    short_note:
      'A consignment arrived wet. They told us the same day to note it on the delivery document and to write to the carrier, which we would have missed. The papers were complete at the first attempt.',
  },
  {
    name: 'Sample customer, Warangal: Home Insurance',
    rating: 4,
    short_note:
      'I had insured the house for its market price, land included. They explained that rebuilding is what counts, and helped me to list what is inside. I wish I had asked before I bought the first policy.',
  },
  {
    name: 'Sample customer, Guntur: Fire Policy',
    rating: 5,
    short_note:
      'Our godown holds more stock before the harvest than after it. They asked about that before we did, showed us two ways to insure it, and read the bank’s clause with us line by line.',
  },
  {
    name: 'Sample customer, Hyderabad: Cyber Insurance',
    rating: 3,
    short_note:
      'They were frank that my loss came before the policy began and was not covered. The advice on the helpline and the bank was useful all the same. I would have liked a call back sooner.',
  },
  {
    name: 'Sample customer, Tirupati: Life Insurance',
    rating: 5,
    short_note:
      'I came for a savings plan and left with plain term cover, because they asked what my family would need without my income. Nobody pressed me, and every question in the proposal was explained.',
  },
];

const associate = (number: number) => ({
  image: `images/companies/sample-${number}.svg`,
  alt_text: `Sample company ${number}`,
});

const post = async ([name, title, alt_text, published_at, author]: (typeof POSTS)[number], at: number) => ({
  id: `${at + 1}`,
  image: `images/posts/${name}.svg`,
  alt_text,
  title,
  description: await readFile(new URL(`./posts/${name}.html`, import.meta.url), 'utf8'),
  published_at,
  author,
});

/**
 * Returns the content of a new database. Nobody in it is real, and everything except the articles is labelled as a
 * sample.
 */
export const sampleContent = async (now: Date): Promise<Content> => ({
  jobs: sampleJobs(now),
  posts: await Promise.all(POSTS.map(post)),
  media: MEDIA,
  policies: SAMPLE_POLICIES,
  associates: Array.from({ length: COMPANIES }, (_, at) => associate(at + 1)),
  testimonials: TESTIMONIALS,
});
