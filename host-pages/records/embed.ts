import { LEAD_FIELDS, type LeadField, QUOTE_FIELDS } from '../../widgets/contract/field-rules';

export const EMBED_LEAD =
  'Let your readers, members or customers ask us for a quote: by a link, a printed card, or a form on your own page.';

/** Id of the section in which partners ask for an ID. */
export const ASK_FOR_ID = 'ask-for-an-id';

/**
 * Returns what a partner gets and does. The texts promise only what the software does, so they mention no payment and
 * leave decisions to the broker.
 * @param hasCounts true if the server has pages on which partners see how many requests they have brought
 */
export const partnerFacts = (
  hasCounts: boolean,
): readonly { readonly title: string; readonly text: string }[] => [
  {
    title: 'What you get',
    text: `A partner ID, and with it your link, QR code, card and form. Your ID is stored with each request that they bring.${
      hasCounts ? ' Ask us for your private page, which counts them day by day.' : ''
    }`,
  },
  {
    title: 'What you do',
    text: 'You pass on the link or show the form. Advice and everything after it are our work. Only we receive what people enter.',
  },
  {
    title: 'Who can be a partner',
    text: 'People and businesses whom others ask about insurance, with or without a website. Ask us whether you can be one: we decide on each enquiry, within what the law allows.',
  },
  {
    title: 'Without an ID',
    text: 'The link, the code and the form work without an ID. But then nobody is credited with the requests, and we cannot tell later who brought them.',
  },
];

/** Says what partners can prefill in a field, for fields whose labels say too little. Keys: names of fields. */
const PREFILL_MEANINGS: Readonly<Record<string, string>> = {
  insurance_type: 'who the insurance is for',
  type_of_insurance: 'what the request is about, in your own words',
};

const PREFILLED = (Object.keys(QUOTE_FIELDS) as (keyof typeof QUOTE_FIELDS)[])
  .map((name): [name: string, row: LeadField] => [name, LEAD_FIELDS[name]])
  .filter(([, { consent }]) => !consent);

/**
 * True if a field is not personal data, or if it has a fixed set of values. Each such field has its own row in
 * ATTRIBUTE_MEANINGS. All other fields share one row.
 */
const hasOwnRow = ([, { personal, values }]: readonly [string, LeadField]) => personal === false || !!values;

const attributeOf = ([name]: readonly [string, LeadField]) => `data-${name.replaceAll('_', '-')}`;

/**
 * Explains to partners the attributes of the element into which the quote form is loaded. Attributes with the same
 * meaning share a row.
 */
export const ATTRIBUTE_MEANINGS: readonly { readonly names: readonly string[]; readonly meaning: string }[] =
  [
    { names: ['data-partner'], meaning: 'Your partner ID. It is stored with each request.' },
    { names: ['data-lang'], meaning: 'Language of the form. Default: the language of your page.' },
    {
      names: ['data-accent'],
      meaning: 'Hex colour of the buttons, e.g. #1d4ed8. Default: ours, or that of --broker-accent.',
    },
    {
      names: ['data-heading-level'],
      meaning: 'Level of the form’s heading; none where your page has a heading of its own.',
    },
    {
      names: ['data-when'],
      meaning: 'When the form is loaded: as it comes near the screen, at once, or when the browser is idle.',
    },
    ...PREFILLED.filter(hasOwnRow).map((field) => ({
      names: [attributeOf(field)],
      meaning: `Prefill: ${PREFILL_MEANINGS[field[0]] ?? field[1].label}.`,
    })),
    {
      names: PREFILLED.filter((field) => !hasOwnRow(field)).map(attributeOf),
      meaning:
        'Prefill: details of a visitor who has signed in to your site. They go into the form only, never into a URL.',
    },
    {
      names: ['data-consent'],
      meaning: 'required shows a box that must be ticked before anything is sent.',
    },
    {
      names: ['data-success'],
      meaning:
        'Once a request is stored, the visitor sees a thank-you message, or goes to the address in data-redirect.',
    },
    { names: ['data-redirect'], meaning: 'The https address that the visitor goes to.' },
    {
      names: ['data-attribution'],
      meaning:
        'first-touch sends the campaign that brought the visitor with the request, never in an address.',
    },
    { names: ['data-ask-call-time'], meaning: 'yes asks when to call. The form is then 64 px taller.' },
    {
      names: ['data-ask-vehicle'],
      meaning: 'yes asks for a vehicle’s registration number and expiry month, if the request is about one.',
    },
    { names: ['data-ask-whatsapp'], meaning: 'yes lets visitors ask for updates on WhatsApp.' },
  ];

export const GOOD_TO_KNOW: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Your look, our form',
    text: 'The custom properties --broker-accent, --broker-font and --broker-radius reach the form, on the placeholder or above it. No other style of your page does, and none of ours leaves the form.',
  },
  {
    title: 'It tells your page how it goes',
    text: 'The placeholder fires broker:ready, broker:submit, broker:submitted and broker:failed. None of them contains what a visitor typed. Cancel broker:submit, and nothing is sent.',
  },
  {
    title: 'Where scripts are off',
    text: 'The link in the snippet stays in its place and leads to the form on our site. The form in the iframe works without scripts.',
  },
  {
    title: 'Your visitors’ details',
    text: 'They go from the form to us, and the form says so. Your page does not receive them, and they are never part of a URL.',
  },
];

/** Texts of the sample page in the snippet builder's preview. */
export const SAMPLE_PAGE = {
  name: 'The Valley Courier',
  note: 'A sample page. Nothing that you enter here is sent.',
  title: 'Before the rains: is your roof insured?',
  before:
    'Every June the same question comes back to our desk. A policy for the house may pay for a storm, or leave it out. Read the wording before the first cloud, or ask somebody who does.',
  after: 'Cover always depends on the policy wording.',
} as const;
