import type { Say } from '../shared/language';
import type { LeadState } from '../shared/lead-store';
import { COPY } from './copy';

type OutcomeProps = Pick<LeadState, 'phase' | 'message'> & { readonly phone: string; readonly say: Say };

/** Why nothing was stored, in words, beside the button that mends it; the server's own words where it spoke. */
export function Outcome({ phase, message, phone, say }: OutcomeProps) {
  const failed = phase === 'failed';
  return (
    <div role="alert">
      {(failed || phase === 'refused') && (
        <div className="quote-form__box">
          <strong>{say(failed && !navigator.onLine ? COPY.offline : message || COPY.failed)}</strong>
          {failed && <span>{say(COPY.kept)}</span>}
          {phone && (
            <a href={`tel:${phone.replace(/ /g, '')}`}>
              {say(COPY.callUs)} {phone}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
