import type { Picture } from './picture';
import { EMPLOYEES } from './products-employees';
import { LIABILITY } from './products-liability';
import { MARINE } from './products-marine';
import { PROJECT } from './products-project';
import { PROPERTY } from './products-property';

/** Pictures of the corporate products, by the last part of the page's path. */
export const PRODUCTS = {
  ...PROJECT,
  ...LIABILITY,
  ...EMPLOYEES,
  ...MARINE,
  ...PROPERTY,
} satisfies Record<string, Picture>;
