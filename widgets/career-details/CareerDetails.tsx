import { type ReactNode, useEffect, useState } from 'react';
import { isOver } from '../contract/deadline';
import { MailAddress } from '../shared/html/MailAddress';
import { SafeHtml } from '../shared/html/SafeHtml';
import { StaticContent } from '../shared/html/StaticContent';
import { EmptyState } from '../shared/lists/EmptyState';
import { ListState } from '../shared/lists/ListState';
import { ListVersions } from '../shared/lists/ListVersions';
import { SkeletonBlocks } from '../shared/lists/SkeletonBlocks';
import { COPY } from './copy';
import { type Found, hashOf, type ShownJob } from './find-job';
import { JobView, PROSE } from './JobView';

/** Renders the application form of a job. `list` is the URL of the page that lists all openings. */
type DrawForm = (jobId: string, list: string) => ReactNode;

/**
 * The result of `findJob`. If the result is a job, it also contains a function that renders the job's application form.
 */
export type Shown = Exclude<Found, ShownJob> | (ShownJob & { readonly form: DrawForm });

/** The data of a page that was built for an opening. */
export type OpeningPage = {
  readonly jobId: string;
  /** The description. Only the build passes it. */
  readonly built?: ReactNode;
  /** Renders the application form. Undefined if the deadline had passed at build time. */
  readonly form?: DrawForm | undefined;
};

export type CareerDetailsProps = {
  /** URL of the page that lists all openings. */
  readonly list: string;
  /** Mail address for CVs, shown if there is no form. Empty: not shown. */
  readonly mail: string;
  /** Searches for the selected job, and calls `show` with each result. Returns a function that stops the search. */
  readonly find: (show: (shown: Shown) => void) => () => void;
  /** Undefined on a page that wasn't built for an opening. */
  readonly page?: OpeningPage | undefined;
  /** Returns the URL of the page that was built for the selected opening. Undefined if there is no such page. */
  readonly builtPage?: (() => string | undefined) | undefined;
};

type NoJobProps = Pick<CareerDetailsProps, 'mail' | 'list' | 'builtPage'> & {
  /**
   * The reason why no opening or no form is shown. `closed`: the deadline has passed. The other values are explained at
   * `Found`. Undefined until scripts have searched for the opening.
   */
  readonly found: 'none' | 'missing' | 'failed' | 'closed' | undefined;
  readonly heading?: 'h2' | 'h3';
};

const TEXTS = {
  loading: [COPY.notYet, COPY.notYetWhy],
  none: [COPY.which, COPY.choose],
  missing: [COPY.missing, COPY.missingWhy],
  failed: [COPY.failed, COPY.failedWhy],
  closed: [COPY.closed, COPY.closedWhy],
} as const;

function NoJob({ found, list, mail, builtPage, heading = 'h2' }: NoJobProps) {
  const [title, text] = TEXTS[found ?? 'loading'];
  const ownPage = found === 'failed' && builtPage?.();
  return (
    <EmptyState title={title} heading={heading}>
      <p className="broker-listing__text">{text}</p>
      {mail && (
        <p className="broker-listing__text">
          {COPY.sendCv}{' '}
          <a className="broker-listing__way" href={`mailto:${mail}`}>
            <MailAddress mail={mail} />
          </a>
        </p>
      )}
      <div className="career-details__ways">
        <a className="broker-listing__action" href={list}>
          {COPY.openings}
        </a>
        {found === 'failed' && (
          <button
            type="button"
            className="broker-listing__action broker-listing__action--quiet"
            onClick={() => location.reload()}
          >
            {COPY.again}
          </button>
        )}
        {ownPage && (
          <a className="broker-listing__action broker-listing__action--quiet" href={ownPage}>
            {COPY.ownPage}
          </a>
        )}
      </div>
    </EmptyState>
  );
}

type DescriptionProps = { readonly shown: ShownJob; readonly hasPage: boolean };

const Description = ({ shown: { job, responsibility, qualification }, hasPage }: DescriptionProps) => (
  <JobView
    job={job}
    hasPage={hasPage}
    responsibility={responsibility.hasChildNodes() && <SafeHtml className={PROSE} html={responsibility} />}
    qualification={qualification.hasChildNodes() && <SafeHtml className={PROSE} html={qualification} />}
  />
);

type OpeningViewProps = Pick<CareerDetailsProps, 'list' | 'mail'> & {
  readonly shown: Shown | undefined;
  readonly page: OpeningPage;
};

/**
 * Renders an opening on the page that was built for it. The page's markup contains the description, which is replaced
 * only if the job has changed since the build, or if the API no longer has the job.
 */
function OpeningView({ shown, page: { jobId, built, form }, list, mail }: OpeningViewProps) {
  const isMissing = shown === 'missing';
  const changed = typeof shown === 'object' ? shown : undefined;
  // An opening that was closed at build time has no `form`. If its deadline has been extended, `changed` has the form.
  const draw = form ?? changed?.form;
  const isClosed = changed ? isOver(changed.job.deadline) : !draw;
  return (
    <div className="broker-listing career-details">
      <ListVersions version={changed ? hashOf(changed.job) : isMissing ? 'missing' : 'static'}>
        {changed ? (
          <Description shown={changed} hasPage />
        ) : isMissing ? (
          <NoJob found="missing" list={list} mail={mail} />
        ) : (
          <StaticContent className="broker-list__static" prerendered>
            {built}
          </StaticContent>
        )}
      </ListVersions>
      <ListVersions version={isMissing ? 'missing' : isClosed ? 'closed' : 'static'}>
        {isMissing ? null : isClosed ? <NoJob found="closed" list={list} mail={mail} /> : draw?.(jobId, list)}
      </ListVersions>
    </div>
  );
}

/**
 * Renders one opening and its application form. The build writes the first render into the page, so visitors without
 * scripts see it.
 */
export function CareerDetails({ find, list, mail, page, builtPage }: CareerDetailsProps) {
  const [shown, setShown] = useState<Shown>();
  useEffect(() => find(setShown), [find]);

  if (page) return <OpeningView shown={shown} page={page} list={list} mail={mail} />;
  if (typeof shown === 'object') {
    return (
      <div className="broker-listing career-details">
        <Description shown={shown} hasPage={false} />
        {isOver(shown.job.deadline) ? (
          <NoJob found="closed" list={list} mail={mail} heading="h3" />
        ) : (
          shown.form(shown.job.id, list)
        )}
      </div>
    );
  }
  const found = shown === 'unchanged' ? undefined : shown;
  return (
    <div className="broker-listing career-details" aria-busy={!found}>
      <ListState isLoading={!found} skeleton={<SkeletonBlocks count={2} />}>
        <NoJob found={found} list={list} mail={mail} builtPage={builtPage} />
      </ListState>
    </div>
  );
}
