import { ENQUIRY_FIELDS } from '../../widgets/contract/enquiry';
import {
  type FieldName,
  LEAD_FIELDS,
  type LeadField,
  type LeadFields,
  QUOTE_FIELDS,
} from '../../widgets/contract/field-rules';

const MARKED = /(<!-- fields -->\n).*?(<!-- end of fields -->)/s;

const HEAD = ['field', 'quote request', 'enquiry', 'longest', 'rule'];

/** The rules of fields with a pattern, in words. */
const RULES: { readonly [name in FieldName]?: string } = {
  mobile:
    'Ten digits, of which the first is not 0. Forms send the ten digits; as typed it may have digits of any script, +91, ' +
    'a leading 0, words before or after it such as `Mob:`, spaces, dashes, brackets and slashes.',
  email: 'text, @, text, dot, text, without spaces',
};

const requirementIn = (fields: LeadFields, name: FieldName) =>
  fields[name] === undefined ? '' : fields[name] === true ? 'required' : 'optional';

function ruleOf(name: FieldName): string {
  const { pattern, values = [] }: LeadField = LEAD_FIELDS[name];
  if (pattern && !RULES[name])
    throw new Error(
      `The field ${name} has a pattern: say in RULES of build/documents/fields-document.ts what it allows.`,
    );
  return RULES[name] ?? values.map((value) => `\`${value}\``).join(' or ');
}

/** Returns a Markdown table of the forms' fields. Fields whose rows differ only in the name share a row. */
function fieldsTable(): string {
  const rows = new Map<string, string[]>();
  for (const name of Object.keys(LEAD_FIELDS) as FieldName[]) {
    const cells = [
      requirementIn(QUOTE_FIELDS, name),
      requirementIn(ENQUIRY_FIELDS, name),
      `${LEAD_FIELDS[name].maxLength}`,
      ruleOf(name),
    ];
    const rest = cells.map((cell) => (cell ? ` ${cell} |` : ' |')).join('');
    rows.set(rest, [...(rows.get(rest) ?? []), `\`${name}\``]);
  }
  const head = [HEAD, HEAD.map(() => '---')].map((cells) => `| ${cells.join(' | ')} |`);
  return [...head, ...[...rows].map(([rest, names]) => `| ${names.join(', ')} |${rest}`)].join('\n');
}

/**
 * Returns the document with the table replaced.
 * @throws Error if the document has no marker for the table
 */
export function withFieldsTable(document: string): string {
  if (!MARKED.test(document))
    throw new Error('The document has no "<!-- fields -->" for the table of fields.');
  return document.replace(MARKED, (_, start: string, end: string) => `${start}\n${fieldsTable()}\n\n${end}`);
}
