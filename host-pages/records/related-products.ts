import { CORPORATE_LINES, INDIVIDUAL_LINES } from './lines';
import type { ProductRecord } from './product';
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

type Pair = readonly [ProductRecord, ProductRecord];

/** Products that visitors of a product's page often also need. */
const RELATED = new Map<ProductRecord, Pair>([
  [MOTOR_INSURANCE, [HOME_INSURANCE, HEALTH_INSURANCE]],
  [HOME_INSURANCE, [LIFE_INSURANCE, CYBER_INSURANCE]],
  [HEALTH_INSURANCE, [LIFE_INSURANCE, GROUP_HEALTH_INSURANCE]],
  [LIFE_INSURANCE, [HEALTH_INSURANCE, CHILD_EDUCATION_INSURANCE]],
  [CHILD_EDUCATION_INSURANCE, [LIFE_INSURANCE, HEALTH_INSURANCE]],
  [CYBER_INSURANCE, [HOME_INSURANCE, ERRORS_AND_OMISSIONS_INSURANCE]],

  [PROJECT_INSURANCE, [MARINE_INSURANCE, LIABILITY_INSURANCE]],
  [ERECTION_ALL_RISK_INSURANCE, [SINGLE_TRANSIT_INSURANCE, CONTRACTORS_ALL_RISK_INSURANCE]],
  [CONTRACTORS_ALL_RISK_INSURANCE, [CONTRACTORS_PLANT_AND_MACHINERY, PUBLIC_LIABILITY]],
  [CONTRACTORS_PLANT_AND_MACHINERY, [CONTRACTORS_ALL_RISK_INSURANCE, MOTOR_INSURANCE]],

  [LIABILITY_INSURANCE, [PROPERTY_INSURANCE, EMPLOYEE_BENEFITS]],
  [DIRECTORS_AND_OFFICERS_LIABILITY, [ERRORS_AND_OMISSIONS_INSURANCE, COMMERCIAL_GENERAL_LIABILITY]],
  [ERRORS_AND_OMISSIONS_INSURANCE, [PROFESSIONAL_INDEMNITY, DIRECTORS_AND_OFFICERS_LIABILITY]],
  [COMMERCIAL_GENERAL_LIABILITY, [PRODUCT_LIABILITY, FIRE_POLICY]],
  [PUBLIC_LIABILITY, [COMMERCIAL_GENERAL_LIABILITY, FIRE_POLICY]],
  [PRODUCT_LIABILITY, [COMMERCIAL_GENERAL_LIABILITY, MARINE_OPEN_POLICY_COVER]],
  [PROFESSIONAL_INDEMNITY, [ERRORS_AND_OMISSIONS_INSURANCE, COMMERCIAL_GENERAL_LIABILITY]],

  [EMPLOYEE_BENEFITS, [LIABILITY_INSURANCE, HEALTH_INSURANCE]],
  [GROUP_HEALTH_INSURANCE, [GROUP_PERSONAL_ACCIDENTAL_INSURANCE, GROUP_TERM_LIFE_INSURANCE]],
  [GROUP_PERSONAL_ACCIDENTAL_INSURANCE, [GROUP_HEALTH_INSURANCE, GROUP_TERM_LIFE_INSURANCE]],
  [GROUP_TERM_LIFE_INSURANCE, [GROUP_PERSONAL_ACCIDENTAL_INSURANCE, GROUP_GRATUITY]],
  [GROUP_GRATUITY, [GROUP_TERM_LIFE_INSURANCE, GROUP_HEALTH_INSURANCE]],

  [MARINE_INSURANCE, [PROPERTY_INSURANCE, PROJECT_INSURANCE]],
  [MARINE_OPEN_POLICY_COVER, [SALES_TURN_OVER_INSURANCE_STOP, STOCK_DECLARATION_POLICY]],
  [SINGLE_TRANSIT_INSURANCE, [MARINE_OPEN_POLICY_COVER, ERECTION_ALL_RISK_INSURANCE]],
  [SALES_TURN_OVER_INSURANCE_STOP, [MARINE_OPEN_POLICY_COVER, STOCK_DECLARATION_POLICY]],

  [PROPERTY_INSURANCE, [MARINE_INSURANCE, LIABILITY_INSURANCE]],
  [FIRE_POLICY, [BURGLARY_INSURANCE, PUBLIC_LIABILITY]],
  [STOCK_DECLARATION_POLICY, [BURGLARY_INSURANCE, MARINE_OPEN_POLICY_COVER]],
  [INDUSTRIAL_ALL_RISK_INSURANCE, [FIRE_POLICY, COMMERCIAL_GENERAL_LIABILITY]],
  [BURGLARY_INSURANCE, [FIRE_POLICY, STOCK_DECLARATION_POLICY]],
]);

/** Returns the first two other products of the same line, for a product that is missing in the table. */
function neighboursOf(record: ProductRecord): readonly ProductRecord[] {
  const category = CORPORATE_LINES.find(({ products }) => products.includes(record));
  return [...(category?.products ?? INDIVIDUAL_LINES)].filter((other) => other !== record).slice(0, 2);
}

/** Returns two other products for the page of a product or a category. */
export const relatedProducts = (record: ProductRecord): readonly ProductRecord[] =>
  RELATED.get(record) ?? neighboursOf(record);
