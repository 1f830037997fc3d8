import { FORM_HEIGHT, RESERVED_HEIGHT } from '../contract/form-height';

/** Longest value of a field that takes any text, and of an address. */
export const MOST_TEXT = 100;
export const MOST_ADDRESS = 500;

/**
 * Styles of a snippet's fallback: the height that it reserves for the form, and the look of its link. Both in fonts of the
 * form, which a browser then has at hand: 8 ms until its first errors (CPU 4 times slower).
 */
export const FORM_ROOM = `height:0;padding-bottom:${RESERVED_HEIGHT};font:17px system-ui`;
export const FORM_LINK = 'font-weight:600';

/** A frame cannot ask how wide it is: it gets the height of one column, and embed.js corrects it. */
export const FRAME_HEIGHT_PX = FORM_HEIGHT.oneColumnPx;

/** The page with the quote form alone, relative to the loader's folder. Snippets frame it, and their fallback links to it. */
export const FORM_PAGE = 'embed/quote-form';

/** The script that fits a frame's height to the form, relative to the loader's folder. */
export const FRAME_SCRIPT = 'embed.js';

/** What a widget may be told by attributes, by the names that components know. All of them take an accent. */
export const OPTION_NAMES = [
  'partner',
  'lang',
  'insuranceType',
  'typeOfInsurance',
  'headingLevel',
  'consent',
  'success',
  'redirect',
] as const;
export type OptionName = (typeof OPTION_NAMES)[number];

export type WidgetRow = {
  /** In the list to choose from. */
  readonly label: string;
  /** What else can be chosen for it. */
  readonly takes: readonly OptionName[];
  /** Its fallback: where a link leads, relative to the loader's folder, and its words. */
  readonly link?: readonly [to: string, words: string];
  /** Styles: what is kept free for it until it stands, and of the link there. */
  readonly room?: readonly [box: string, link: string];
  /** Attributes that it always has on a partner's page. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Those that only the preview gives it. */
  readonly shown?: Readonly<Record<string, string>>;
  /** Whether it shows pictures that lie beside the API. */
  readonly pictures?: boolean;
};

/** Widgets that make sense on a partner's page. The others dress pages written by hand. */
export const WIDGETS = {
  'quote-form': {
    label: 'Quote form',
    takes: OPTION_NAMES,
    link: [FORM_PAGE, 'Get a quote'],
    room: [FORM_ROOM, FORM_LINK],
  },
  'contact-popup': {
    label: 'Quote form in a popup, after two minutes',
    takes: ['partner', 'lang'],
    fixed: { 'data-when': 'idle' },
    shown: { 'data-delay': '0' },
  },
  'contact-form': {
    label: 'Enquiry form',
    takes: ['partner', 'headingLevel'],
    link: ['contact-us', 'Write to us'],
  },
  testimonials: { label: 'Reviews', takes: [] },
  associates: { label: 'Associated companies', takes: [], pictures: true },
  'blog-list': { label: 'List of posts', takes: [], link: ['blog', 'All posts'], pictures: true },
  toasts: { label: 'Messages', takes: [], fixed: { 'data-when': 'idle' } },
} as const satisfies Readonly<Record<string, WidgetRow>>;

export type WidgetName = keyof typeof WIDGETS;

/** The frame of the preview: what is said, and the class that makes it so wide. */
export const WIDTHS = [
  ['Phone', 'phone'],
  ['Tablet', 'tablet'],
  ['Full', 'full'],
] as const;
export type Width = (typeof WIDTHS)[number][1];
