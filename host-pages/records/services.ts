import type { StepRecord } from './product';

export const SERVICES = {
  lead: 'We look at your risks, the cover you hold and what it costs, and work with you from proposal to claim.',
} as const;

export const AUDIT = {
  title: 'Insurance audit and broking',
  lead: 'An audit asks three things: what could go wrong, what is insured today, and what is missing.',
  paragraphs: [
    'We read the policies you hold against the risks you run. The result shows gaps, overlaps, sums insured that no longer fit, and conditions that are easy to overlook.',
    'Broking begins where the audit ends. We describe your risk to insurers, put their terms side by side and explain how they differ. You decide, and we look after the policy with you.',
  ],
} as const;

export const SERVICE_CARDS: readonly StepRecord[] = [
  {
    title: 'Assessing risk',
    description:
      'We list what you own, what you do and what you owe to others. Then we ask what could go wrong and what it would cost you.',
    picture: 'assess',
  },
  {
    title: 'Assessing current coverage and cost',
    description:
      'We set your present policies beside that list: what they cover, what they exclude, what they cost and where two of them overlap.',
    picture: 'compare',
  },
  {
    title: 'Identifying future premiums',
    description:
      'Past claims, new assets and changes in your work all bear on the next premium. We look at them before the renewal, so that you can plan.',
    picture: 'estimate',
  },
  {
    title: 'Pricing and underwriting',
    description:
      'Insurers price what they can see. We help you to present the risk fully and truthfully, and we explain the terms that come back.',
    picture: 'propose',
  },
  {
    title: 'Policy management',
    description:
      'Policies need care through the year: changes by endorsement, declarations, member lists and renewal dates. We help you to keep track of them.',
    picture: 'renew',
  },
  {
    title: 'Portfolio uncertainty',
    description:
      'Several policies together can still leave doubt. We look at them as one portfolio: limits, deductibles, and losses that could strike more than one.',
    picture: 'count',
  },
];

/** The section about the steps of a claim. The steps are in the order in which they happen. */
export const CLAIMS: {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly StepRecord[];
} = {
  title: 'Managing the Claims',
  lead: 'The insurer decides a claim under the policy. We help you to present it, and to understand what is asked and why.',
  steps: [
    {
      title: 'Report the loss',
      description:
        'Tell the insurer and us at once. Inform the police or the fire service where the case calls for it.',
      picture: 'report',
    },
    {
      title: 'Help the surveyor',
      description:
        'Keep what is damaged until it has been inspected. We explain what the surveyor looks for and which records to have ready.',
      picture: 'survey',
    },
    {
      title: 'Put the papers together',
      description:
        'Claim form, bills, photographs and reports: each kind of claim has its own list. We go through it with you and point out what is missing.',
      picture: 'documents',
    },
    {
      title: 'Follow it to the decision',
      description:
        'We take up the insurer’s questions with you. If a claim is reduced or refused, we explain the reason given and where you can turn.',
      picture: 'settle',
    },
  ],
};
