import type { Count } from '../db/analytics';
import { type Cell, formatCsv } from '../text/format-csv';
import { formatTable } from '../text/format-table';
import type { PartnerRow } from './partner-report';

/** The columns of counts, and the event that each column counts. */
const STEPS = {
  views: 'view',
  seen: 'form_seen',
  used: 'form_used',
  submitted: 'form_submitted',
  failed: 'form_failed',
  unsent: 'form_unsent',
  sent: 'form_sent',
  calls: 'call',
  whatsapp: 'whatsapp',
} as const;

type Step = keyof typeof STEPS;
type Counts = Record<Step, number>;
const STEP_NAMES = Object.keys(STEPS) as Step[];

/**
 * Each rate is a step's count as a percentage of an earlier step's count. It is null if the earlier step's count is 0.
 */
const RATES = {
  used_of_seen: ['used', 'seen'],
  submitted_of_used: ['submitted', 'used'],
  sent_of_submitted: ['sent', 'submitted'],
  sent_of_seen: ['sent', 'seen'],
} as const satisfies Record<string, readonly [Step, Step]>;

type Rate = keyof typeof RATES;
const RATE_NAMES = Object.keys(RATES) as Rate[];

type FunnelRow = { readonly name: string } & Readonly<Counts> & Readonly<Record<Rate, number | null>>;

/**
 * The counts of a partner. `sent` and `leads` are both the number of the partner's stored leads, since anybody can
 * forge the reports of pages. Stored leads include those from forms on the partner's own pages, which report no steps.
 * `sent` can therefore be larger than the count of an earlier step. A rate that would be over 100 for this reason is
 * null.
 */
type PartnerFunnelRow = FunnelRow & { readonly leads: number };

type FieldRow = {
  readonly form: string;
  readonly field: string;
  /**
   * The number of page views in which the field had an error. In each page view, only the first submit that failed the
   * form's checks counts.
   */
  readonly failed: number;
  /** The number of page views in which the field was the first one used. */
  readonly first_used: number;
};

export type Funnel = {
  readonly total: FunnelRow;
  readonly pages: readonly FunnelRow[];
  readonly forms: readonly FunnelRow[];
  readonly partners: readonly PartnerFunnelRow[];
  readonly fields: readonly FieldRow[];
};

type Counted = Omit<Count, 'day'>;

const noCounts = () => Object.fromEntries(STEP_NAMES.map((step) => [step, 0])) as Counts;

/**
 * Returns a row of the report: the total count of each step, and the rates.
 * @param leads the number of stored leads. If given, it replaces the number that the pages reported as `sent`
 */
function toRow(name: string, counts: readonly Counted[], leads?: number): FunnelRow {
  const row = noCounts();
  for (const step of STEP_NAMES) {
    for (const { event, times } of counts) if (event === STEPS[step]) row[step] += times;
  }
  if (leads !== undefined) row.sent = leads;
  const isKnown = (part: Step, whole: Step) =>
    row[whole] > 0 && (leads === undefined || part !== 'sent' || leads <= row[whole]);
  const rates = RATE_NAMES.map((rate) => {
    const [part, whole] = RATES[rate];
    return [rate, isKnown(part, whole) ? Math.round((1000 * row[part]) / row[whole]) / 10 : null];
  });
  return { name, ...row, ...(Object.fromEntries(rates) as Record<Rate, number | null>) };
}

/** Groups counts by a column. Leaves out counts in which the column is empty. */
function groupBy(counts: readonly Counted[], column: 'path' | 'partner' | 'form') {
  const groups = new Map<string, Counted[]>();
  for (const count of counts) {
    const name = count[column];
    if (!name) continue;
    const group = groups.get(name);
    if (group) group.push(count);
    else groups.set(name, [count]);
  }
  return groups;
}

const bySent = (one: FunnelRow, other: FunnelRow) =>
  other.sent - one.sent || other.seen - one.seen || (one.name < other.name ? -1 : 1);

const toRows = (groups: ReadonlyMap<string, readonly Counted[]>) =>
  [...groups].map(([name, counts]) => toRow(name, counts)).sort(bySent);

