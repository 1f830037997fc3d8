import { findSearch, saveSearch } from '../db/desk-searches';
import { type LeadPosition, listChoices, listPositions, readListed } from '../db/lead-list';
import { listPartners } from '../db/partners';
import { indianDay } from '../text/indian-time';
import type { Person } from './access';
import { sendExport } from './export';
import type { DeskContext, DeskHandler, DeskRoutes } from './handler';
import { type ListParams, listQuery, readParams, readPlace, toFilter, toQuery } from './list-params';
import type { Choices } from './pages/Filters';
import { LeadRow } from './pages/LeadRow';
import { ListPage, MAX_COUNT } from './pages/ListPage';
import { MessagePage } from './pages/MessagePage';
import { redirect, send, sendPage, toHtml } from './respond';

const PAGE_SIZE = 50;
const MAX_SEARCH_LENGTH = 200;
/** How long the filters' choices are cached: reading the choices takes as long as reading several pages of leads. */
const CHOICES_MS = 60_000;
const SUSPECTED_DAYS = 30;

function createChoices({ db }: DeskContext) {
  let kept: Promise<Choices> | undefined;
  let readAt = 0;
  const read = async (): Promise<Choices> => ({
    products: await listChoices(db, 'type_of_insurance'),
    cities: await listChoices(db, 'city'),
    partners: await listChoices(db, 'partner'),
  });
  return (): Promise<Choices> => {
    if (kept && Date.now() - readAt < CHOICES_MS) return kept;
    readAt = Date.now();
    const before = kept;
    const next = read();
    next.catch(() => {
      readAt = 0;
    });
    kept = before ? next.catch(() => before) : next;
    // Returns earlier choices if there are any, so that the page doesn't wait for the new choices.
    return before ?? next;
  };
}

/** Returns the routes of the list of leads: its pages, searches, exports and new rows. */
export function listRoutes(context: DeskContext): DeskRoutes {
  const { db, now } = context;
  const readChoices = createChoices(context);
  // Reads the choices now, so that the first page after a start doesn't wait for them.
  readChoices().catch(() => {});

  /**
   * Returns the filter and the search text for a list's parameters. Resolves to undefined if the search has expired.
   */
  async function readFilter(params: ListParams) {
    const search = params.search ? await findSearch(db, params.search, now()) : undefined;
    return params.search && search === undefined
      ? undefined
      : { filter: toFilter(params, search, now()), search };
  }

  const countSuspected = async () => {
    const from = new Date(now().getTime() - SUSPECTED_DAYS * 24 * 3_600_000);
    const filter = { isSuspected: true, includesWaiting: true, from, now: now() };
    return (await listPositions(db, filter, { limit: MAX_COUNT + 1 })).length;
  };

  const searchEnded = (person: Person) => (
    <MessagePage
      title="Search again"
      text="This search has ended. Searches are kept for 12 hours, and until somebody is erased."
      person={person}
    />
  );

  const showList: DeskHandler = async ({ res, person, query }) => {
    const params = readParams(query);
    const found = await readFilter(params);
    if (!found) return sendPage(res, 410, searchEnded(person));
    const { filter, search } = found;
    const [before, after] = [readPlace(query.get('before')), readPlace(query.get('after'))];
    const isFirst = !before && !after;
    const limit = isFirst ? MAX_COUNT + 1 : PAGE_SIZE + 1;
    const positions = await listPositions(db, filter, { before, after, limit });
    // Since the link to this page was made, others may have changed all of its leads.
    if (!isFirst && positions.length === 0) return redirect(res, `/${toQuery(params)}`);
    const hasMore = positions.length > PAGE_SIZE;
    // Leaves out positions that don't fit on the page. `positions` starts with the newest. With `after`, leaves out the
    // newest, since the page shows the leads directly before `after` in the list. Otherwise leaves out the oldest.
    const shown: readonly LeadPosition[] = after
      ? positions.slice(-PAGE_SIZE)
      : positions.slice(0, PAGE_SIZE);
    const props = {
      person,
      params,
      list: listQuery(query),
      search,
      leads: await readListed(
        db,
        shown.map(({ id }) => id),
        filter.now,
      ),
      choices: await readChoices(),
      partners: await listPartners(db),
      count: isFirst ? positions.length : undefined,
      hasNewer: before !== undefined || (after !== undefined && hasMore),
      hasOlder: after !== undefined || hasMore,
      suspected: isFirst ? await countSuspected() : 0,
    };
    sendPage(res, 200, <ListPage {...props} />);
  };

  const sendList =
    (format: 'csv' | 'xlsx'): DeskHandler =>
    async ({ res, query, person }) => {
      const found = await readFilter(readParams(query));
      if (!found) return sendPage(res, 410, searchEnded(person));
      const day = indianDay(now());
      await sendExport(res, format, { db, filter: found.filter, day });
    };

  return {
    'GET /': showList,

    'POST /searches': async ({ res, form }) => {
      const text = form.get('text')?.trim().slice(0, MAX_SEARCH_LENGTH) ?? '';
      const params = { ...readParams(form), search: text ? await saveSearch(db, text, now()) : '' };
      redirect(res, `/${toQuery(params)}`);
    },

    'GET /export.csv': sendList('csv'),
    'GET /export.xlsx': sendList('xlsx'),

    'GET /news': async ({ res, query }) => {
      const params = readParams(query);
      const found = await readFilter(params);
      const after = readPlace(query.get('after'));
      const positions = found ? await listPositions(db, found.filter, { after, limit: PAGE_SIZE }) : [];
      const leads = await readListed(
        db,
        positions.map(({ id }) => id),
        now(),
      );
      const rows = leads.map((lead) => <LeadRow key={lead.id} lead={lead} list={toQuery(params)} />);
      send(res, 200, 'text/html;charset=utf-8', toHtml(<ol>{rows}</ol>));
    },
  };
}
