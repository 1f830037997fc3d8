import type { LeadField } from '../../widgets/contract/field-rules';
import { RENEWAL_REMINDER, reminderFields } from '../../widgets/contract/renewal-reminder';
import { SelectField } from '../../widgets/quote-form/SelectField';
import { CheckboxField } from '../../widgets/shared/forms/CheckboxField';
import { FormShell } from '../../widgets/shared/forms/FormShell';
import { TextField } from '../../widgets/shared/forms/TextField';
import { LINES } from '../records/lines';
import { REMINDER_COPY } from './reminder-copy';
import { apiBase, BROKER } from './site-values';

const ID_PREFIX = 'reminder';

/** Notes in the labels of the fields `mobile` and `email`. One of the two fields may be left empty. */
const UNLESS: Readonly<Record<string, string>> = {
  mobile: '(or an email address)',
  email: '(or a mobile number)',
};

function Control({ name, field }: { readonly name: string; readonly field: LeadField }) {
  const props = { idPrefix: ID_PREFIX, name, ...field, optional: UNLESS[name], error: undefined };
  if (field.control === 'checkbox') return <CheckboxField {...props} />;
  return field.values ? <SelectField {...props} prerendered /> : <TextField {...props} />;
}

/**
 * Renders the form of a renewal reminder. It has no script: browsers submit it natively, and our own API answers with a
 * page.
 */
export const ReminderForm = () => (
  <FormShell
    className="reminder-form"
    idPrefix={ID_PREFIX}
    copy={REMINDER_COPY}
    headingLevel="none"
    language="en"
    broker={BROKER}
    policiesUrl="/company-policies"
    action={apiBase + RENEWAL_REMINDER}
    isOwnApi
    hidden={{}}
    enhanced={false}
    phase="editing"
    errors={{}}
    message=""
    reference=""
    retrying={false}
    slow={false}
    form={{ current: null }}
    next={null}
    submit={() => undefined}
    labelOf={() => ''}
    edit={() => {}}
  >
    {Object.entries(reminderFields(LINES.map(({ name }) => name))).map(([name, field]) => (
      <Control key={name} name={name} field={field} />
    ))}
  </FormShell>
);