function toFields(counts: readonly Counted[]): FieldRow[] {
  const rows = new Map<string, { form: string; field: string; failed: number; first_used: number }>();
  for (const { form, field, event, times } of counts) {
    const key = `${form} ${field}`;
    const row = rows.get(key) ?? { form, field, failed: 0, first_used: 0 };
    rows.set(key, row);
    if (event === STEPS.failed) row.failed += times;
    else if (event === STEPS.used) row.first_used += times;
  }
  return [...rows.values()].sort(
    (one, other) =>
      other.failed - one.failed || other.first_used - one.first_used || (one.field < other.field ? -1 : 1),
  );
}

/** Sums up the reports of pages, and adds the partners' stored leads. */
export function summarise(counts: readonly Counted[], leads: readonly PartnerRow[]): Funnel {
  const steps = counts.filter(({ field }) => !field);
  const partners = groupBy(steps, 'partner');
  const leadsOf = new Map<string, number>();
  for (const { partner, leads: count } of leads) {
    leadsOf.set(partner, (leadsOf.get(partner) ?? 0) + count);
    if (!partners.has(partner)) partners.set(partner, []);
  }
  return {
    total: toRow('total', steps),
    pages: toRows(groupBy(steps, 'path')),
    forms: toRows(groupBy(steps, 'form')),
    partners: [...partners]
      .map(([name, ofPartner]) => {
        const count = leadsOf.get(name) ?? 0;
        return { ...toRow(name, ofPartner, count), leads: count };
      })
      .sort(bySent),
    fields: toFields(counts.filter(({ field }) => field)),
  };
}

const COLUMNS = [...STEP_NAMES, ...RATE_NAMES];
const cellsOf = (row: FunnelRow, columns: readonly (Step | Rate)[]): Cell[] =>
  columns.map((column) => row[column] ?? '');

/** The columns that concern a form: no views, calls or chats. */
const FORM_COLUMNS = COLUMNS.filter((column) => !['views', 'calls', 'whatsapp'].includes(column));

const isEmpty = ({ pages, partners }: Funnel) => pages.length + partners.length === 0;

const percent = (row: FunnelRow, columns: readonly (Step | Rate)[]): Cell[] =>
  columns.map((column) => {
    const value = row[column];
    return column in RATES ? (value === null ? '-' : `${value} %`) : (value ?? '');
  });

/** Returns the heading of a column: for example, "sent/seen" for `sent_of_seen`. */
const heading = (column: Step | Rate) => column.replace('_of_', '/');

function section(title: string, rows: readonly (readonly Cell[])[]): string {
  return rows.length > 1 ? `${title}\n${formatTable(rows)}` : '';
}

function toText(funnel: Funnel): string {
  if (isEmpty(funnel)) return '';
  const { total, pages, forms, partners, fields } = funnel;
  const table = (first: string, rows: readonly FunnelRow[], columns: readonly (Step | Rate)[]) => [
    [first, ...columns.map(heading)],
    ...rows.map((row) => [row.name, ...percent(row, columns)]),
  ];
  return [
    section('Pages', table('page', pages.length > 0 ? [...pages, total] : [], COLUMNS)),
    section('Forms', table('form', forms, FORM_COLUMNS)),
    section('Partners', [
      ['partner', ...FORM_COLUMNS.map(heading), 'leads'],
      ...partners.map((row) => [row.name, ...percent(row, FORM_COLUMNS), row.leads]),
    ]),
    section('Fields that fail', [
      ['form', 'field', 'failed', 'first_used'],
      ...fields.map(({ form, field, failed, first_used }) => [form, field, failed, first_used]),
    ]),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Formats all rows as one table, with a column that says what a row is about. Rates are in percent. */
const toCsv = ({ total, pages, forms, partners, fields }: Funnel): string =>
  formatCsv([
    ['about', 'name', 'field', ...COLUMNS, 'leads', 'first_used'],
    ...(
      [
        ['page', pages],
        ['form', forms],
        ['total', [total]],
      ] as const
    ).flatMap(([about, rows]) => rows.map((row) => [about, row.name, '', ...cellsOf(row, COLUMNS), '', ''])),
    ...partners.map((row) => ['partner', row.name, '', ...cellsOf(row, COLUMNS), row.leads, '']),
    ...fields.map(({ form, field, failed, first_used }) => [
      'field',
      form,
      field,
      ...COLUMNS.map((column): Cell => (column === 'failed' ? failed : '')),
      '',
      first_used,
    ]),
  ]);

export const FUNNEL_REPORTS = {
  json: (funnel: Funnel) => `${JSON.stringify(funnel, null, 2)}\n`,
  csv: toCsv,
  text: toText,
};
