import { type ReactNode, useEffect, useState } from 'react';
import { EmptyState } from '../shared/lists/EmptyState';
import { ListState } from '../shared/lists/ListState';
import { SkeletonBlocks } from '../shared/lists/SkeletonBlocks';
import { COPY } from './copy';
import type { Found, ShownJob } from './find-job';
import { JobView } from './JobView';

/** What was found, with the form to apply where that is a job. */
export type Shown =
  | Exclude<Found, ShownJob>
  | (ShownJob & { readonly form: (jobId: string, list: string) => ReactNode });

export type CareerDetailsProps = {
  /** Address of the openings. */
  readonly list: string;
  /** Who takes a CV that finds no form; empty: nobody is named. */
  readonly mail: string;
  /** Shows what it finds, until it is stopped. */
  readonly find: (show: (shown: Shown) => void) => () => void;
};

type NoJobProps = Pick<CareerDetailsProps, 'mail' | 'list'> & {
  /** Undefined: nobody has looked for one, as no script runs. */
  readonly found: 'missing' | 'unknown' | undefined;
};

function NoJob({ found, list, mail }: NoJobProps) {
  const unknown = found === 'unknown';
  return (
    <EmptyState title={unknown ? COPY.unknown : COPY.which} heading="h2">
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
    </EmptyState>
  );
}

/** One opening and the form to apply for it. Its first render is what shows without scripts. */
export function CareerDetails({ find, list, mail }: CareerDetailsProps) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => find(setShown), [find]);

  if (typeof shown === 'object') {
    return (
      <div className="broker-listing career-details">
        <JobView {...shown} />
        {shown.form(shown.job.id, list)}
      </div>
    );
  }
  return (
    <div className="broker-listing career-details" aria-busy={!shown}>
      <ListState isLoading={!shown} skeleton={<SkeletonBlocks count={2} />}>
        <NoJob found={shown} list={list} mail={mail} />
      </ListState>
    </div>
  );
}
