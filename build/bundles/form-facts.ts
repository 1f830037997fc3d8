import { USES_CHECKBOX } from '../../widgets/quote-form/uses-checkbox';

/** Rollup plugin: makes `USES_CHECKBOX` a constant, so that the bundle leaves the checkbox out if no field uses it. */
export const formFacts = {
  name: 'form-facts',
  load: (id: string) =>
    id.endsWith('/quote-form/uses-checkbox.ts')
      ? `export const USES_CHECKBOX = ${USES_CHECKBOX};`
      : undefined,
};
