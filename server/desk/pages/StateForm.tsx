import type { LeadState } from '../../db/lead-states';
import { LEAD_STATUSES, type LeadStatus } from '../../db/schema';
import { formatIndianTime } from '../../text/indian-time';
import type { Person } from '../access';
import { STATUS_WORDS } from '../words';
import { Theirs, Token } from './Layout';

/** What somebody typed into the form of status and note. */
export type TypedState = { readonly status: LeadStatus; readonly note: string; readonly by: string };

type StateFormProps = {
  readonly state: LeadState;
  readonly path: string;
  readonly person: Person;
  readonly typed: TypedState | undefined;
  readonly problem: string | undefined;
};

/** Says who made the last change, and when. */
const Changed = ({ state: { changedBy, changedAt } }: { readonly state: LeadState }) =>
  changedBy && changedAt ? (
    <>
      <Theirs text={changedBy} /> at <time dateTime={changedAt}>{formatIndianTime(changedAt)}</time>
    </>
  ) : null;

/** Shows what somebody else saved while this person was typing. */
const Conflict = ({ state }: { readonly state: LeadState }) => (
  <div className="error" role="alert" id="state-error">
    <p>
      Not saved: <Changed state={state} /> changed this lead while you were writing. Saved now:
    </p>
    <p>
      <strong>{STATUS_WORDS[state.status]}</strong>
    </p>
    <p className="text">{state.note ? <Theirs text={state.note} /> : 'No note.'}</p>
    <p>Below is what you wrote. Save replaces theirs with yours: copy into it what should stay.</p>
  </div>
);

export const StateForm = ({ state, path, person, typed, problem }: StateFormProps) => {
  const shown = typed ?? { status: state.status, note: state.note, by: person.name };
  return (
    <form className="panel" method="post" action={path} aria-label="Status and note">
      <h2>Status</h2>
      {typed &&
        (problem ? (
          <p className="error" role="alert" id="state-error">
            {problem}
          </p>
        ) : (
          <Conflict state={state} />
        ))}
      <Token token={person.token} />
      <input type="hidden" name="version" value={state.version} />
      <fieldset className="choices">
        <legend className="hidden">Status</legend>
        {LEAD_STATUSES.map((status) => (
          <label key={status}>
            <input type="radio" name="status" value={status} defaultChecked={status === shown.status} />
            <span>{STATUS_WORDS[status]}</span>
          </label>
        ))}
      </fieldset>
      <p className="field">
        <label htmlFor="note">Note</label>
        <textarea id="note" name="note" rows={5} maxLength={4000} defaultValue={shown.note} />
      </p>
      {!person.isNamedByProxy && (
        <p className="field">
          <label htmlFor="by">Your name</label>
          <input id="by" name="by" maxLength={100} required autoComplete="name" defaultValue={shown.by} />
        </p>
      )}
      <p className="actions">
        <button type="submit">Save</button>
        {state.changedBy && !typed && (
          <span className="muted">
            Changed by <Changed state={state} />
          </span>
        )}
      </p>
    </form>
  );
};
