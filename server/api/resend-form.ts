import {
  APPLICATION_LABELS,
  APPLICATION_MISSING,
  RESUME_TYPES,
} from '../../widgets/contract/application-rules';
import { LEAD_FIELDS, type LeadField } from '../../widgets/contract/field-rules';
import { SEND_APPLICATION } from '../../widgets/contract/list-endpoints';
import type { ErrorPageTexts } from '../reports/error-page-texts';
import { escapeHtml } from '../text/escape-html';
import type { FormFields } from './api-response';
import type { Form } from './read-form';

const FILE = 'file';
const LINKDIN = 'linkdin';

const FIELDS: FormFields = {
  ...LEAD_FIELDS,
  // Only applications have these fields.
  [LINKDIN]: { label: APPLICATION_LABELS.linkdin, control: 'text', autocomplete: 'url', maxLength: 200 },
  [FILE]: { label: APPLICATION_LABELS.file, control: 'text', maxLength: 200 },
};

/** Returns the type and the keyboard of a text input. The type `url` would refuse an address without a scheme. */
const inputTypes = (name: string, { control }: LeadField) =>
  control === 'tel' || control === 'email' ? [control, control] : ['text', name === LINKDIN ? 'url' : 'text'];

type ControlProps = {
  readonly name: string;
  readonly field: LeadField;
  readonly value: string;
  readonly error: string;
  readonly texts: ErrorPageTexts;
};

function controlOf({ name, field, value, error, texts }: ControlProps): string {
  const described = [name === FILE && `${name}-hint`, error && `${name}-error`].filter(Boolean);
  const attributes = [
    `id="${name}" name="${name}"`,
    error && 'aria-invalid="true"',
    described.length && `aria-describedby="${described.join(' ')}"`,
    field.autocomplete && `autocomplete="${field.autocomplete}"`,
  ]
    .filter(Boolean)
    .join(' ');
  if (name === FILE)
    return `<input type="file" ${attributes} accept="${Object.keys(RESUME_TYPES)}" required>`;
  if (field.control === 'textarea') {
    // Doubles a line break at the start, since HTML drops the first line break in a textarea.
    return `<textarea ${attributes} rows="6">${/^[\r\n]/.test(value) ? '\n' : ''}${escapeHtml(value)}</textarea>`;
  }
  if (field.control === 'checkbox')
    return `<input type="checkbox" ${attributes} value="yes"${value === 'yes' ? ' checked' : ''}>`;
  const values = field.options ?? field.values;
  if (!values) {
    const [type, inputMode] = inputTypes(name, field);
    return `<input type="${type}" inputmode="${inputMode}" ${attributes} value="${escapeHtml(value)}">`;
  }
  const { prompt, names } = texts.fieldTexts(name, field);
  const options = values.map(
    (option) =>
      `<option value="${escapeHtml(option)}"${option === value ? ' selected' : ''}>${escapeHtml(names?.[option] ?? option)}</option>`,
  );
  return `<select ${attributes}>\n<option value="">${prompt}</option>\n${options.join('\n')}\n</select>`;
}

function fieldHtml(props: ControlProps): string {
  const { name, field, error, texts } = props;
  const translated = texts.translateError(error);
  const lang = translated === undefined ? ' lang="en"' : '';
  const { label, hint } = texts.fieldTexts(name, field);
  const again = error === APPLICATION_MISSING.file ? '' : `${texts.chooseFileAgain} `;
  return `<p><label for="${name}">${label}</label>
${name === FILE ? `<small id="${name}-hint">${again}${hint}</small>\n` : ''}${controlOf(props)}${error && `\n<span id="${name}-error"${lang}>${escapeHtml(translated ?? error)}</span>`}</p>`;
}

/**
 * Returns a form that sends a visitor's values again, since some browsers empty a form when the visitor goes back to
 * it. The form shows the fields with errors, and has all other values in hidden fields. Returns an empty string if an
 * error is not about a field in `fields`: the visitor can't correct that error.
 */
export function resendForm(
  form: Form,
  texts: ErrorPageTexts,
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
${shown
  .map((name) =>
    fieldHtml({
      name,
      field: fields[name] as LeadField,
      value: form.get(name) ?? '',
      error: errors[name] ?? '',
      texts,
    }),
  )
  .join('\n')}
<p><button type="submit">${texts.sendAgain}</button></p>
</form>
`;
}
