import { linePictureOf } from './art/picture-of';
import { symbolHref } from './art/sprite';
import { addressOf } from './records/addresses';
import { ASK_US_ABOUT, CORPORATE_LINES, INDIVIDUAL_LINES } from './records/lines';
import type { ProductRecord } from './records/product';

const row = (record: ProductRecord) => ({
  name: record.name,
  path: addressOf(record),
  icon: symbolHref(linePictureOf(record)),
});

/** No path: no page (spec section 1). */
const withoutPage = (names: readonly string[]) => names.map((name) => ({ name, path: '' }));

/** The navigation, in the order of spec section 2, shared layout. Get A Quote stands behind it. */
export const MENU = [
  { name: 'About Us', path: '/about-us' },
  { name: 'Services', path: '/services' },
  {
    name: 'Corporate Insurance',
    path: '',
    items: [
      ...CORPORATE_LINES.map(({ record, products }) => ({
        ...row(record),
        text: record.subtitle,
        items: products.map((product) => ({ name: product.name, path: addressOf(product) })),
      })),
      ...withoutPage(ASK_US_ABOUT.corporate),
    ],
  },
  {
    name: 'Individual Insurance',
    path: '/individual',
    items: [...INDIVIDUAL_LINES.map(row), ...withoutPage(ASK_US_ABOUT.individual)],
  },
  { name: 'Media', path: '/media' },
  { name: 'Blog', path: '/blog' },
  { name: 'Contact Us', path: '/contact-us' },
];
