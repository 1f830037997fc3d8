/** A tab. Its `label` is the wording of requirements 2.16, which is not always the product's name. */
export type ProductTab = {
  readonly label: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly points: readonly string[];
  readonly path: string;
};

export const INDIVIDUAL = {
  lead: 'Insurance for the car, the home, your health, your family’s income, the children’s studies and your life online.',
  intro: [
    'Each policy answers a different question. Who pays if your vehicle hurts someone, if the house floods, or if a hospital stay uses up the savings? What would the family live on without your income?',
    'Few people need every cover at once, and needs change with a marriage, a loan, a child or retirement. Start with the losses that you could not bear, and look at the rest with us.',
  ],
} as const;

export const TABS: readonly ProductTab[] = [
  {
    label: 'Motor',
    title: 'Motor Insurance',
    paragraphs: [
      'A vehicle may not be used in a public place in India without at least third-party cover. That cover pays for injury, death or property damage that your vehicle causes to others.',
      'A comprehensive, or package, policy adds damage to and theft of your own vehicle. The insured declared value decides the most you can receive for theft or total loss.',
    ],
    points: [
      'Third-party liability, as the law requires',
      'Accident, fire, flood and theft, with own-damage cover',
      'Add-ons such as zero depreciation and roadside help',
    ],
    path: '/individual/motor-insurance',
  },
  {
    label: 'Home',
    title: 'Home Insurance',
    paragraphs: [
      'Home insurance protects the structure of a house or flat, the belongings inside it, or both. Owners can insure the building, and tenants their own belongings.',
      'Insure the building for the cost of rebuilding it, without the price of the land. Jewellery, art and other valuables are listed separately, with proof of value.',
    ],
    points: [
      'Fire, storm, flood, earthquake and landslide',
      'Impact, riot, malicious damage and bursting pipes',
      'Burglary or appliance breakdown, where added',
    ],
    path: '/individual/home-insurance',
  },
  {
    label: 'Health Benefits',
    title: 'Health Insurance',
    paragraphs: [
      'Health insurance pays hospital and related medical bills, either directly to a network hospital or by reimbursement. One person can be covered, or a whole family that shares one sum insured.',
      'Pre-existing conditions are not covered until their waiting period ends. Full and honest disclosure of medical history protects your claim.',
    ],
    points: [
      'Room, nursing, surgery and medicines in hospital',
      'Day care, and costs before and after a stay',
      'Waiting periods, room rent limits and co-payment to check',
    ],
    path: '/individual/health-insurance',
  },
  {
    label: 'Life',
    title: 'Life Insurance',
    paragraphs: [
      'Life insurance pays an agreed sum to the nominee if the insured person dies during the policy term. Some plans also pay a benefit on survival.',
      'Suicide is excluded in the early period, typically the first one to two policy years. In a unit-linked plan, investment losses stay with the policyholder.',
    ],
    points: [
      'Pure term cover, savings plans, unit-linked plans and annuities',
      'Riders for accident, disability and critical illness',
      'A sum assured based on income, loans and family needs',
    ],
    path: '/individual/life-insurance',
  },
  {
    label: 'Children Education',
    title: 'Child Education Insurance',
    paragraphs: [
      'A child education plan is a life insurance savings plan that builds a fund for a child’s studies. It pays out at chosen points, such as the start of college.',
      'In most plans the parent is insured and the child benefits. Later premiums are usually waived after the parent’s death and the planned payouts still arrive, so check that your plan says so.',
    ],
    points: [
      'A lump sum on the death of the insured parent',
      'Payouts at stated ages or years for education needs',
      'Charges, lock-in and surrender terms to check',
    ],
    path: '/individual/child-education-insurance',
  },
];
