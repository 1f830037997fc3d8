import type { ReactNode } from 'react';
import { isOver } from '../contract/deadline';
import type { Job } from '../contract/list-shapes';
import { COPY as LIST_COPY } from '../shared/lists/copy';
import { dayMonthYear } from '../shared/lists/day-month-year';
import { COPY } from './copy';

/** Classes of the elements that contain the responsibilities and the qualifications as HTML. */
export const PROSE = 'career-details__text broker-listing__prose';

/**
 * Returns the level of the sections' headings. It is one below the title, which is an h1 on the page of the opening,
 * and an h2 elsewhere.
 */
export const sectionLevel = (hasPage: boolean) => (hasPage ? 2 : 3);

type FoldProps = {
  readonly title: string;
  readonly level: 2 | 3;
  readonly open?: boolean;
  readonly children: ReactNode;
};

function Fold({ title, level, open, children }: FoldProps) {
  const Heading = `h${level}` as const;
  return (
    <details open={open}>
      <summary>
        <Heading>{title}</Heading>
      </summary>
      {children}
    </details>
  );
}

export type JobViewProps = {
  readonly job: Job;
  readonly responsibility: ReactNode;
  readonly qualification: ReactNode;
  /** True if the page was built for this opening. The page's h1 is then the job's title. */
  readonly hasPage?: boolean;
};

/** Renders the description of a job (requirements 2.21). Omits empty parts. */
export function JobView({ job, responsibility, qualification, hasPage = false }: JobViewProps) {
  const level = sectionLevel(hasPage);
  const deadline = dayMonthYear(job.deadline);
  return (
    <article className="career-details__job">
      {!hasPage && <h2>{job.title}</h2>}
      <p className="career-details__facts">
        {job.job_type && <span className="career-details__tag">{job.job_type}</span>}{' '}
        {job.location && (
          <span className="career-details__place">
            <svg
              viewBox="0 0 24 24"
              width="20"
              height="20"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              <path d="M12 22s7-7 7-12a7 7 0 0 0-14 0c0 5 7 12 7 12z" />
              <circle cx="12" cy="10" r="2" />
            </svg>
            {job.location}
          </span>
        )}{' '}
        {deadline && (
          <span>
            {isOver(job.deadline) ? LIST_COPY.closed : LIST_COPY.applyBy} <b>{deadline}</b>
          </span>
        )}
      </p>
      {job.job_description && <p className="career-details__lead">{job.job_description}</p>}
      <div className="career-details__folds">
        {job.overview && (
          <Fold title={COPY.overview} level={level} open>
            <p className="career-details__text career-details__text--plain">{job.overview}</p>
          </Fold>
        )}
        {responsibility && (
          <Fold title={COPY.responsibility} level={level} open>
            {responsibility}
          </Fold>
        )}
        {qualification && (
          <Fold title={COPY.qualification} level={level}>
            {qualification}
          </Fold>
        )}
      </div>
    </article>
  );
}
