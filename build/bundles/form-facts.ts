import { USES_CHECKBOX } from '../../widgets/quote-form/uses-checkbox';

/** Matches the properties of LEAD_FIELDS that only the server and the build read. */
const NOT_IN_BROWSERS = /^( +)(?:personal: false|consent: true|values: \['yes'\]),$/gm;

/**
 * Rollup plugin: makes `USES_CHECKBOX` a constant, so that the bundle leaves the checkbox out if no field uses it. Also
 * removes the properties of fields that no script in a browser reads.
 */
export const formFacts = {
  name: 'form-facts',
  load: (id: string) =>
    id.endsWith('/quote-form/uses-checkbox.ts')
      ? `export const USES_CHECKBOX = ${USES_CHECKBOX};`
      : undefined,
  transform: (code: string, id: string) =>
    id.endsWith('/contract/field-rules.ts') ? { code: code.replace(NOT_IN_BROWSERS, '$1'), map: null } : null,
};
