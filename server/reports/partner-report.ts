import type { StoredLead } from '../db/leads';
import type { Partner } from '../db/partners';
import { type Cell, formatCsv } from '../text/format-csv';
import { formatTable } from '../text/format-table';
import { readExtraFields } from './lead-report';

type CountName = 'leads' | 'suspected';

/** The columns with counts. Each function returns true for the leads that its column counts. */
const COUNTS: Readonly<Record<CountName, (lead: StoredLead) => boolean>> = {
  leads: ({ suspected }) => suspected === null,
  suspected: ({ suspected }) => suspected !== null,
};

const COUNT_NAMES = Object.keys(COUNTS) as CountName[];

const COLUMNS = ['partner', 'name', 'product', ...COUNT_NAMES, 'unknown_partner'] as const;

/** The numbers of one partner's leads for one product. */
export type PartnerRow = { readonly partner: string; readonly product: string } & {
  readonly [name in CountName]: number;
} & { readonly name?: string; readonly unknown_partner?: true };

/** Returns what a lead asks for. For a quote request, this is the insurance. For other leads, it is the lead's kind. */
const productOf = ({ kind, insurance_type, type_of_insurance }: StoredLead) =>
  kind === 'quote' ? [insurance_type, type_of_insurance].filter(Boolean).join(': ') || kind : kind;

const noCounts = () => Object.fromEntries(COUNT_NAMES.map((name) => [name, 0])) as Record<CountName, number>;

/**
 * Counts the leads of each partner for each product. Sorts the counts by partner, then by product. Leaves out leads
 * without a partner.
 */
export async function countByPartner(
  pages: AsyncIterable<readonly StoredLead[]>,
  partners: ReadonlyMap<string, Partner>,
): Promise<PartnerRow[]> {
  const groups = new Map<string, { partner: string; product: string } & Record<CountName, number>>();
  for await (const page of pages) {
    for (const lead of page) {
      const { partner } = readExtraFields(lead);
      if (partner === undefined) continue;
      const product = productOf(lead);
      const key = JSON.stringify([partner, product]);
      const group = groups.get(key) ?? { partner, product, ...noCounts() };
      groups.set(key, group);
      for (const name of COUNT_NAMES) if (COUNTS[name](lead)) group[name]++;
    }
  }
  const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  return [...groups.values()]
    .sort((one, other) => compare(one.partner, other.partner) || compare(one.product, other.product))
    .map((group) => {
      const known = partners.get(group.partner);
      return { ...group, ...(known ? { name: known.name } : { unknown_partner: true }) };
    });
}

const toRows = (rows: readonly PartnerRow[]): readonly (readonly Cell[])[] => [
  COLUMNS,
  ...rows.map((row) => COLUMNS.map((name): Cell => row[name] ?? '')),
];

export const PARTNER_REPORTS = {
  json: (rows: readonly PartnerRow[]) => `${JSON.stringify(rows, null, 2)}\n`,
  csv: (rows: readonly PartnerRow[]) => formatCsv(toRows(rows)),
  text: (rows: readonly PartnerRow[]) => (rows.length > 0 ? formatTable(toRows(rows)) : ''),
};
