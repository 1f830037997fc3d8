import { CORPORATE_LINES } from './lines';
import type { ProductRecord } from './product';
import { EMPLOYEE_BENEFITS } from './products/employee-benefits/employee-benefits';
import { CHILD_EDUCATION_INSURANCE } from './products/individual/child-education-insurance';
import { CYBER_INSURANCE } from './products/individual/cyber-insurance';
import { HEALTH_INSURANCE } from './products/individual/health-insurance';
import { HOME_INSURANCE } from './products/individual/home-insurance';
import { LIFE_INSURANCE } from './products/individual/life-insurance';
import { MOTOR_INSURANCE } from './products/individual/motor-insurance';
import { LIABILITY_INSURANCE } from './products/liability-insurance/liability-insurance';
import { MARINE_INSURANCE } from './products/marine-insurance/marine-insurance';
import { PROJECT_INSURANCE } from './products/project-insurance/project-insurance';
import { PROPERTY_INSURANCE } from './products/property-insurance/property-insurance';

export const CLAIMS_PATH = '/claims';

export const CLAIMS_PAGE = {
  title: 'Claims',
  lead: 'What to do first, which documents to keep and whom to call. Whatever has happened, tell the insurer at once.',
  note: 'The insurer decides a claim under the policy. Your policy states the time within which it must be told.',
  helplines: 'Helplines of insurers',
  askTitle: 'Tell us about your claim',
  askLead:
    'We help you to present the claim, and explain what is asked and why. Say what has happened, when and where, and which policy you hold.',
} as const;

/** Returns the beginning of the form's query. */
export const claimMessage = (insurance = '') =>
  `I want to make a claim. Insurance: ${insurance}\nWhat happened, when and where: `;

/** A contact whose number is the same everywhere in India. */
export type PhoneContact = { readonly name: string; readonly phone: string };

/** What to do after a loss, for a line of insurance. The facts are from the products' records and their questions. */
export type ClaimRecord = {
  readonly product: ProductRecord;
  /** The event, in a few words. */
  readonly event: string;
  readonly first: readonly string[];
  readonly documents: readonly string[];
  /** Whom to call besides the insurer and the broker. */
  readonly call: readonly (string | PhoneContact)[];
};

