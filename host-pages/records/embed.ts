import { LEAD_FIELDS, type LeadField, QUOTE_FIELDS } from '../../widgets/contract/field-rules';

export const EMBED_LEAD =
  'Let your readers ask for a quote without leaving your page. Choose your options, preview, copy.';

/** The meaning of fields whose label says too little. */
const PREFILL_MEANINGS: Readonly<Record<string, string>> = {
  insurance_type: 'who the insurance is for',
  type_of_insurance: 'what the request is about, in your own words',
};

const PREFILLED = (Object.keys(QUOTE_FIELDS) as (keyof typeof QUOTE_FIELDS)[])
  .map((name): [name: string, row: LeadField] => [name, LEAD_FIELDS[name]])
  .filter(([, { consent }]) => !consent);

/** True for fields that are not personal data, and for those with fixed values. */
const hasOwnRow = ([, { personal, values }]: readonly [string, LeadField]) => personal === false || !!values;

const attributeOf = ([name]: readonly [string, LeadField]) => `data-${name.replaceAll('_', '-')}`;

/** The attributes of the quote form's placeholder for partners. Attributes with the same meaning share a row. */
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

/** Text of the sample page in the builder's preview. */
export const SAMPLE_PAGE = {
  name: 'The Valley Courier',
  note: 'A sample page. Nothing that you enter here is sent.',
  title: 'Before the rains: is your roof insured?',
  before:
    'Every June the same question comes back to our desk. A policy for the house may pay for a storm, or leave it out. Read the wording before the first cloud, or ask somebody who does.',
  after: 'Cover always depends on the policy wording.',
} as const;

/** What a visitor sees of a snippet that an author has entered somewhere. "Code": the snippet's code as text. */
export type Shown =
  | 'form'
  | 'form and code'
  | 'form with a gap'
  | 'form that cannot be sent'
  | 'form in a small frame'
  | 'form without the partner'
  | 'link'
  | 'link and code'
  | 'link with a gap'
  | 'link over the next text'
  | 'link without the partner'
  | 'code'
  | 'words'
  | 'nothing';

export type PastedSnippet = 'script' | 'iframe' | 'link' | 'shortcode';

/** An editor, a sanitiser or a Markdown program with its default settings. */
export type PasteTarget = {
  readonly name: string;
  readonly version: string;
  /** The language in which authors write in the program. The link snippet is written in that language. */
  readonly writes: 'HTML' | 'Markdown';
  /** What visitors see of each snippet. The shortcode is only for WordPress with the plugin. */
  readonly shows: Readonly<Partial<Record<PastedSnippet, Shown>>>;
};

/** Snippets with the result that makes each usable, in the order in which we recommend them. */
const BEST_FIRST = [
  ['script', 'form'],
  ['iframe', 'form'],
  ['shortcode', 'form'],
  ['link', 'link'],
] as const;

/** Returns the snippet that an author should paste into a program. Undefined if no snippet survives. */
export const snippetFor = ({ shows }: PasteTarget): PastedSnippet | undefined =>
  BEST_FIRST.find(([snippet, shown]) => shows[snippet] === shown)?.[0];

/** The results of `npm run test:hosts`. `BROKER_WRITE_EDITORS=1 npm run test:hosts -- editors` updates it. */
export const PASTE_TARGETS: readonly PasteTarget[] = [
  {
    name: 'TinyMCE',
    version: '8.9.2',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'form that cannot be sent', link: 'link' },
  },
  {
    name: 'CKEditor 5',
    version: '48.5.2',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'CKEditor 5 with full HTML support',
    version: '48.5.2',
    writes: 'HTML',
    shows: { script: 'form', iframe: 'form', link: 'link' },
  },
  {
    name: 'Quill',
    version: '2.0.3',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'link', link: 'link' },
  },
  {
    name: 'Tiptap',
    version: '3.34.0',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'Lexical',
    version: '0.52.0',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'Trix',
    version: '2.1.19',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'Jodit',
    version: '4.15.13',
    writes: 'HTML',
    shows: { script: 'form', iframe: 'form', link: 'link' },
  },
  {
    name: 'GrapesJS',
    version: '0.23.6',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'form', link: 'link' },
  },
  {
    name: 'Editor.js',
    version: '2.31.7',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'sanitize-html',
    version: '2.17.5',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'DOMPurify',
    version: '3.5.0',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'xss',
    version: '1.0.17',
    writes: 'HTML',
    shows: { script: 'link and code', iframe: 'code', link: 'link' },
  },
  {
    name: 'rehype-sanitize',
    version: '6.0.0',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'markdown-it',
    version: '15.0.3',
    writes: 'Markdown',
    shows: { script: 'code', iframe: 'code', link: 'link' },
  },
  {
    name: 'marked',
    version: '18.2.1',
    writes: 'Markdown',
    shows: { script: 'form', iframe: 'form', link: 'link' },
  },
  {
    name: 'pandoc',
    version: '2.17.1.1',
    writes: 'Markdown',
    shows: { script: 'form', iframe: 'form', link: 'link' },
  },
  {
    name: 'kramdown',
    version: '2.4.0',
    writes: 'Markdown',
    shows: { script: 'form', iframe: 'form', link: 'link' },
  },
  {
    name: 'Hugo',
    version: '0.111.3',
    writes: 'Markdown',
    shows: { script: 'nothing', iframe: 'nothing', link: 'link' },
  },
  {
    name: 'WordPress, as author (wp_kses_post)',
    version: '6.1.9',
    writes: 'HTML',
    shows: { script: 'link', iframe: 'nothing', link: 'link', shortcode: 'form' },
  },
];
