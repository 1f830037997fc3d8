import type { ListedLead } from '../../db/lead-list';
import type { Person } from '../access';
import { type ListParams, toPlace, toQuery } from '../list-params';
import { Filters } from './Filters';
import { Layout } from './Layout';
import { LeadRow } from './LeadRow';

/** The largest count that the list shows exactly. Counting all leads would take as long as reading them. */
export const MAX_COUNT = 1000;

type ListPageProps = Omit<Parameters<typeof Filters>[0], 'token'> & {
  readonly person: Person;
  readonly leads: readonly ListedLead[];
  /** The query of this page's address: see `listQuery`. */
  readonly list: string;
  /** How many leads the list has, counted up to MAX_COUNT + 1. Undefined on all pages of the list except the first. */
  readonly count: number | undefined;
  readonly hasNewer: boolean;
  readonly hasOlder: boolean;
  /**
   * How many suspected leads arrived in the last 30 days, counted up to MAX_COUNT + 1. 0 on all pages of the list
   * except the first.
   */
  readonly suspected: number;
};

const countText = (count: number) =>
  count > MAX_COUNT ? `More than ${MAX_COUNT} leads` : count === 1 ? '1 lead' : `${count} leads`;

/** Returns the list's heading, which is also the page's title. */
const headingOf = (params: ListParams, search: string | undefined) =>
  search ? 'Search results' : params.suspected ? 'Suspected leads' : 'Leads';

export const ListPage = (props: ListPageProps) => {
  const { person, params, search, leads, list, count, hasNewer, hasOlder, suspected } = props;
  const [first, last] = [leads[0], leads.at(-1)];
  const title = headingOf(params, search);
  const isNewest = !hasNewer && !search;
  return (
    <Layout title={title} current="leads" person={person}>
      <div className="head">
        <h1>{title}</h1>
        {count !== undefined && <p className="count">{countText(count)}</p>}
      </div>
      <Filters {...props} token={person.token} />
      {suspected > 0 && !params.suspected && !search && (
        <p className="notice">
          <a href="/?suspected=yes">
            {countText(suspected)} {suspected === 1 ? 'looks' : 'look'} like spam
          </a>
          : its hidden field was filled in.
        </p>
      )}
      <p role="status" className="news" id="news" />
      {leads.length === 0 ? (
        <p className="empty">
          {search || toQuery(params)
            ? 'No leads match. Change the search or the filters.'
            : 'No leads yet. New ones appear here automatically.'}
        </p>
      ) : null}
      <ol className="leads" {...(isNewest && { 'data-news': `/news${toQuery(params)}` })}>
        {leads.map((lead) => (
          <LeadRow key={lead.id} lead={lead} list={list} />
        ))}
      </ol>
      <nav className="pages" aria-label="Pages">
        {hasNewer && first && (
          <>
            <a href={`/${toQuery(params)}`}>Newest</a>
            <a rel="prev" href={`/${toQuery(params, { after: toPlace(first) })}`}>
              Newer
            </a>
          </>
        )}
        {hasOlder && last && (
          <a rel="next" href={`/${toQuery(params, { before: toPlace(last) })}`}>
            Older
          </a>
        )}
      </nav>
      {leads.length > 0 && (
        <p className="actions">
          All leads of this list, not only of this page:
          <a className="button second" href={`/export.xlsx${toQuery(params)}`}>
            Excel
          </a>
          <a className="button second" href={`/export.csv${toQuery(params)}`}>
            CSV
          </a>
        </p>
      )}
    </Layout>
  );
};
