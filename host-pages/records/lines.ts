import type {
  CategoryProductRecord,
  CategoryRecord,
  IndividualRecord,
  LineRecord,
  ProductRecord,
} from './product';
import { EMPLOYEE_BENEFITS } from './products/employee-benefits/employee-benefits';
import { GROUP_GRATUITY } from './products/employee-benefits/group-gratuity';
import { GROUP_HEALTH_INSURANCE } from './products/employee-benefits/group-health-insurance';
import { GROUP_PERSONAL_ACCIDENTAL_INSURANCE } from './products/employee-benefits/group-personal-accidental-insurance';
import { GROUP_TERM_LIFE_INSURANCE } from './products/employee-benefits/group-term-life-insurance';
import { CHILD_EDUCATION_INSURANCE } from './products/individual/child-education-insurance';
import { CYBER_INSURANCE } from './products/individual/cyber-insurance';
import { HEALTH_INSURANCE } from './products/individual/health-insurance';
import { HOME_INSURANCE } from './products/individual/home-insurance';
import { LIFE_INSURANCE } from './products/individual/life-insurance';
import { MOTOR_INSURANCE } from './products/individual/motor-insurance';
import { COMMERCIAL_GENERAL_LIABILITY } from './products/liability-insurance/commercial-general-liability';
import { DIRECTORS_AND_OFFICERS_LIABILITY } from './products/liability-insurance/directors-and-officers-liability';
import { ERRORS_AND_OMISSIONS_INSURANCE } from './products/liability-insurance/errors-and-omissions-insurance';
import { LIABILITY_INSURANCE } from './products/liability-insurance/liability-insurance';
import { PRODUCT_LIABILITY } from './products/liability-insurance/product-liability';
import { PROFESSIONAL_INDEMNITY } from './products/liability-insurance/professional-indemnity';
import { PUBLIC_LIABILITY } from './products/liability-insurance/public-liability';
import { MARINE_INSURANCE } from './products/marine-insurance/marine-insurance';
import { MARINE_OPEN_POLICY_COVER } from './products/marine-insurance/marine-open-policy-cover';
import { SALES_TURN_OVER_INSURANCE_STOP } from './products/marine-insurance/sales-turn-over-insurance-stop';
import { SINGLE_TRANSIT_INSURANCE } from './products/marine-insurance/single-transit-insurance';
import { CONTRACTORS_ALL_RISK_INSURANCE } from './products/project-insurance/contractors-all-risk-insurance';
import { CONTRACTORS_PLANT_AND_MACHINERY } from './products/project-insurance/contractors-plant-and-machinery';
import { ERECTION_ALL_RISK_INSURANCE } from './products/project-insurance/erection-all-risk-insurance';
import { PROJECT_INSURANCE } from './products/project-insurance/project-insurance';
import { BURGLARY_INSURANCE } from './products/property-insurance/burglary-insurance';
import { FIRE_POLICY } from './products/property-insurance/fire-policy';
import { INDUSTRIAL_ALL_RISK_INSURANCE } from './products/property-insurance/industrial-all-risk-insurance';
import { PROPERTY_INSURANCE } from './products/property-insurance/property-insurance';
import { STOCK_DECLARATION_POLICY } from './products/property-insurance/stock-declaration-policy';

export type Category = {
  readonly record: CategoryRecord;
  readonly products: readonly CategoryProductRecord[];
};

/** The individual lines of insurance, in the order of the menus. */
export const INDIVIDUAL_LINES: readonly IndividualRecord[] = [
  MOTOR_INSURANCE,
  HOME_INSURANCE,
  HEALTH_INSURANCE,
  LIFE_INSURANCE,
  CHILD_EDUCATION_INSURANCE,
  CYBER_INSURANCE,
];

/** Categories with their products (requirements 1.4), in the order of the menus. */
export const CORPORATE_LINES: readonly Category[] = [
  {
    record: PROJECT_INSURANCE,
    products: [ERECTION_ALL_RISK_INSURANCE, CONTRACTORS_ALL_RISK_INSURANCE, CONTRACTORS_PLANT_AND_MACHINERY],
  },
  {
    record: LIABILITY_INSURANCE,
    products: [
      DIRECTORS_AND_OFFICERS_LIABILITY,
      ERRORS_AND_OMISSIONS_INSURANCE,
      COMMERCIAL_GENERAL_LIABILITY,
      PUBLIC_LIABILITY,
      PRODUCT_LIABILITY,
      PROFESSIONAL_INDEMNITY,
    ],
  },
  {
    record: EMPLOYEE_BENEFITS,
    products: [
      GROUP_HEALTH_INSURANCE,
      GROUP_PERSONAL_ACCIDENTAL_INSURANCE,
      GROUP_TERM_LIFE_INSURANCE,
      GROUP_GRATUITY,
    ],
  },
  {
    record: MARINE_INSURANCE,
    products: [MARINE_OPEN_POLICY_COVER, SINGLE_TRANSIT_INSURANCE, SALES_TURN_OVER_INSURANCE_STOP],
  },
  {
    record: PROPERTY_INSURANCE,
    products: [FIRE_POLICY, STOCK_DECLARATION_POLICY, INDUSTRIAL_ALL_RISK_INSURANCE, BURGLARY_INSURANCE],
  },
];

/** Lines of insurance that the menus show although they have no page (requirements 1.5). */
export const LINES_WITHOUT_PAGE = {
  individual: ['Pet Insurance'],
  corporate: ['Engineering Insurance', 'Fleet Insurance', 'Media Insurance'],
} as const;

/** All lines: individual products and categories. Menus, tiles and /claims list them. */
export const LINES: readonly LineRecord[] = [
  ...INDIVIDUAL_LINES,
  ...CORPORATE_LINES.map(({ record }) => record),
];

/** Every product, including categories, in the order of the menus. */
export const PRODUCTS: readonly ProductRecord[] = [
  ...INDIVIDUAL_LINES,
  ...CORPORATE_LINES.flatMap(({ record, products }) => [record, ...products]),
];

export const PRODUCT_NAMES: readonly string[] = PRODUCTS.map(({ name }) => name);

/**
 * Returns the product or category with the given slug.
 * @throws Error if no record has that slug
 */
export function productAt(slug: string): ProductRecord {
  const record = PRODUCTS.find((one) => one.slug === slug);
  if (!record) throw new Error(`records/lines.ts: no product has the slug "${slug}"`);
  return record;
}
