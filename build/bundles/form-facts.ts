import { USES_CHECKBOX } from '../../widgets/quote-form/uses-checkbox';

/**
 * Inserts what the build knows about the form's fields, so that the bundle leaves out components that no field uses.
 */
export const formFacts = {
  name: 'form-facts',
  load: (id: string) =>
    id.endsWith('/quote-form/uses-checkbox.ts')
      ? `export const USES_CHECKBOX = ${USES_CHECKBOX};`
      : undefined,
};
