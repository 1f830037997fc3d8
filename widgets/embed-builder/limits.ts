import { FORM_HEIGHT, RESERVED_HEIGHT } from '../contract/form-height';
import type { EXTRA_OPTIONS } from '../quote-form/extras/options';
import type { OPTIONS, PrefillTable } from '../quote-form/options';

/** Maximum length of a text field in characters. */
export const MAX_TEXT_LENGTH = 100;
/** Maximum length of a URL field in characters. */
export const MAX_URL_LENGTH = 500;

/**
 * The form's font. Snippets set it on the widget's `<div>`, or on the box inside. The browser then looks up the font
 * before the form is mounted, and shows the first errors 8 ms sooner (on a CPU slowed down 4 times).
 */
const FONT = 'font:17px system-ui';
const LINK_STYLE = 'font-weight:600';

/** Style of the box around the link that is shown until the form loads. The box reserves the form's height. */
const BOX_STYLE = `height:0;padding-bottom:${RESERVED_HEIGHT};${FONT}`;

/** Style of the widget's `<div>` in the script snippet. It passes the form's height to the script element inside. */
const PLACEHOLDER_STYLE = `--broker-height:${RESERVED_HEIGHT};${FONT}`;
/**
 * Style of the script element in the widget's `<div>`. The script element reserves the form's height. Many sites remove
 * an author's scripts, but keep the styles. If any other element reserved the height, such sites would show a gap below
 * the link. Outside the `<div>`, the script element doesn't inherit `--broker-height`, so it reserves nothing.
 */
const LOADER_STYLE = 'display:inline-block;vertical-align:top;padding-bottom:var(--broker-height)';

/** Initial height of the frame: the height with one column, because the width is unknown. embed.js corrects it. */
export const FRAME_HEIGHT_PX = FORM_HEIGHT.oneColumnPx;

/**
 * Path of the page that contains only the quote form. The path is relative to the loader's folder. Snippets show this
 * page in a frame, and fallbacks link to it.
 */
export const FORM_PAGE = 'embed/quote-form';

/** Path of the script that adjusts a frame's height to the form. The path is relative to the loader's folder. */
export const FRAME_SCRIPT = 'embed.js';

/** The WordPress plugin, relative to the loader's folder. */
export const WORDPRESS_PLUGIN = 'wordpress/broker-widgets.zip';

/** The fields that a snippet may fill in: only the visitor knows the others. */
type SnippetField = Extract<keyof PrefillTable, 'insuranceType' | 'typeOfInsurance' | 'state' | 'city'>;

/**
 * The names of the options that a snippet can have: the options of the quote form and the popup, and `lang` and `when`,
 * which all widgets have. These options are left out:
 * - `home`, which is for the broker's own pages
 * - `ask…`, since the optional questions make the form taller than the height that a snippet reserves
 * - `accent`, since every widget supports it, so the rows of WIDGETS need not list it
 */
export type OptionName =
  | Exclude<keyof typeof OPTIONS | keyof typeof EXTRA_OPTIONS, 'home' | `ask${string}`>
  | SnippetField
  | 'lang'
  | 'when'
  | 'delay';

/** The names of all choices. */
export type ChoiceName = OptionName | 'widget' | 'accent' | 'loading';

/** A table instead of a list, so that the compiler reports a missing name. */
const NAMED: Readonly<Record<OptionName, true>> = {
  partner: true,
  lang: true,
  insuranceType: true,
  typeOfInsurance: true,
  state: true,
  city: true,
  headingLevel: true,
  consent: true,
  success: true,
  redirect: true,
  attribution: true,
  when: true,
  delay: true,
};

/** Options of the widgets, in camel case, in the order of the snippet's attributes. */
export const OPTION_NAMES = Object.keys(NAMED) as OptionName[];

export type WidgetRow = {
  /** The widget's name in the builder's list of widgets. */
  readonly label: string;
  /** The options that the widget supports. */
  readonly takes: readonly OptionName[];
  /** The link that is shown until the widget loads. Its page is relative to the loader's folder. */
  readonly link?: readonly [page: string, text: string];
  /**
   * The styles of four elements:
   * - `link`: the link that is shown until the widget loads
   * - `placeholder` and `loader`: the widget's `<div>` and the loader's tag. In script snippets, they reserve the
   *   widget's height.
   * - `box`: the element around the link. In React snippets, it reserves the widget's height.
   */
  readonly room?: Readonly<Record<'link' | 'box' | 'placeholder' | 'loader', string>>;
  /** Attributes that the widget's element always has. */
  readonly fixed?: Readonly<Record<string, string>>;
  /** Additional attributes in the preview. */
  readonly shown?: Readonly<Record<string, string>>;
  /** True if the widget shows images from the API's server. */
  readonly pictures?: boolean;
};

/** The widgets that the builder offers, by the value of `data-broker-widget`. */
export const WIDGETS = {
  'quote-form': {
    label: 'Quote form',
    takes: OPTION_NAMES.filter((name) => name !== 'delay'),
    link: [FORM_PAGE, 'Get a quote'],
    room: { link: LINK_STYLE, box: BOX_STYLE, placeholder: PLACEHOLDER_STYLE, loader: LOADER_STYLE },
  },
  'contact-popup': {
    label: 'Quote form in a popup, after two minutes',
    takes: OPTION_NAMES.filter((name) => name !== 'when' && name !== 'headingLevel'),
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

/** Widths of the preview: the button's label, and the suffix of the CSS class. */
export const WIDTHS = [
  ['Phone', 'phone'],
  ['Tablet', 'tablet'],
  ['Full', 'full'],
] as const;
export type Width = (typeof WIDTHS)[number][1];
