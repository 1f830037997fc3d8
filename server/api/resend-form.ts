import { RESUME_TYPES } from '../../widgets/contract/application-rules';
import { LEAD_FIELDS, type LeadField } from '../../widgets/contract/field-rules';
import { SEND_APPLICATION } from '../../widgets/contract/list-endpoints';
import { escapeHtml } from '../text/escape-html';
import type { FormFields } from './api-response';
import type { Form } from './read-form';

const FILE = 'file';

const FIELDS: FormFields = {
  ...LEAD_FIELDS,
  // Only applications have the fields `linkdin` and FILE.
  linkdin: { label: 'Linkdin URL', control: 'text', maxLength: 200 },
  [FILE]: { label: 'Upload Resume', control: 'text', maxLength: 200 },
};

function controlOf(name: string, field: LeadField, value: string): string {
  const attributes = `id="${name}" name="${name}" aria-describedby="${name}-error"`;
  if (name === FILE) return `<input type="file" ${attributes} accept="${Object.keys(RESUME_TYPES)}">`;
  if (field.control === 'textarea') {
    // Doubles a line break at the start, since HTML drops the first line break in a textarea.
    return `<textarea ${attributes} rows="6">${/^[\r\n]/.test(value) ? '\n' : ''}${escapeHtml(value)}</textarea>`;
  }
  if (field.control === 'checkbox')
    return `<input type="checkbox" ${attributes} value="yes"${value === 'yes' ? ' checked' : ''}>`;
  const values = field.options ?? field.values;
  if (!values) return `<input type="text" ${attributes} value="${escapeHtml(value)}">`;
  const options = values.map(
    (option) => `<option${option === value ? ' selected' : ''}>${escapeHtml(option)}</option>`,
  );
  return `<select ${attributes}>\n<option value="">${field.prompt}</option>\n${options.join('\n')}\n</select>`;
}

function fieldHtml(name: string, field: LeadField, value: string, error = ''): string {
  return `<p><label for="${name}">${field.label}</label>
${controlOf(name, field, value)}
<span id="${name}-error">${escapeHtml(error)}</span></p>`;
}

/**
 * Returns a form that sends a visitor's values again, since some browsers empty a form when the visitor goes back to
 * it. The form shows the fields with errors, and has all other values in hidden fields. Returns an empty string if an
 * error is not about a field in `fields`: the visitor can't correct that error.
 */
export function resendForm(
  form: Form,
  errors: Readonly<Record<string, string>> = {},
  fields: FormFields = FIELDS,
): string {
  if (Object.keys(errors).some((name) => !Object.hasOwn(fields, name))) return '';
  // Asks for the file again, since browsers do not keep a chosen file.
  const files = form.get('action') === SEND_APPLICATION.fixed.action ? [FILE] : [];
  const shown = [...new Set([...Object.keys(errors), ...files])];
  const hidden = [...form].filter(([name]) => !shown.includes(name) && name !== 'submit');
  // The form has no `action`, so the browser sends it to the page's address. The server can't know this address for
  // certain, since a proxy may have changed the path.
  return `<form method="post" enctype="multipart/form-data">
${hidden.map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`).join('\n')}
${shown.map((name) => fieldHtml(name, fields[name] as LeadField, form.get(name) ?? '', errors[name])).join('\n')}
<p><button type="submit">Send it again</button></p>
</form>
`;
}
