import { useEffect, useState } from 'react';
import { ApplicationForm, type ApplicationFormProps } from './ApplicationForm';
import { COPY } from './copy';
import type { Found } from './find-job';
import { JobView } from './JobView';

export type CareerDetailsProps = Omit<ApplicationFormProps, 'jobId' | 'store'> & {
  /** Who takes a CV that finds no form; empty: nobody is named. */
  readonly mail: string;
  /** Shows what it finds, until it is stopped. */
  readonly find: (show: (found: Found) => void) => () => void;
  readonly storeFor: (jobId: string) => ApplicationFormProps['store'];
};

const SendCv = ({ mail }: { readonly mail: string }) =>
  mail && (
    <p>
      {COPY.sendCv} <a href={`mailto:${mail}`}>{mail}</a>
    </p>
  );

/** One opening and the form to apply for it. Its first render is what shows without scripts. */
export function CareerDetails({ find, storeFor, mail, ...props }: CareerDetailsProps) {
  const [found, setFound] = useState<Found>();
  useEffect(() => find(setFound), [find]);

  if (typeof found === 'object') {
    const { id } = found.job;
    return (
      <div className="career-details">
        <JobView {...found} />
        <ApplicationForm key={id} jobId={id} store={storeFor(id)} {...props} />
      </div>
    );
  }
  const unknown = found === 'unknown';
  return (
    <div className="career-details career-details--none" data-waiting={found ? undefined : ''}>
      {!found && <p className="career-details__waiting">{COPY.waiting}</p>}
      <div className="career-details__panel">
        <h2>{unknown ? COPY.unknown : COPY.which}</h2>
        <p>{unknown ? COPY.unknownWhy : COPY.choose}</p>
        {!found && <p>{COPY.needsScript}</p>}
        <SendCv mail={mail} />
        <p className="career-details__ways">
          <a className="career-details__button" href={props.list}>
            {COPY.openings}
          </a>
          {unknown && (
            <button type="button" className="career-details__cancel" onClick={() => location.reload()}>
              {COPY.again}
            </button>
          )}
        </p>
      </div>
    </div>
  );
}
