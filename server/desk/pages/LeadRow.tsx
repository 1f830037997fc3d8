import type { ListedLead } from '../../db/lead-list';
import { KIND_LABELS } from '../../reports/lead-labels';
import { formatIndianDay, formatIndianTime } from '../../text/indian-time';
import { toPlace } from '../list-params';
import { personOf, STATUS_WORDS, subjectOf } from '../words';
import { Theirs } from './Layout';

type LeadRowProps = {
  readonly lead: ListedLead;
  /** The query of the list's address, to which the lead's page leads back: see `listQuery`. */
  readonly list: string;
};

export const LeadRow = ({ lead, list }: LeadRowProps) => {
  const { reference, listedAt, dueAt, isWaiting, kind, mobile, state, city, partner, status } = lead;
  const person = personOf(lead);
  const subject = subjectOf(lead);
  const place = [city, state].filter(Boolean).join(', ');
  return (
    <li className={lead.isUnread ? 'lead unread' : 'lead'} data-place={toPlace(lead)}>
      <a className="open" id={reference} href={`/leads/${reference}${list}`}>
        <span className="name">
          {lead.isUnread && <span className="mark">Unread: </span>}
          <Theirs text={person} />
        </span>
        <span className="what">
          <Theirs text={subject} />
          <small>{subject === KIND_LABELS[kind] ? reference : `${KIND_LABELS[kind]} ${reference}`}</small>
        </span>
        <span className="where">
          <Theirs text={place} />
          {partner && (
            <small>
              Partner <Theirs text={partner} />
            </small>
          )}
        </span>
        <span className="when">
          <span>
            {listedAt === dueAt && 'Due since '}
            <time dateTime={listedAt}>{formatIndianTime(listedAt)}</time>
          </span>
          {isWaiting && dueAt && <span className="tag">Due on {formatIndianDay(dueAt)}</span>}
          {isWaiting && status === 'new' ? null : (
            <span className={`tag ${status}`}>{STATUS_WORDS[status]}</span>
          )}
          {lead.isSuspected && <span className="tag suspected">Suspected</span>}
        </span>
      </a>
      {mobile && !isWaiting && (
        <a className="call" href={`tel:+91${mobile}`}>
          Call<span className="hidden"> {person}</span>
        </a>
      )}
    </li>
  );
};
