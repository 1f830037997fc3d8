import type { Picture } from './picture';
import { EMPLOYEES } from './products-employees';
import { LIABILITY } from './products-liability';
import { MARINE } from './products-marine';
import { PROJECT } from './products-project';
import { PROPERTY } from './products-property';

/** The corporate products, each under the last part of its page's path. */
export const PRODUCTS = {
  ...PROJECT,
  ...LIABILITY,
  ...EMPLOYEES,
  ...MARINE,
  ...PROPERTY,
} satisfies Record<string, Picture>;
