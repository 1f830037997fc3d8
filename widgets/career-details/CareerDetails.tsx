import { type ReactNode, useEffect, useState } from 'react';
import { EmptyState } from '../shared/lists/EmptyState';
import { ListState } from '../shared/lists/ListState';
import { SkeletonBlocks } from '../shared/lists/SkeletonBlocks';
import { COPY } from './copy';
import type { Found, ShownJob } from './find-job';
import { JobView } from './JobView';

/** The result of the search; a job comes with its application form. */
export type Shown =
  | Exclude<Found, ShownJob>
  | (ShownJob & { readonly form: (jobId: string, list: string) => ReactNode });

export type CareerDetailsProps = {
  /** URL of the page with all openings. */
  readonly list: string;
  /** Mail address for CVs if there is no form; empty: not shown. */
  readonly mail: string;
  /** Calls `show` with each result. Returns a function that stops it. */
  readonly find: (show: (shown: Shown) => void) => () => void;
};

type NoJobProps = Pick<CareerDetailsProps, 'mail' | 'list'> & {
  /** Undefined until scripts run: nothing has been searched. */
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

/** One opening and its application form. The first render is also the page without scripts. */
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
