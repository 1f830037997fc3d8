import { lineHref, tileName } from '../art/sprite';
import { addressOf } from './addresses';
import { CORPORATE_LINES, INDIVIDUAL_LINES, LINES_WITHOUT_PAGE } from './lines';
import type { LineRecord } from './product';
import { SEARCH_PATH } from './search';

const row = (record: LineRecord) => ({
  name: record.name,
  path: addressOf(record),
  icon: lineHref(tileName(record)),
});

/**
 * Returns menu items for lines of insurance without a page. Their path is empty, so the menu shows them without a link.
 * @param names names of lines. Leaves out the name of a line in `records`, since that line has a page.
 */
const withoutPage = (names: readonly string[], records: readonly LineRecord[]) =>
  names.filter((name) => !records.some((record) => record.name === name)).map((name) => ({ name, path: '' }));

/** The items of the navigation, in the order of requirements 2.6. The navbar widget appends Get A Quote. */
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
      ...withoutPage(
        LINES_WITHOUT_PAGE.corporate,
        CORPORATE_LINES.map(({ record }) => record),
      ),
    ],
  },
  {
    name: 'Individual Insurance',
    path: '/individual',
    items: [...INDIVIDUAL_LINES.map(row), ...withoutPage(LINES_WITHOUT_PAGE.individual, INDIVIDUAL_LINES)],
  },
  { name: 'Media', path: '/media' },
  { name: 'Blog', path: '/blog' },
  { name: 'Contact Us', path: '/contact-us' },
  { name: 'Search', path: SEARCH_PATH, menuOnly: true },
];
