import type { LeadState } from '../../db/lead-states';
import { LEAD_STATUSES, type LeadStatus } from '../../db/schema';
import { formatIndianTime } from '../../text/indian-time';
import type { Person } from '../access';
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH } from '../limits';
import { STATUS_WORDS } from '../words';
import { Theirs, Token } from './Layout';

/** What somebody entered in the form with the status and the note. */
export type TypedState = {
  readonly status: LeadStatus;
  readonly note: string;
  readonly by: string;
  /** The version of the lead's state that the form was based on. */
  readonly version: number;
};

/** A reason why the form was not saved, other than a change by somebody else. */
export type StateProblem = {
  /** The invalid field. Undefined if all fields are valid. */
  readonly field?: 'status' | 'note' | 'by';
  readonly text: string;
};

type StateFormProps = {
  readonly state: LeadState;
  /** The address to which the form is sent. */
  readonly action: string;
  readonly person: Person;
  readonly typed: TypedState | undefined;
  readonly problem: StateProblem | undefined;
};

type FailureProps = {
  readonly state: LeadState;
  /** Undefined if somebody else has changed the lead. */
  readonly problem: StateProblem | undefined;
};

const ERROR_ID = 'state-error';

/** Says who made the last change, and when. */
const Changed = ({ state: { changedBy, changedAt } }: { readonly state: LeadState }) =>
  changedBy && changedAt ? (
    <>
      <Theirs text={changedBy} /> at <time dateTime={changedAt}>{formatIndianTime(changedAt)}</time>
    </>
  ) : null;

/**
 * Says at the top of the page that the form was not saved, since the form is far below on a phone. Gets the focus, so
 * that screen readers read it.
 */
export const Failure = ({ state, problem }: FailureProps) => (
  // biome-ignore lint/a11y/noAutofocus: the visitor has just pressed Save, and this is the answer
  <div className="error" role="alert" aria-labelledby="failure" tabIndex={-1} autoFocus>
    <p id="failure">
      <strong>Not saved.</strong>{' '}
      {problem ? (
        problem.text
      ) : (
        <>
          <Changed state={state} /> changed this lead while you were writing.
        </>
      )}
    </p>
    <p>
      {problem ? (
        <a href={`#${problem.field ?? 'note'}`}>Go to what you wrote</a>
      ) : (
        <a href={`#${ERROR_ID}`}>Compare theirs with yours</a>
      )}
    </p>
  </div>
);

/** Shows what somebody else saved while this person was typing. */
const Conflict = ({ state }: { readonly state: LeadState }) => (
  <div className="error" id={ERROR_ID}>
    <p>
      Saved by <Changed state={state} />:
    </p>
    <p>
      <strong>{STATUS_WORDS[state.status]}</strong>
    </p>
    <p className="text">{state.note ? <Theirs text={state.note} /> : 'No note.'}</p>
    <p>Below is what you wrote. Save replaces theirs with yours: copy into it what should stay.</p>
  </div>
);

export const StateForm = ({ state, action, person, typed, problem }: StateFormProps) => {
  const shown = typed ?? { status: state.status, note: state.note, by: person.name };
  // A form with a `problem` keeps its version. The page doesn't show what others have saved since that version, so the
  // next Save must not overwrite their changes.
  const version = typed && problem ? typed.version : state.version;
  const describe = (field: 'note' | 'by') =>
    problem?.field === field ? { 'aria-invalid': true, 'aria-describedby': ERROR_ID } : {};
  return (
    // No autocomplete: after Back, browsers restore the status and the note, but not the hidden version. Save would then
    // overwrite what a colleague has saved in between.
    <form className="panel" method="post" action={action} aria-label="Status and note" autoComplete="off">
      <h2>Status</h2>
      {typed &&
        (problem ? (
          <p className="error" id={ERROR_ID}>
            {problem.text}
          </p>
        ) : (
          <Conflict state={state} />
        ))}
      <Token token={person.token} />
      <input type="hidden" name="version" value={version} />
      <fieldset
        className="choices"
        id="status"
        aria-describedby={problem?.field === 'status' ? ERROR_ID : undefined}
      >
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
        <textarea
          id="note"
          name="note"
          rows={5}
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={shown.note}
          {...describe('note')}
        />
      </p>
      {!person.isNamedByProxy && (
        <p className="field">
          <label htmlFor="by">Your name</label>
          <input
            id="by"
            name="by"
            maxLength={MAX_NAME_LENGTH}
            required
            autoComplete="name"
            defaultValue={shown.by}
            {...describe('by')}
          />
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
