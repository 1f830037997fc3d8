import type { LEAD_FIELDS, QUOTE_FIELDS } from '../contract/field-rules';
import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /** Who is credited; stored with the lead as `partner`. */
  partner: '',
  /**
   * On the broker's own pages: where a visitor goes after a success. Only addresses of the same origin are followed.
   * @format address
   */
  home: '',
  /** Level of the form's heading; `none` where the page has a heading of its own. */
  headingLevel: ['2', '3', '4', '5', '6', 'none'],
} as const;
export type QuoteFormOptions = OptionsOf<typeof OPTIONS>;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** The fields of the form, with the allowed values of each. */
type FieldTable = {
  readonly [name in keyof typeof QUOTE_FIELDS as CamelCase<name>]: (typeof LEAD_FIELDS)[name] extends {
    readonly values: infer Values;
  }
    ? Values
    : '';
};

/**
 * Initial values of the fields, read by `extras/prefill.ts`. Lists a property only to describe it: any other fills its
 * field, as `npm run docs` writes of it.
 */
export interface PrefillTable extends FieldTable {
  /**
   * Chooses the state. Other names and codes work: `Orissa`, `TS`.
   * @format a name from the form's list of states
   */
  readonly state: FieldTable['state'];
  /**
   * Chooses a city of that state. Other names work: `Bangalore`.
   * @format a name from the state's list of cities
   */
  readonly city: FieldTable['city'];
  /** Chooses the insurance type. */
  readonly insuranceType: FieldTable['insuranceType'];
}
