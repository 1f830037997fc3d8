import { useEffect, useState } from 'react';
import { Notice } from '../shared/Notice';
import { Waiting } from '../shared/Waiting';
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

type NoJobProps = Pick<CareerDetailsProps, 'mail' | 'list'> & {
  /** Undefined: nobody has looked for one, as no script runs. */
  readonly found: 'missing' | 'unknown' | undefined;
};

function NoJob({ found, list, mail }: NoJobProps) {
  const unknown = found === 'unknown';
  return (
    <Notice title={unknown ? COPY.unknown : COPY.which} heading="h2">
      <p className="broker-listing__text">{unknown ? COPY.unknownWhy : COPY.choose}</p>
      {!found && <p className="broker-listing__text">{COPY.needsScript}</p>}
      {mail && (
        <p className="broker-listing__text">
          {COPY.sendCv}{' '}
          <a className="broker-listing__way" href={`mailto:${mail}`}>
            {mail}
          </a>
        </p>
      )}
      <div className="career-details__ways">
        <a className="broker-listing__action" href={list}>
          {COPY.openings}
        </a>
        {unknown && (
          <button
            type="button"
            className="broker-listing__action broker-listing__action--quiet"
            onClick={() => location.reload()}
          >
            {COPY.again}
          </button>
        )}
      </div>
    </Notice>
  );
}

/** One opening and the form to apply for it. Its first render is what shows without scripts. */
export function CareerDetails({ find, storeFor, mail, ...props }: CareerDetailsProps) {
  const [found, setFound] = useState<Found>();
  useEffect(() => find(setFound), [find]);

  if (typeof found === 'object') {
    const { id } = found.job;
    return (
      <div className="broker-listing career-details">
        <JobView {...found} />
        <ApplicationForm key={id} jobId={id} store={storeFor(id)} {...props} />
      </div>
    );
  }
  const words = <NoJob found={found} list={props.list} mail={mail} />;
  return (
    <div className="broker-listing career-details" aria-busy={!found}>
      {found ? words : <Waiting blocks={2}>{words}</Waiting>}
    </div>
  );
}
