import type { StatusChange } from '../../db/lead-states';
import { formatIndianTime } from '../../text/indian-time';
import { STATUS_WORDS } from '../words';
import { Theirs } from './Layout';

/** Lists who changed a lead's status, and when. Renders nothing if nobody has changed the status. */
export const History = ({ changes }: { readonly changes: readonly StatusChange[] }) =>
  changes.length > 0 && (
    <section className="panel">
      <h2>History</h2>
      <dl className="facts">
        {changes.map(({ version, from_status, to_status, changed_by, changed_at }) => (
          <div key={version}>
            <dt>
              {STATUS_WORDS[from_status]} to {STATUS_WORDS[to_status]}
            </dt>
            <dd>
              <Theirs text={changed_by} />, <time dateTime={changed_at}>{formatIndianTime(changed_at)}</time>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
