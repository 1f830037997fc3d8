import type { LEAD_FIELDS, QUOTE_FIELDS } from '../contract/field-rules';
import type { OptionsOf } from '../shared/runtime/read-options';

export const OPTIONS = {
  /** ID of the partner who is credited. Stored with the lead as `partner`. */
  partner: '',
  /**
   * On the broker's own pages: address that opens after a success. Addresses of another origin are ignored.
   * @format address
   */
  home: '',
  /** Level of the form's heading. `none` if the page already has a heading for the form. */
  headingLevel: ['2', '3', '4', '5', '6', 'none'],
} as const;
export type QuoteFormOptions = OptionsOf<typeof OPTIONS>;

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

type Prefilled = {
  readonly [name in keyof typeof QUOTE_FIELDS]: (typeof LEAD_FIELDS)[name] extends { readonly consent: true }
    ? never
    : name;
}[keyof typeof QUOTE_FIELDS];

/** The fields that a page may prefill, with the allowed values of each. */
type FieldTable = {
  readonly [name in Prefilled as CamelCase<name>]: (typeof LEAD_FIELDS)[name] extends {
    readonly values: infer Values;
  }
    ? Values
    : '';
};

// Initial values of the fields, read by `extras/prefill.ts`. A property here is needed only for its description in the
// documents. For a field without a property, `npm run docs` writes a standard description.
export interface PrefillTable extends FieldTable {
  /**
   * State to select. Other names and codes work, such as `Orissa` and `TS`.
   * @format a name from the form's list of states
   */
  readonly state: FieldTable['state'];
  /**
   * City to select, in the state of `data-state`. Other names work, such as `Bangalore`.
   * @format a name from the state's list of cities
   */
  readonly city: FieldTable['city'];
  /** Insurance type to select. */
  readonly insuranceType: FieldTable['insuranceType'];
}
