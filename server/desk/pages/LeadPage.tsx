import { type LeadDetail, MAX_OTHERS } from '../../db/lead-detail';
import type { ChannelName } from '../../db/schema';
import type { ContactLink } from '../../reports/contact-links';
import { KIND_LABELS } from '../../reports/lead-labels';
import { formatIndianDay, formatIndianTime } from '../../text/indian-time';
import type { Person } from '../access';
import { type ListParams, listQuery, readParams, toQuery } from '../list-params';
import { personOf, subjectOf } from '../words';
import { Contact } from './Contact';
import { DeliveryPanel } from './DeliveryPanel';
import { Done } from './Done';
import { Consent, Facts } from './Facts';
import { History } from './History';
import { Layout, Theirs, Token } from './Layout';
import { LeadRow } from './LeadRow';
import { Failure, StateForm, type StateProblem, type TypedState } from './StateForm';

type LeadPageProps = {
  readonly detail: LeadDetail;
  readonly links: readonly ContactLink[];
  readonly person: Person;
  /** The channels over which the broker gets leads. */
  readonly channels: readonly ChannelName[];
  /** The query of the page's address. It contains the address of the list that leads here. */
  readonly query: URLSearchParams;
  /** What has just been done: a key of DONE. */
  readonly done?: string | undefined;
  /** What the person typed, if it could not be saved. */
  readonly typed?: TypedState | undefined;
  /** Why `typed` could not be saved. Undefined if the reason is that somebody else has changed the lead. */
  readonly problem?: StateProblem | undefined;
};

/** Returns the text that a lead's page shows once the lead is approved. It says when the lead is delivered. */
function approvedText({ lead, deliveries }: LeadDetail, channels: readonly ChannelName[]): string {
  const approved = 'This lead now counts as genuine';
  if (channels.length === 0) return `${approved}. It is read here: no channel is set up.`;
  const due = deliveries.some(({ due_at }) => due_at === lead.deliver_after) ? lead.deliver_after : null;
  return `${approved}, and is delivered${due === null ? '' : ` on ${formatIndianTime(due)}`}.`;
}

/** The texts that say what has just been done. */
const DONE: Readonly<Record<string, (detail: LeadDetail, channels: readonly ChannelName[]) => string>> = {
  saved: () => 'Saved.',
  sent: () => 'It is sent again within seconds.',
  approved: approvedText,
};

/** Returns the name of a list in the link that leads back to it. */
function nameOf(params: ListParams): string {
  if (params.search) return 'Search results';
  if (params.suspected) return 'Suspected leads';
  return toQuery(params) ? 'Filtered leads' : 'All leads';
}

export const LeadPage = (props: LeadPageProps) => {
  const { detail, links, person, channels, query, done, typed, problem } = props;
  const { listed, lead, others, hasMoreOthers } = detail;
  const doneText = done && Object.hasOwn(DONE, done) ? DONE[done]?.(detail, channels) : undefined;
  const path = `/leads/${listed.reference}`;
  const list = listQuery(query);
  return (
    <Layout
      title={typed ? `Not saved · ${listed.reference}` : listed.reference}
      current="leads"
      person={person}
    >
      <p className="crumb">
        <a href={`/${list}#${listed.reference}`}>{nameOf(readParams(query))}</a>
      </p>
      <div className="head">
        <h1>
          <Theirs text={personOf(listed)} />
        </h1>
        <p className="count">
          {KIND_LABELS[listed.kind]} {listed.reference} · <Theirs text={subjectOf(listed)} /> ·{' '}
          <time dateTime={listed.receivedAt}>{formatIndianTime(listed.receivedAt)}</time>
          {listed.dueAt && !listed.isWaiting && (
            <>
              {' '}
              · due since <time dateTime={listed.dueAt}>{formatIndianTime(listed.dueAt)}</time>
            </>
          )}
        </p>
      </div>
      {typed && <Failure state={detail.state} problem={problem} />}
      {doneText && <Done text={doneText} />}
      {listed.dueAt && listed.isWaiting && (
        <p className="notice">
          This reminder is for the team from {formatIndianDay(listed.dueAt)} on, as its sender was told.
          {!listed.isSuspected && ' Then it is an unread lead in the list.'}
        </p>
      )}
      {listed.isSuspected && (
        <div className="notice">
          <p>
            This lead may be spam: {lead.suspected}. Some browsers show that field to people. It goes to no
            webhook until you say that it is genuine.
          </p>
          <form method="post" action={`${path}/approve${list}`}>
            <Token token={person.token} />
            <button type="submit">It is genuine</button>
          </form>
        </div>
      )}
      <Contact links={links} />
      <div className="columns">
        <div>
          <Facts detail={detail} resume={`${path}/resume${list}`} />
        </div>
        <div>
          <StateForm
            state={detail.state}
            action={path + list}
            person={person}
            typed={typed}
            problem={problem}
          />
          <History changes={detail.statusChanges} />
          <DeliveryPanel
            detail={detail}
            action={`${path}/send${list}`}
            channels={channels}
            token={person.token}
          />
          <Consent lead={lead} />
        </div>
      </div>
      {others.length > 0 && (
        <section>
          <h2>Other leads of this person</h2>
          <ol className="leads">
            {others.map((other) => (
              <LeadRow key={other.id} lead={other} list={list} />
            ))}
          </ol>
          {hasMoreOthers && (
            <p className="muted">
              These are the latest {MAX_OTHERS}. A search for the number or the mail address lists all.
            </p>
          )}
        </section>
      )}
    </Layout>
  );
};
