export const EMBED_LEAD =
  'One snippet in your page, and your readers can ask us for a quote where they are. Choose, look, copy.';

/** Attributes of the quote form's placeholder, as a partner writes them. */
export const ATTRIBUTES: readonly (readonly [names: string, meaning: string])[] = [
  ['data-partner', 'Your partner ID. It is stored with each request.'],
  ['data-lang', 'en, hi or te. Otherwise the language that the page says it is in.'],
  ['data-heading-level', '2 to 6, or none where your page has a heading of its own. Otherwise 2.'],
  ['data-when', 'now, visible or idle: when the form is loaded. Otherwise as it comes near the screen.'],
  ['data-insurance-type', 'Individual or Corporate, filled in.'],
  ['data-type-of-insurance', 'What the request is about, filled in: the words are yours.'],
  [
    'data-first-name, data-last-name, data-mobile, data-email, data-state, data-city, data-message',
    'What your page knows of a visitor who has signed in, filled in. It goes into the form alone, and into no address.',
  ],
  ['data-consent', 'required shows a box that must be ticked before anything is sent. Otherwise none.'],
  [
    'data-success, data-redirect',
    'redirect leads to the https address in data-redirect once a request is stored. Otherwise the visitor is thanked in place.',
  ],
  [
    'data-attribution',
    'first-touch sends the campaign that brought the visitor with the request, never in an address. Otherwise none.',
  ],
];

export const GOOD_TO_KNOW: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Your look, our form',
    text: 'The custom properties --broker-accent, --broker-font and --broker-radius reach the form, on the placeholder or above it. No other style of your page does, and none of ours leaves the form.',
  },
  {
    title: 'It tells your page how it goes',
    text: 'The placeholder fires broker:ready, broker:submit, broker:submitted and broker:failed. What a visitor typed is in none of them. Cancel broker:submit, and nothing is sent.',
  },
  {
    title: 'Where scripts are off',
    text: 'The link in the snippet stays in its place and leads to the form on our site. The frame holds a form that sends by itself.',
  },
  {
    title: 'Your visitors’ details',
    text: 'They go from the form to us, and the form says so. Your page does not get them, and no address holds them.',
  },
];

/** The page that the builder shows its choices on. */
export const SAMPLE_PAGE = {
  name: 'The Valley Courier',
  note: 'A sample page. Nothing that you enter here is sent.',
  title: 'Before the rains: is your roof insured?',
  before:
    'Every June the same question comes back to our desk. A policy for the house may pay for a storm, or leave it out. Read the wording before the first cloud, or ask somebody who does.',
  after: 'Cover always depends on the policy wording.',
} as const;
