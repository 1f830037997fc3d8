import type { LeadState } from '../shared/lead-store';
import { COPY } from './copy';

/** Why nothing was stored, in words, beside the button that mends it; the server's own words where it spoke. */
export function Outcome({ phase, message, phone }: Pick<LeadState, 'phase' | 'message'> & { phone: string }) {
  const failed = phase === 'failed';
  return (
    <div role="alert">
      {(failed || phase === 'refused') && (
        <div className="quote-form__box">
          <strong>{failed && !navigator.onLine ? COPY.offline : message || COPY.failed}</strong>
          {failed && <span>{COPY.kept}</span>}
          {phone && (
            <a href={`tel:${phone.replace(/ /g, '')}`}>
              {COPY.callUs} {phone}
            </a>
          )}
        </div>
      )}
    </div>
  );
}
