import type { Category } from '../records/lines';
import type { ProductRecord } from '../records/product';
import { HEROES } from './heroes';
import { LINES, type LineName } from './lines';
import type { Picture } from './picture';
import { PRODUCTS } from './products';
import type { ThingName } from './things';

/** Pictures next to page titles, by slug. A corporate product has its category's picture. */
const HERO_OF: Readonly<Record<string, Picture>> = {
  'motor-insurance': HEROES.motor,
  'home-insurance': HEROES.home,
  'health-insurance': HEROES.health,
  'life-insurance': HEROES.life,
  'child-education-insurance': HEROES.childEducation,
  'cyber-insurance': HEROES.cyber,
  'project-insurance': HEROES.project,
  'liability-insurance': HEROES.liability,
  'employee-benefits': HEROES.employeeBenefits,
  'marine-insurance': HEROES.marine,
  'property-insurance': HEROES.property,
};

/** The protected thing, by slug. A corporate product that is missing here has its category's thing. */
const THING_OF: Readonly<Record<string, ThingName>> = {
  'motor-insurance': 'car',
  'home-insurance': 'house',
  'health-insurance': 'bed',
  'life-insurance': 'family',
  'child-education-insurance': 'books',
  'cyber-insurance': 'laptop',
  'project-insurance': 'site',
  'erection-all-risk-insurance': 'vessel',
  "contractor's-all-risk-insurance": 'bridge',
  'contractors-plant-and-machinery': 'excavator',
  'liability-insurance': 'scales',
  'directors-and-officers-liability': 'briefcase',
  'errors-and-omissions-insurance': 'folder',
  'commercial-general-liability': 'shop',
  'public-liability': 'visitors',
  'product-liability': 'bottle',
  'professional-indemnity': 'desk',
  'employee-benefits': 'team',
  'group-health-insurance': 'bed',
  'group-personal-accidental-insurance': 'injured',
  'group-term-life-insurance': 'family',
  'group-gratuity': 'savings',
  'marine-insurance': 'ship',
  'single-transit-insurance': 'truck',
  'sales-turn-over-insurance-(stop)': 'stock',
  'property-insurance': 'factory',
  'stock-declaration-policy': 'stock',
  'industrial-all-risk-insurance': 'machine',
  'burglary-insurance': 'safe',
};

const isIn = <Table extends object>(table: Table, name: string): name is keyof Table & string =>
  Object.hasOwn(table, name);

/** Returns a line's hero picture. Default: the picture of the services page. */
export const heroOf = ({ slug }: ProductRecord): Picture => HERO_OF[slug] ?? HEROES.services;

/** Returns the name of a line's tile picture: "motor" for motor-insurance. Default: the question mark, "ask". */
export function linePictureOf({ slug }: ProductRecord): LineName {
  const name = slug.replace(/-insurance$/, '');
  return isIn(LINES, name) ? name : 'ask';
}

/** Returns a corporate product's picture, named after its slug without special characters. Default: its category's. */
export function productPictureOf(
  { slug }: ProductRecord,
  category: Category,
): LineName | keyof typeof PRODUCTS {
  const name = slug.replace(/[^a-z-]/g, '').replace(/-+/g, '-');
  return isIn(PRODUCTS, name) ? name : linePictureOf(category.record);
}

/** Returns the thing that the scenes of a product's page show as protected. Default: the policy itself. */
export const thingOf = ({ slug }: ProductRecord, category?: Category): ThingName =>
  THING_OF[slug] ?? THING_OF[category?.record.slug ?? ''] ?? 'policy';