export const CLAIM_RECORDS: readonly ClaimRecord[] = [
  {
    product: MOTOR_INSURANCE,
    event: 'After an accident or a theft',
    first: [
      'Make sure that everyone is safe, and take photographs.',
      'Inform the police where someone is hurt or property is damaged.',
      'Tell the insurer at once. Do not start repairs before the survey is agreed.',
    ],
    documents: [
      'Claim form and policy',
      'Registration certificate and driving licence',
      'Repair estimate',
      'Police report, where it applies',
    ],
    call: ['The police, where someone is hurt or property is damaged'],
  },
  {
    product: HOME_INSURANCE,
    event: 'After a fire, a flood or another loss',
    first: [
      'Call the fire service if there is a fire, and make the place safe.',
      'Tell the insurer at once, and take photographs of the damage.',
      'Keep what is damaged: a surveyor may visit to assess the loss.',
    ],
    documents: [
      'Policy and claim form',
      'Photographs',
      'Bills or other proof of value',
      'Police or fire brigade report, where it applies',
    ],
    call: ['The fire service, or the police after a theft'],
  },
  {
    product: HEALTH_INSURANCE,
    event: 'If you are admitted to hospital',
    first: [
      'Tell the insurer of a planned stay beforehand, and of an emergency at once.',
      'At a network hospital, ask for cashless treatment and show the policy details.',
      'Elsewhere, keep every bill and medical record: the insurer may reimburse you.',
    ],
    documents: ['Policy details', 'Claim form', 'Every bill', 'Medical records'],
    call: ['A network hospital, to ask for cashless treatment'],
  },
  {
    product: LIFE_INSURANCE,
    event: 'When the insured person has died',
    first: [
      'Tell the insurer at once. The policy pays the nominee who is recorded.',
      'Ask which claim documents it needs, and send them together.',
      'Where a rider was added, such as for an accident, say so.',
    ],
    documents: ['Policy', 'The claim documents that the insurer asks for', 'Details of the nominee'],
    call: [],
  },
  {
    product: CHILD_EDUCATION_INSURANCE,
    event: 'When the parent has died, or a payout is due',
    first: [
      'Tell the insurer at once if the insured parent has died.',
      'Ask whether the plan waives the premiums that are still to come.',
      'Payouts follow the ages or years that the plan states: check them in the policy.',
    ],
    documents: [
      'Policy',
      'The claim documents that the insurer asks for',
      'Details of the child and the nominee',
    ],
    call: [],
  },
  {
    product: CYBER_INSURANCE,
    event: 'If money or data is taken',
    first: [
      'Tell your bank at once, and report the loss to the national cyber crime helpline or on its portal.',
      'Save screenshots, messages and transaction records.',
      'Tell the insurer at once, and ask before a device is reset or anything on it is deleted.',
    ],
    documents: ['Policy', 'Screenshots and messages', 'Transaction records'],
    call: ['Your bank', { name: 'The national cyber crime helpline', phone: '1930' }],
  },
  {
    product: PROJECT_INSURANCE,
    event: 'After a loss at a site or to a machine',
    first: [
      'Make the site safe, and limit further damage.',
      'Tell the insurer at once.',
      'Keep damaged parts and records for the surveyor, and leave repairs until the survey is agreed.',
    ],
    documents: ['Policy', 'Records of the loss'],
    call: [],
  },
  {
    product: LIABILITY_INSURANCE,
    event: 'When someone claims against you',
    first: [
      'Tell the insurer at once of a claim, or of facts that may lead to one.',
      'Keep notices, letters, contracts and records of the event together.',
      'Do not admit liability or offer payment without the insurer’s consent.',
    ],
    documents: ['Policy', 'Notices and letters', 'Contracts', 'Names, photographs and notes of the event'],
    call: ['The authorities, where the law asks for it after an accident'],
  },
  {
    product: EMPLOYEE_BENEFITS,
    event: 'When a member is ill, hurt or has died, or gratuity falls due',
    first: [
      'For a stay in hospital, show the policy details at a network hospital, or keep every bill and medical record.',
      'After an accident or a death, tell the insurer at once, with the member’s name and what happened.',
      'After a death, send the claim documents with the details of the nominee. For gratuity, send them when an employee retires, dies or leaves with qualifying service.',
    ],
    documents: [
      'Claim form',
      'Medical records, or a disability certificate',
      'Police report and post-mortem report, where they apply',
      'Details of the nominee',
    ],
    call: ['The police, where an accident calls for it'],
  },
  {
    product: MARINE_INSURANCE,
    event: 'When goods arrive damaged',
    first: [
      'Note the damage on the delivery document.',
      'Write to the carrier, and tell the insurer at once.',
      'Keep the goods and their packing for the survey.',
    ],
    documents: [
      'Policy, invoice and packing list',
      'Transport document with your remarks',
      'Survey report',
      'Claim letter to the carrier',
    ],
    call: ['The carrier, in writing'],
  },
  {
    product: PROPERTY_INSURANCE,
    event: 'After a fire or a break-in',
    first: [
      'After a fire, call the fire service and make the place safe. After a break-in, call the police and keep the scene as it is.',
      'Tell the insurer at once.',
      'Keep what is damaged for the surveyor, and list what is missing.',
    ],
    documents: [
      'Policy and claim form',
      'List of what is damaged or missing, with bills',
      'Stock records',
      'Report of the police or the fire service, where it applies',
    ],
    call: ['The fire service or the police'],
  },
];

/**
 * Returns the periods unchanged.
 * @param periods by when insurers must be told of a loss, by the slug of a line
 * @throws Error that names the file and the field, if there is no such line
 */
export function checkClaimPeriods(periods: Readonly<Record<string, string>>) {
  const slugs = CLAIM_RECORDS.map(({ product }) => product.slug);
  for (const slug of Object.keys(periods)) {
    if (!slugs.includes(slug))
      throw new Error(`host-pages/site.ts: claimPeriods: "${slug}" is not one of ${slugs.join(', ')}`);
  }
  return periods;
}

/** Returns the claim record of a product, or of its category. */
export const claimOf = (product: ProductRecord): ClaimRecord | undefined => {
  const category = CORPORATE_LINES.find(({ products }) => products.includes(product))?.record;
  return CLAIM_RECORDS.find((one) => one.product === product || one.product === category);
};

/** Returns the address of a claim record on the claims page. */
export const claimUrl = ({ product }: ClaimRecord) => `${CLAIMS_PATH}#${product.slug}`;
