import { BANNERS } from '../art/banners';
import { addressOf } from '../records/addresses';
import { COMPARE, COMPARISONS } from '../records/compare';
import type { Comparison } from '../records/compare/comparison';
import { FIND_MY_COVER, FIND_MY_COVER_PATH } from '../records/find-my-cover';
import { Fold } from './blocks/Fold';
import { HeadingText } from './blocks/HeadingText';
import { Hero } from './blocks/Hero';
import { createTermLinks, type LinkTerms } from './blocks/term-links';
import type { Crumbs } from './layout/Breadcrumb';

/**
 * Roles of the table's parts. The roles are explicit because compare.css lays out the parts as blocks on phones, and
 * some browsers then drop the parts' implicit table roles.
 */
const ROLES = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
} as const;

const Table = ({ id, lead, covers, rows, linkTerms }: Comparison & { readonly linkTerms: LinkTerms }) => (
  <table className="compare" aria-labelledby={id}>
    <caption>{linkTerms(lead)}</caption>
    <thead {...ROLES.group}>
      <tr {...ROLES.row}>
        <td {...ROLES.cell} />
        {covers.map(({ name, product }) => (
          <th key={name} {...ROLES.columnHeader}>
            <a href={addressOf(product)}>{name}</a>
          </th>
        ))}
      </tr>
    </thead>
    <tbody {...ROLES.group}>
      {rows.map(({ label, cells }) => (
        <tr key={label} {...ROLES.row}>
          <th {...ROLES.rowHeader}>{label}</th>
          {covers.map(({ name }, at) => (
            <td key={name} data-cover={name} {...ROLES.cell}>
              <span>{linkTerms(cells[at] as string)}</span>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
    <tfoot {...ROLES.group}>
      <tr {...ROLES.row}>
        <th {...ROLES.rowHeader}>Ask us</th>
        {covers.map(({ name, product }) => (
          <td key={name} data-cover={name} {...ROLES.cell}>
            <a className="target" href={`${addressOf(product)}#formdata`}>
              Get A Quote<span className="hidden-text"> for {name}</span>
            </a>
          </td>
        ))}
      </tr>
    </tfoot>
  </table>
);

/** Renders the comparisons as tables. Each table compares covers that are easily confused, side by side. */
export const Compare = ({ crumbs }: { readonly crumbs: Crumbs }) => {
  const linkTerms = createTermLinks();
  return (
    <>
      <Hero title={COMPARE.title} crumbs={crumbs} picture={BANNERS.compare} height="low">
        <p className="lead">{linkTerms(COMPARE.lead)}</p>
      </Hero>
      {COMPARISONS.map((one, at) => (
        <div key={one.id} className={at % 2 ? 'g-white' : undefined}>
          <div className="wrap">
            <Fold
              title={
                <h2 id={one.id}>
                  <HeadingText>{one.title}</HeadingText>
                </h2>
              }
            >
              <Table {...one} linkTerms={linkTerms} />
            </Fold>
          </div>
        </div>
      ))}
      <div className="sec wrap">
        <p className="big">
          Not sure which fits? <a href={FIND_MY_COVER_PATH}>{FIND_MY_COVER.title}</a>
        </p>
        <p className="small">{linkTerms(COMPARE.note)}</p>
      </div>
    </>
  );
};
