/**
 * All that a broker changes. The broker named here is a sample: replace every line marked so before going live.
 */
export const SITE = {
  /** Sample. */
  name: 'Sample Insurance Broker',
  /** Sample: shown as text on every page. */
  licence: 'Licence No. (to be supplied)',
  /** Sample. Empty where nobody answers a phone: "Call us" is then left out. */
  phone: '+91 00000 00000',
  /** Sample. */
  mail: 'care@example.com',
  /** Sample: where applications go while there are no openings. */
  careersMail: 'careers@example.com',
  /** Sample. The first is the corporate office, which stands in the footer. */
  offices: [
    {
      title: 'Corporate office',
      city: 'Hyderabad',
      state: 'Telangana',
      address: ['(street address)', 'Hyderabad', 'Telangana (pincode)'],
      mail: 'care@example.com',
      phones: ['+91 00000 00000', '+91 00000 00001'],
    },
    {
      title: 'Branch office',
      city: 'Vijayawada',
      state: 'Andhra Pradesh',
      address: ['(street address)', 'Vijayawada', 'Andhra Pradesh (pincode)'],
      mail: 'vijayawada@example.com',
      phones: ['+91 00000 00002'],
    },
  ],
  /** Sample. An empty address leaves its link out. */
  social: {
    messaging: 'https://messaging.example/broker',
    network: 'https://network.example/company/broker',
    photos: 'https://photos.example/broker',
  },
  /** Sample: the page that See More Reviews opens. */
  reviews: 'https://reviews.example/broker',
  /** A map of the corporate office that may stand in a frame. Empty: no map. OpenStreetMap's needs no key. */
  map: 'https://www.openstreetmap.org/export/embed.html?bbox=78.37%2C17.35%2C78.55%2C17.47&layer=mapnik&marker=17.41%2C78.46',
  /** The insurance regulator's portal for grievances. */
  grievance: { name: 'Bima Bharosa', url: 'https://bimabharosa.irdai.gov.in/' },
  /** Sample: where the site is served, without a slash at its end. For canonical links. */
  origin: 'https://broker.example',
  /** API base of spec section 7, absolute or relative to loader.js. */
  api: 'api/',
  /** The {product} folder of spec section 7. */
  product: 'broker',
  /** The one action on a screen. Text on it is ink: keep it light. */
  accent: '#f3a712',
  /** An address that takes a POST of every page view: {path, title, referrer}. Empty: nobody is told. */
  analytics: '',
} as const;
