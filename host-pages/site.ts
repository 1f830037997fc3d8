import { checkSite } from './check-site';
import { cleanSite } from './clean-site';
import type { Palette } from './palette/palette';
import { markedFields, sample, withoutMarks } from './sample-value';

/**
 * Everything that a broker configures. Before you go live, replace every `sample(…)` with your own value, for example:
 * `phone: '+91 …'`.
 */
const FIELDS = {
  /** The broker's name, up to 84 characters. */
  name: sample('Sample Insurance Broker'),
  /** The licence, shown as text on every page. */
  licence: sample('Licence No. (to be supplied)'),
  /** URL of the licence in the regulator's register (https). Empty: no link. */
  licenceUrl: '' as string,
  /** Last day on which the licence is valid, YYYY-MM-DD. Empty: not shown. */
  licenceValidUntil: '' as string,
  /** Category of broker, as in the licence. Empty: not shown. */
  category: '' as string,
  /** The founder's name, for About Us. Empty: not shown. */
  founder: '' as string,
  /**
   * How you are paid, in your own words, for About Us. "No hidden charges" is a claim that you must be able to prove.
   * Empty: About Us and the footer leave it out.
   */
  howWeArePaid: sample('(Say here how you are paid, and what a client pays you, if anything.)' as string),
  /** The phone number. Empty: pages leave out the number, and all links that call it. */
  phone: sample('+91 00000 00000'),
  /** The mail address. It must not be empty, since every page shows it. */
  mail: sample('care@example.com'),
  /** The mail address that applicants see while there are no openings. */
  careersMail: sample('careers@example.com'),
  /**
   * Your offices. The first one is the corporate office, whose address the footer shows. `hours` contains lines of any
   * text. Search engines understand only lines like 'Mo-Fr 10:00-18:00'. `directions` is an https address. Empty
   * `hours` or `directions` are not shown.
   */
  offices: sample([
    {
      title: 'Corporate office',
      city: 'Hyderabad',
      state: 'Telangana',
      address: ['(street address)', 'Hyderabad', 'Telangana (pincode)'],
      mail: 'care@example.com',
      phones: ['+91 00000 00000', '+91 00000 00001'],
      hours: [],
      directions: '',
    },
    {
      title: 'Branch office',
      city: 'Vijayawada',
      state: 'Andhra Pradesh',
      address: ['(street address)', 'Vijayawada', 'Andhra Pradesh (pincode)'],
      mail: 'vijayawada@example.com',
      phones: ['+91 00000 00002'],
      hours: [],
      directions: '',
    },
  ]),
  /** Links to a messenger chat (`messaging`) and to your pages in social networks. An empty link is not shown. */
  social: sample({
    messaging: 'https://messaging.example/broker',
    network: 'https://network.example/company/broker',
    photos: 'https://photos.example/broker',
  }),
  /** URL that the link "See More Reviews" opens. */
  reviews: sample('https://reviews.example/broker'),
  /** URL of an embeddable map of the corporate office. Empty: no map. OpenStreetMap needs no API key. */
  map: sample(
    'https://www.openstreetmap.org/export/embed.html?bbox=78.37%2C17.35%2C78.55%2C17.47&layer=mapnik&marker=17.41%2C78.46',
  ),
  /**
   * Helplines of insurers for claims, as `{ insurer: 'Name', phone: '1800 …' }`, in the order in which /claims shows
   * them. Empty: none are shown.
   */
  helplines: [] as readonly { readonly insurer: string; readonly phone: string }[],
  /**
   * How soon the insurer must be told of a loss. Each key is the `slug` of a line's record: `{ 'motor-insurance':
   * 'within 24 hours' }`. For lines that are missing here, /claims says only "at once".
   */
  claimPeriods: {} as Readonly<Record<string, string>>,
  /** The insurance regulator's portal for grievances. */
  grievance: { name: 'Bima Bharosa', url: 'https://bimabharosa.irdai.gov.in/' },
  /** Origin of the site, for canonical links: an https address without a slash at its end. */
  origin: sample('https://broker.example'),
  /**
   * Base URL of the API (requirements 6.1): an absolute URL, or one relative to loader.js. It ends with a slash, and
   * doesn't begin with one. With `ownApi`, it is `api/` or an address like `https://api.example/api/`.
   */
  api: 'api/',
  /**
   * True if `api` is the server in `server/`. The site then has what only this server supports, such as renewal
   * reminders, and forms send it a few more fields, such as `message_withheld`. Set it to false for any other backend.
   */
  ownApi: true,
  /** Name of the `{product}` folder in API addresses (requirements 6.1): letters, digits, `-` and `_`. */
  product: 'broker',
  /**
   * Colour of buttons as #rrggbb, on the site and in widgets on partners' pages. Text on buttons is black or white,
   * whichever has more contrast.
   */
  accent: '#f3a712',
  /**
   * Three colours as #rrggbb, from which the build derives all other tones, drawings and icons. `dark` is a background
   * for white text. `light` is a background for dark text. `ink` is the colour of text, and the background of the top
   * bar and the footer.
   */
  palette: { dark: '#20397f', light: '#d8e3e4', ink: '#0b1d1a' } as Palette,
  /**
   * Name of a square SVG file in host-pages/icons/ with your logo. It is shown on a light background. Empty: the sample
   * site's logo.
   */
  logo: '' as string,
  /**
   * Address for statistics: an https address or a path. Pages send it a POST request for each page view, and for each
   * step of a visitor towards a lead (docs/api.md). The server in `server/` answers at `/api/analytics`. Empty: pages
   * report nothing.
   */
  analytics: '/api/analytics',
  /**
   * Other origins of pictures in the texts of posts, openings and policies, such as `https://cdn.example`. Browsers
   * block pictures from all other origins. The build lists the records with blocked pictures. The API's origin need not
   * be listed.
   */
  pictures: [] as readonly string[],
  /**
   * Removed pages, and the pages to which they redirect with status 301: `{ from: '/old-page', to: '/services' }`.
   * Write paths as the address bar shows them. `to` may also be an https address.
   */
  redirects: [],
} as const;

/**
 * Paths of the fields that `cleanSite` has changed, such as `offices.0.city`. `cleanSite` removes characters that are
 * not text.
 */
export const CLEANED_FIELDS: string[] = [];

export const SITE = checkSite(cleanSite(withoutMarks(FIELDS), (path) => CLEANED_FIELDS.push(path)));

export const SAMPLE_FIELDS = markedFields(FIELDS);
